import { PAGE } from './support/admin-page';
import {
	ACCOUNTS,
	answerConsent,
	authorizeUrl,
	returnToSite,
	linkUser,
} from './support/consent';
import {
	idOf,
	readConnection,
	registerSite,
	registrationNonce,
	registrationsAtService,
	startUnconnected,
	status,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, get, post, site } from './support/site';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'POST connection/register', () => {
	beforeEach( startUnconnected );

	it( 'registers the site and returns the URL of the next step (A009, A104, A317)', async () => {
		const before = await registrationsAtService();
		const { status: code, body } = await registerSite( 'admin', {
			redirect_uri: 'admin.php?page=jetpack#/dashboard',
			plugin_slug: 'jetpack',
		} );
		expect( code ).toBe( 200 );
		expect( Object.keys( body ).sort() ).toEqual( [
			'alternateAuthorizeUrl',
			'authorizeUrl',
		] );
		expect( body.alternateAuthorizeUrl ).toBe( '' );
		expect( new URL( body.authorizeUrl ).origin ).toBe(
			site().accountService.url
		);

		const stored = await readConnection();
		expect( before ).not.toContain( stored.siteId );
		expect( await registrationsAtService() ).toContain( stored.siteId );
		expect( stored ).toMatchObject( {
			registeredUrl: site().url,
			ownerId: 0,
			linked: [],
		} );
		expect( await status() ).toMatchObject( {
			isActive: true,
			isRegistered: true,
			isUserConnected: false,
			hasConnectedOwner: false,
		} );
	} );

	it( 'needs neither plugin_slug nor redirect_uri (A317)', async () => {
		const nonce = await registrationNonce( 'admin' );
		const { status: code } = await post( 'connection/register', {
			registration_nonce: nonce,
		} );
		expect( code ).toBe( 200 );
	} );

	it( 'with a wrong nonce is refused, and nothing is registered', async () => {
		const before = await registrationsAtService();
		const { status: code, body } = await registerSite( 'admin', {
			registration_nonce: '0123456789',
		} );
		expect( [ code, body.code ] ).toEqual( [ 403, 'invalid_nonce' ] );
		expect( await registrationsAtService() ).toEqual( before );
		expect( ( await readConnection() ).siteId ).toBe( 0 );
	} );

	it( 'without a nonce, or with one that is no text, is a bad request', async () => {
		const missing = await post( 'connection/register', {} );
		expect( [ missing.status, missing.body.code ] ).toEqual( [
			400,
			'rest_missing_callback_param',
		] );
		const list = await post( 'connection/register', {
			registration_nonce: [ 'x' ],
		} );
		expect( [ list.status, list.body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'a second time registers nothing new', async () => {
		await registerSite();
		const first = await readConnection();
		const { status: code, body } = await registerSite();
		expect( code ).toBe( 200 );
		expect( body.authorizeUrl ).toMatch( /^http/ );
		expect( ( await readConnection() ).siteId ).toBe( first.siteId );
	} );

	it( 'records that the terms of service were agreed to', async () => {
		await registerSite();
		expect(
			await evalPhp(
				"var_export( (bool) get_option( 'jetpack_dashboard_tos_agreed' ) );"
			)
		).toBe( 'true' );
	} );

	it( 'of a second administrator starts that user’s own authorization', async () => {
		const { body } = await registerSite( 'admin2' );
		await returnToSite(
			await answerConsent( body.authorizeUrl ),
			'admin2'
		);
		expect( ( await readConnection() ).ownerId ).toBe(
			await idOf( 'admin2' )
		);
	} );
} );

describe( 'the authorize URL', () => {
	beforeAll( () => useScenario( 'site-only' ) );

	it( 'is a code flow with PKCE, of this user alone (A318, A319)', async () => {
		const url = new URL( await authorizeUrl( 'admin', '?no_iframe=1' ) );
		const query = Object.fromEntries( url.searchParams );
		expect( url.origin ).toBe( site().accountService.url );
		expect( query ).toEqual( {
			response_type: 'code',
			client_id: expect.stringMatching( /\S/ ),
			redirect_uri: `${ site().url }${ PAGE }&action=authorize`,
			scope: 'openid profile email user offline_access',
			prompt: 'consent',
			state: expect.stringMatching( /^.{40,}$/ ),
			nonce: expect.stringMatching( /^.{40,}$/ ),
			code_challenge: expect.stringMatching( /^[\w-]{43}$/ ),
			code_challenge_method: 'S256',
		} );
	} );

	it( 'is another one each time', async () => {
		const [ first, second ] = [
			await authorizeUrl(),
			await authorizeUrl(),
		];
		for ( const key of [ 'state', 'nonce', 'code_challenge' ] ) {
			expect( new URL( first ).searchParams.get( key ) ).not.toBe(
				new URL( second ).searchParams.get( key )
			);
		}
	} );

	it( 'for a site that is not registered is refused', async () => {
		await useScenario( 'not-connected' );
		const { status: code, body } = await get( 'connection/authorize_url' );
		expect( [ code, body.code ] ).toEqual( [ 400, 'site_not_registered' ] );
		await useScenario( 'site-only' );
	} );
} );

describe( 'coming back from the account service', () => {
	beforeEach( () => useScenario( 'site-only' ) );

	it( 'links the first user, who owns the connection from then on (A003, A011, B496)', async () => {
		const { location, notices } = await linkUser( 'admin' );
		expect( `${ location?.pathname }${ location?.search }` ).toBe( PAGE );
		expect( notices ).toEqual( { message: 'authorized' } );
		const { body } = await get( 'connection/data' );
		expect( body ).toMatchObject( {
			currentUser: {
				isConnected: true,
				isMaster: true,
				username: 'admin',
				wpcomUser: {
					ID: Number( ACCOUNTS.marta ),
					login: expect.stringMatching( /\S/ ),
					email: expect.stringContaining( '@' ),
				},
			},
			connectionOwner: expect.stringMatching( /\S/ ),
		} );
		expect( await status() ).toMatchObject( {
			isUserConnected: true,
			hasConnectedOwner: true,
		} );
	} );

	it( 'links an editor and a second administrator next, who own nothing', async () => {
		await linkUser( 'admin' );
		const editor = await linkUser( 'editor', {
			email: 'editor@example.net',
		} );
		expect( editor.notices ).toEqual( { message: 'linked' } );
		await linkUser( 'admin2', { email: 'second@example.net' } );
		const { body } = await get( 'connection/data', { as: 'editor' } );
		expect( body.currentUser ).toMatchObject( {
			isConnected: true,
			isMaster: false,
			wpcomUser: { email: 'editor@example.net' },
		} );
		expect( ( await readConnection() ).ownerId ).toBe(
			await idOf( 'admin' )
		);
		expect( ( await readConnection() ).linked.sort() ).toEqual(
			[
				await idOf( 'admin' ),
				await idOf( 'admin2' ),
				await idOf( 'editor' ),
			].sort()
		);
	} );

	it( 'redirects to the page that the app requested', async () => {
		const url = await authorizeUrl(
			'admin',
			`?redirect_uri=${ encodeURIComponent(
				'admin.php?page=jetpack#/settings'
			) }`
		);
		const { location } = await returnToSite(
			await answerConsent( url ),
			'admin'
		);
		expect( location?.href ).toBe( `${ site().url }${ PAGE }#/settings` );
	} );

	it( 'does not link a user who declined, and the dashboard says so', async () => {
		const { location, notices } = await linkUser( 'admin', 'deny' );
		expect( location?.href ).toContain( PAGE );
		expect( notices ).toMatchObject( { error: 'access_denied' } );
		expect( ( await readConnection() ).linked ).toEqual( [] );
		// Nothing is left behind: an approval right after it works.
		expect( ( await linkUser( 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );
} );
