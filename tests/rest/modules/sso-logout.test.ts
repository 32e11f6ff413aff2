import { noticesOf } from '../support/admin-form';
import { withQuery } from '../support/approve-consent';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { logIn as logInByPassword } from '../../sandbox';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, post, site } from '../support/site';
import type { HttpResponse } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { CLIENT } from '../../sandbox/identity-provider/state';
import { cookiesOf } from './provider-login';
import {
	cookieHeader,
	isLoggedIn,
	locationOf,
	logInAtProvider,
	logOut,
	visitLogout,
} from './provider-logout';
import {
	ANN,
	errorOf,
	fieldsFor,
	forgetCached,
	forgetProvider,
	link,
	openCallback,
	prepareOnce,
	setUp,
	startProvider,
	submit,
} from './own-provider';

const DISCOVERY = '/.well-known/openid-configuration';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

const save = ( changes: Record< string, string > = {} ) =>
	submit( { ...fieldsFor( provider ), logout: '1', ...changes } );

prepareOnce( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await provider.set( { person: ANN } );
	await setUp( provider );
	await link( 'author' );
	await save();
} );
beforeEach( () => provider.set( { person: ANN } ) );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

const isAtProvider = ( response: HttpResponse ) =>
	locationOf( response ).origin === provider.url;

it( 'goes to the provider and back to where WordPress was asked to go', async () => {
	const cookie = await logInAtProvider();
	const target = `${ site().url }/wp-login.php?loggedout=true&a=b`;
	const response = await logOut(
		cookie,
		`&redirect_to=${ encodeURIComponent( target ) }`
	);
	const url = locationOf( response );
	expect( url.origin + url.pathname ).toBe( `${ provider.url }/session/end` );
	const query = Object.fromEntries( url.searchParams );
	expect( query ).toEqual( {
		client_id: CLIENT.client_id,
		post_logout_redirect_uri: `${
			site().url
		}/wp-login.php?action=jetpack-signed-out`,
		state: expect.stringMatching( /^[\w-]{43}$/ ),
	} );
	expect( await isLoggedIn( cookie ) ).toBe( false );

	const back = await visitLogout( url );
	expect( back.searchParams.get( 'state' ) ).toBe( query[ 'state' ] );
	const last = await openCallback( back, cookieHeader( response ) );
	expect( last.headers.location ).toBe( target );
	expect( cookiesOf( last ).join() ).toContain( 'jetpack_sso=deleted;' );
} );

it( 'ends on the login form by default', async () => {
	const response = await logOut( await logInAtProvider() );
	const back = await visitLogout( locationOf( response ) );
	const last = await openCallback( back, cookieHeader( response ) );
	expect( last.headers.location ).toMatch(
		/\/wp-login\.php\?loggedout=true/
	);
} );

