import { PAGE } from './support/admin-page';
import { callsTo } from './support/approve-consent';
import { answerConsent, authorizeUrl, returnToSite } from './support/consent';
import {
	idOf,
	readConnection,
	registerSite,
	registrationNonce,
	registrationsAtService,
	startUnconnected,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post, site } from './support/site';

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'site-only' );
	await site().accountService.clearCalls();
} );
afterAll( () => useScenario( 'local' ) );

describe( 'the final redirect', () => {
	it.each( [
		'https://evil.test/',
		'//evil.test/wp-admin/',
		'/\\evil.test',
		'\\\\evil.test',
		'javascript:alert(1)',
		'http:evil.test',
		'.evil.test/',
		'@evil.test/',
		'admin.php@evil.test',
		'../wp-login.php?redirect_to=https://evil.test',
		'admin.php/../../../wp-login.php?action=logout',
		'admin.php\r\nLocation: https://evil.test',
		'%2f%2fevil.test',
	] )(
		'is this site’s wp-admin for every requested URL: %j',
		async ( wanted ) => {
			const url = await authorizeUrl(
				'admin',
				`?redirect_uri=${ encodeURIComponent( wanted ) }`
			);
			const { location } = await returnToSite(
				await answerConsent( url ),
				'admin'
			);
			expect( location?.href ).toBe( `${ site().url }${ PAGE }` );
		}
	);

	it( 'is so after registering and starting by a link, too', async () => {
		await startUnconnected();
		const evil = 'https://evil.test/';
		const { body } = await get(
			`connection/url?redirect=${ encodeURIComponent( evil ) }`
		);
		const started = await returnToSite( new URL( body ), 'admin' );
		const first = await returnToSite(
			await answerConsent( started.location?.href ?? '' ),
			'admin'
		);
		expect( first.location?.href ).toBe( `${ site().url }${ PAGE }` );

		await startUnconnected();
		const registered = await registerSite( 'admin', {
			redirect_uri: evil,
		} );
		const second = await returnToSite(
			await answerConsent( registered.body.authorizeUrl ),
			'admin'
		);
		expect( second.location?.href ).toBe( `${ site().url }${ PAGE }` );
	} );
} );

describe( 'registering', () => {
	beforeEach( startUnconnected );

	it( 'twice at once makes one registration', async () => {
		const before = await registrationsAtService();
		const nonce = await registrationNonce( 'admin' );
		const responses = await Promise.all(
			[ 'admin', 'admin' ].map( () =>
				post( 'connection/register', { registration_nonce: nonce } )
			)
		);
		expect( responses.map( ( { status } ) => status ) ).toContain( 200 );
		const { siteId } = await readConnection();
		const added = ( await registrationsAtService() ).filter(
			( id ) => ! before.includes( id )
		);
		expect( added ).toEqual( [ siteId ] );
		expect( await callsTo( '/register' ) ).toBe( 1 );
	} );

	it( 'needs the own nonce, and by a link as well', async () => {
		const others = await registrationNonce( 'admin2' );
		const { status, body } = await post( 'connection/register', {
			registration_nonce: others,
		} );
		expect( [ status, body.code ] ).toEqual( [ 403, 'invalid_nonce' ] );

		const link = new URL(
			`${ PAGE }&action=register&_wpnonce=0123456789`,
			site().url
		);
		expect( ( await returnToSite( link, 'admin' ) ).notices.error ).toBe(
			'cheatin'
		);
		const { body: url } = await get( 'connection/url', { as: 'admin2' } );
		expect(
			( await returnToSite( new URL( url ), 'admin' ) ).notices.error
		).toBe( 'cheatin' );
		expect( ( await readConnection() ).siteId ).toBe( 0 );
	} );

	it( 'is not possible with a body that names another user', async () => {
		const { body } = await registerSite( 'admin', {
			user_id: 5,
			user: 'editor',
		} );
		const back = await returnToSite(
			await answerConsent( body.authorizeUrl ),
			'admin'
		);
		expect( back.notices ).toEqual( { message: 'authorized' } );
		expect( ( await readConnection() ).ownerId ).toBe(
			await idOf( 'admin' )
		);
	} );
} );

describe( 'two clicks at once', () => {
	it( 'on Restore Connection leave one registration, the one that is stored', async () => {
		const before = await registrationsAtService();
		const old = await readConnection();
		const responses = await Promise.all( [
			post( 'connection/reconnect' ),
			post( 'connection/reconnect' ),
		] );
		expect( responses.map( ( { status } ) => status ) ).toContain( 200 );
		const { siteId } = await readConnection();
		expect( ( await registrationsAtService() ).sort() ).toEqual(
			[ ...before.filter( ( id ) => id !== old.siteId ), siteId ].sort()
		);
	} );

	it( 'on Disconnect disconnect once', async () => {
		const responses = await Promise.all( [
			post( 'connection', { isActive: false } ),
			post( 'connection', { isActive: false } ),
		] );
		expect( responses.map( ( { body } ) => body.code ) ).toContain(
			'success'
		);
		expect( ( await readConnection() ).siteId ).toBe( 0 );
	} );
} );
