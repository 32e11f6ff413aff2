import { dropMustUsePlugin } from '../support/dropped-plugin';
import { ACCOUNTS, answerConsent } from '../support/consent';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post, site } from '../support/site';
import {
	MARTA,
	START,
	returnFromProvider,
	cookiesOf,
	errorOf,
	startLogin,
	logInWith,
	loggedIn,
} from './provider-login';

let remove = () => {};

restoreStateAfterwards();

beforeEach( async () => {
	await useScenario( 'connected' );
	await switchModule( 'sso', true );
	await post( 'settings', {
		jetpack_sso_match_by_email: false,
		jetpack_sso_require_two_step: false,
	} );
} );
afterEach( () => {
	remove();
	remove = () => {};
} );
afterAll( () => useScenario( 'local' ) );

describe( 'the login form', () => {
	const form = async () => ( await fetchPath( '/wp-login.php' ) ).text;

	it( 'has the button while the module is on and the site is connected', async () => {
		await switchModule( 'sso', false );
		expect( await form() ).not.toContain( 'jetpack-sso' );
		expect( ( await post( 'settings', { sso: true } ) ).status ).toBe(
			200
		);
		const host = new URL( site().accountService.url ).host;
		expect( await form() ).toContain( `>Log in with ${ host }</a>` );
		await useScenario( 'not-connected' );
		expect( await form() ).not.toContain( 'jetpack-sso' );
		await useScenario( 'offline' );
		expect( await form() ).not.toContain( 'jetpack-sso' );
	} );

	it( 'can’t have it without an account service', async () => {
		await switchModule( 'sso', false );
		await useScenario( 'local' );
		expect( ( await get( 'module/sso' ) ).body ).toMatchObject( {
			available: false,
			unavailable_reason:
				'Needs a provider of your own. Set it up in Settings, on the module’s card.',
		} );
		expect( ( await post( 'settings', { sso: true } ) ).status ).toBe(
			400
		);
	} );

	it( 'escapes the redirect target', async () => {
		const { text } = await fetchPath(
			'/wp-login.php?redirect_to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'
		);
		expect( text ).toContain( 'jetpack-sso' );
		expect( text ).not.toContain( '<script>alert(1)' );
	} );
} );

describe( 'logging in', () => {
	it( 'logs in the user whose account is linked', async () => {
		const response = await logInWith( MARTA );
		expect( response.status ).toBe( 302 );
		expect( loggedIn( response ) ).toBe( 'admin' );
		expect( response.headers.location ).toBe( `${ site().url }/wp-admin/` );
		expect( response.headers[ 'cache-control' ] ).toContain( 'no-store' );
	} );

	it( 'redirects to the requested page, only on this site', async () => {
		const page = `${ site().url }/wp-admin/edit.php?post_type=page`;
		const there = await logInWith(
			MARTA,
			`&redirect_to=${ encodeURIComponent( page ) }`
		);
		expect( there.headers.location ).toBe( page );
		const elsewhere = await logInWith(
			MARTA,
			'&redirect_to=https%3A%2F%2Fevil.example%2F'
		);
		expect( loggedIn( elsewhere ) ).toBe( 'admin' );
		expect( elsewhere.headers.location ).toBe(
			`${ site().url }/wp-admin/`
		);
	} );

	it( 'sends PKCE, a state and a nonce, which differ each time', async () => {
		const [ one, two ] = [ await startLogin(), await startLogin() ].map(
			( { url } ) => new URL( url ).searchParams
		);
		expect( one?.get( 'code_challenge_method' ) ).toBe( 'S256' );
		expect( one?.get( 'scope' ) ).toBe( 'openid email' );
		for ( const name of [ 'state', 'nonce', 'code_challenge' ] ) {
			expect( one?.get( name ) ).toMatch( /^[\w-]{43}$/ );
			expect( one?.get( name ) ).not.toBe( two?.get( name ) );
		}
	} );

	it( 'keeps the attempt in a cookie that scripts can’t read', async () => {
		const response = await fetchPath( START );
		expect(
			cookiesOf( response ).find( ( cookie ) =>
				cookie.startsWith( 'jetpack_sso=' )
			)
		).toMatch( /; path=\/; HttpOnly; SameSite=Lax$/ );
	} );

	it( 'refuses who is not linked, and who said no', async () => {
		const stranger = await logInWith( { account: ACCOUNTS.jonas } );
		expect( [ loggedIn( stranger ), errorOf( stranger ) ] ).toEqual( [
			'',
			'no_user',
		] );
		const denied = await logInWith( 'deny' );
		expect( [ loggedIn( denied ), errorOf( denied ) ] ).toEqual( [
			'',
			'access_denied',
		] );
		const { text } = await fetchPath(
			'/wp-login.php?jetpack-sso-error=no_user'
		);
		expect( text ).toContain( 'No user of this site is connected' );
		expect(
			( await fetchPath( '/wp-login.php?jetpack-sso-error=%3Cb%3E' ) )
				.text
		).toContain( 'Could not log you in' );
	} );

	it( 'refuses another browser, a forged attempt, a second time and a late one', async () => {
		const { url, cookie } = await startLogin();
		const back = await answerConsent( url, MARTA );
		const other = await returnFromProvider( back, '' );
		expect( [ other.status, loggedIn( other ) ] ).toEqual( [ 302, '' ] );
		const forged = await returnFromProvider(
			back,
			`${ cookie.slice( 0, -1 ) }0x`
		);
		expect( loggedIn( forged ) ).toBe( '' );
		expect( loggedIn( await returnFromProvider( back, cookie ) ) ).toBe(
			'admin'
		);
		const again = await returnFromProvider( back, cookie );
		expect( [ loggedIn( again ), errorOf( again ) ] ).toEqual( [
			'',
			'failed',
		] );

		const late = await startLogin();
		const lateBack = await answerConsent( late.url, MARTA );
		await site().setClock( 601 );
		const response = await returnFromProvider( lateBack, late.cookie );
		await site().setClock( 0 );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'failed',
		] );
	} );

	it( 'refuses a code of another state, and a response of another issuer', async () => {
		const mine = await startLogin();
		const theirs = await answerConsent( ( await startLogin() ).url, MARTA );
		const state = new URL( mine.url ).searchParams.get( 'state' ) ?? '';
		theirs.searchParams.set( 'state', state );
		expect(
			loggedIn( await returnFromProvider( theirs, mine.cookie ) )
		).toBe( '' );

		const { url, cookie } = await startLogin();
		const back = await answerConsent( url, MARTA );
		back.searchParams.set( 'iss', 'https://evil.example' );
		expect( loggedIn( await returnFromProvider( back, cookie ) ) ).toBe(
			''
		);
	} );

	it( 'rejects users whom other plugins reject', async () => {
		remove = dropMustUsePlugin(
			'sso-keep-out',
			"add_filter( 'wp_authenticate_user', static function () { return new WP_Error( 'pending', 'Not yet.' ); } );"
		);
		const response = await logInWith( MARTA );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'failed',
		] );
	} );

	it( 'says so when the account service is away, and passwords go on working', async () => {
		await site().accountService.patch( {
			faults: { '*': { kind: 'status', status: 503 } },
		} );
		await evalPhp( "delete_transient( 'jetpack_dashboard_discovery' );" );
		const response = await fetchPath( START );
		await site().accountService.patch( { faults: { '*': null } } );
		expect( errorOf( response ) ).toBe( 'failed' );
		const { text } = await fetchPath( '/wp-login.php' );
		expect( text ).toContain( 'name="pwd"' );
	} );
} );