it( 'stores no token in the session', async () => {
	await logInAtProvider();
	const sessions = await evalPhp(
		"echo wp_json_encode( get_user_meta( get_user_by( 'login', 'author' )->ID, 'session_tokens' ) );"
	);
	expect( sessions ).toMatch( /"jetpack_sso":"[0-9a-f]{16}"/ );
	expect( sessions ).not.toMatch( /eyJ|token"|ann-1/ );
} );

describe( 'leaves the provider alone', () => {
	it( 'by default', async () => {
		await save( { logout: '' } );
		const response = await logOut( await logInAtProvider() );
		expect( isAtProvider( response ) ).toBe( false );
	} );

	it( 'after a login with a password, also while another session of the user began there', async () => {
		const atProvider = await logInAtProvider();
		const { cookie } = await logInByPassword( site(), 'author' );
		expect( isAtProvider( await logOut( cookie ) ) ).toBe( false );
		expect( isAtProvider( await logOut( atProvider ) ) ).toBe( true );
	} );

	it( 'if another provider or client was set up since the login', async () => {
		const cookie = await logInAtProvider();
		await save( { client_id: 'another' } );
		expect( isAtProvider( await logOut( cookie ) ) ).toBe( false );
	} );

	it( 'if it was removed, or the module turned off, since the login', async () => {
		const first = await logInAtProvider();
		const second = await logInAtProvider();
		await switchModule( 'sso', false );
		expect( isAtProvider( await logOut( first ) ) ).toBe( false );
		await switchModule( 'sso', true );
		await forgetProvider();
		expect( isAtProvider( await logOut( second ) ) ).toBe( false );
	} );

	it.each( [
		[ 'is down', { failures: { [ DISCOVERY ]: 503 } } ],
		[ 'has no endpoint', { discovery: { end_session_endpoint: null } } ],
		[
			'names a script',
			{ discovery: { end_session_endpoint: 'javascript:alert(1)' } },
		],
		[
			'names a host without HTTPS',
			{ discovery: { end_session_endpoint: 'http://id.example.com/' } },
		],
	] )( 'if it %s, and logs out of the site', async ( _what, state ) => {
		const cookie = await logInAtProvider();
		await provider.set( { person: ANN, ...state } );
		await forgetCached();
		const response = await logOut( cookie );
		expect( locationOf( response ).origin ).toBe( site().url );
		expect( await isLoggedIn( cookie ) ).toBe( false );
	} );

	it( 'if a plugin’s page reads where a logout goes', async () => {
		const remove = dropMustUsePlugin(
			'logout-redirect',
			"add_action( 'login_form_logout', static function () { if ( isset( $_GET['read'] ) ) { echo 'Goes to: ' . apply_filters( 'logout_redirect', 'here', '', wp_get_current_user() ); exit; } }, 20 );"
		);
		const { text } = await logOut( await logInAtProvider(), '&read=1' );
		remove();
		expect( text ).toBe( 'Goes to: here' );
	} );
} );

describe( 'attacks', () => {
	it( 'a link without WordPress’s nonce logs nobody out', async () => {
		const cookie = await logInAtProvider();
		const response = await fetchPath( '/wp-login.php?action=logout', {
			headers: { Cookie: cookie },
		} );
		expect( response.headers.location ).toBe( undefined );
		expect( response.text ).toContain( 'log out' );
		expect( await isLoggedIn( cookie ) ).toBe( true );
	} );

	it( 'the way back leads to no other site, and needs this browser’s state', async () => {
		const response = await logOut(
			await logInAtProvider(),
			`&redirect_to=${ encodeURIComponent( 'https://evil.example/' ) }`
		);
		const back = await visitLogout( locationOf( response ) );
		for ( const [ url, cookie ] of [
			[ back, cookieHeader( response ) ],
			[ back, '' ],
			[ withQuery( back, { state: 'x' } ), cookieHeader( response ) ],
			[ withQuery( back, { state: null } ), cookieHeader( response ) ],
			[ withQuery( back, { redirect_to: 'https://evil.example/' } ), '' ],
		] as const ) {
			const { headers } = await openCallback( url, cookie );
			expect( headers.location ).toMatch(
				new RegExp( `^${ site().url }/wp-(login|admin)` )
			);
		}
	} );

	it( 'the state of a logout starts no login', async () => {
		const response = await logOut( await logInAtProvider() );
		const { searchParams } = locationOf( response );
		const { headers, ...rest } = await openCallback(
			new URL(
				`${
					site().url
				}/wp-login.php?action=jetpack-sign-on-callback&code=x&iss=${
					provider.url
				}&state=${ searchParams.get( 'state' ) }`
			),
			cookieHeader( response )
		);
		expect( errorOf( { headers, ...rest } ) ).toBe( 'expired' );
		expect( await provider.calls() ).not.toContain( 'GET /jwks Basic' );
	} );

	it( 'a mark in a session of another provider is not this one’s', async () => {
		const cookie = await logInAtProvider();
		await evalPhp(
			`$id = get_user_by( 'login', 'author' )->ID;
			$sessions = get_user_meta( $id, 'session_tokens', true );
			foreach ( $sessions as $key => $session ) { $sessions[ $key ]['jetpack_sso'] = '1'; }
			update_user_meta( $id, 'session_tokens', $sessions );`
		);
		expect( isAtProvider( await logOut( cookie ) ) ).toBe( false );
	} );
} );

describe( 'the page', () => {
	it( 'keeps the switch, and shows the address to register', async () => {
		const page = await save( { secret: '' } );
		expect( page ).toMatch( /name="logout"[^>]*checked/ );
		expect( page ).toMatch(
			/aria-label="Post-logout redirect URI">[^<]*wp-login\.php\?action=jetpack-signed-out</
		);
		expect( await save( { logout: '' } ) ).not.toMatch(
			/name="logout"[^>]*checked/
		);
	} );

	it.each( [ null, 'http://id.example.com/', [ 'https://id.example/' ] ] )(
		'refuses the switch if the provider’s endpoint is %j, but not the provider',
		async ( end_session_endpoint ) => {
			await provider.set( { discovery: { end_session_endpoint } } );
			expect( noticesOf( await save(), 'error' )[ 0 ] ).toContain(
				'no valid “end_session_endpoint”'
			);
			const page = await save( { logout: '' } );
			expect( noticesOf( page, 'success' ) ).toHaveLength( 1 );
		}
	);

	it.each( [
		[ 'skipped', 'The provider offers it; it was not tried.', {} ],
		[
			'failed',
			'has no valid “end_session_endpoint”',
			{ end_session_endpoint: null },
		],
	] )( 'has a step of the test: %s', async ( status, text, discovery ) => {
		await provider.set( { discovery } );
		const { body } = await post( 'module/sso/test', {} );
		expect( body.steps ).toContainEqual(
			expect.objectContaining( {
				id: 'logout',
				status,
				text: expect.stringContaining( text ),
			} )
		);
	} );
} );
