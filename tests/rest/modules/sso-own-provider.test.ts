import { noticesOf, sendForm, textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post, site } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import {
	ANN,
	errorOf,
	forgetCached,
	forgetProvider,
	link,
	logIn,
	openCallback,
	prepareOnce,
	pressOnProfile,
	setUp,
	startLogin,
	startProvider,
	visitProvider,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

prepareOnce( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await setUp( provider );
	await post( 'settings', {
		jetpack_sso_match_by_email: false,
		jetpack_sso_require_two_step: false,
	} );
} );
beforeEach( () => provider.set( { person: ANN } ) );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
	await useScenario( 'local' );
} );

const loginForm = async () => ( await fetchPath( '/wp-login.php' ) ).text;

describe( 'without an account service', () => {
	it( 'can be turned on once there is a provider', async () => {
		expect( ( await get( 'module/sso' ) ).body ).toMatchObject( {
			available: true,
			requires_connection: false,
			requires_user_connection: false,
			activated: true,
		} );
		expect( await loginForm() ).toContain( '>Log in with Example ID</a>' );
		await switchModule( 'sso', false );
		expect( await loginForm() ).not.toContain( 'Example ID' );
		expect( ( await post( 'settings', { sso: true } ) ).status ).toBe(
			200
		);
		await forgetProvider();
		expect( await loginForm() ).not.toContain( 'Log in with' );
		expect( ( await get( 'module/sso' ) ).body ).toMatchObject( {
			available: false,
			activated: false,
		} );
	} );

	it( 'sends PKCE, state, nonce and scopes to the provider', async () => {
		const { url, cookie } = await startLogin();
		expect( url ).toContain( `${ provider.url }/auth?` );
		const query = new URL( url ).searchParams;
		expect( query.get( 'code_challenge_method' ) ).toBe( 'S256' );
		expect( query.get( 'scope' ) ).toBe( 'openid email profile' );
		expect( query.get( 'redirect_uri' ) ).toBe(
			`${ site().url }/wp-login.php?action=jetpack-sign-on-callback`
		);
		for ( const name of [ 'state', 'nonce', 'code_challenge' ] ) {
			expect( query.get( name ) ).toMatch( /^[\w-]{43}$/ );
		}
		expect( cookie ).not.toBe( '' );
	} );
} );

describe( 'linking from the profile page', () => {
	it( 'lets the user log in afterwards, until they disconnect', async () => {
		const stranger = await logIn();
		expect( [ loggedIn( stranger ), errorOf( stranger ) ] ).toEqual( [
			'',
			'no_user',
		] );
		expect(
			textOf(
				(
					await fetchPath(
						'/wp-login.php?jetpack-sign-on-error=no_user'
					)
				).text
			)
		).toContain( 'connect your account on your profile page' );

		const page = await link( 'author' );
		expect( noticesOf( page, 'success' )[ 0 ] ).toContain(
			'Your account is connected.'
		);
		expect( textOf( page ) ).toContain( 'Connected as editor@example.org' );
		const response = await logIn(
			`&redirect_to=${ encodeURIComponent(
				`${ site().url }/wp-admin/profile.php`
			) }`
		);
		expect( loggedIn( response ) ).toBe( 'author' );
		expect( response.headers.location ).toBe(
			`${ site().url }/wp-admin/profile.php`
		);
		expect( response.headers[ 'cache-control' ] ).toContain( 'no-store' );

		await pressOnProfile( 'author' );
		expect( errorOf( await logIn() ) ).toBe( 'no_user' );
	} );

	it( 'links an account to one user only, and a user to one account', async () => {
		await link( 'author' );
		expect( noticesOf( await link( 'editor' ), 'error' )[ 0 ] ).toContain(
			'another user of this site is connected to it'
		);
		expect( loggedIn( await logIn() ) ).toBe( 'author' );

		await pressOnProfile( 'author' );
		const { headers } = await pressOnProfile( 'author' );
		await link( 'author' );
		await provider.set( { person: { sub: 'ann-2' } } );
		const back = await visitProvider( String( headers.location ) );
		const cookie = String( headers[ 'set-cookie' ] ).split( ';' )[ 0 ];
		await openCallback( back, cookie ?? '', 'author' );
		const { text } = await fetchPath( '/wp-admin/profile.php', {
			as: 'author',
		} );
		expect( noticesOf( text, 'error' )[ 0 ] ).toContain(
			'Disconnect that one first.'
		);
	} );

	it( 'can’t be finished by another user or as a login', async () => {
		const { headers } = await pressOnProfile( 'author' );
		const cookie =
			String( headers[ 'set-cookie' ] ).split( ';' )[ 0 ] ?? '';
		const back = await visitProvider( String( headers.location ) );
		for ( const as of [ 'editor', 'anonymous' ] as const ) {
			const response = await openCallback( back, cookie, as );
			expect( errorOf( response ) ).toBe( 'expired' );
		}
		expect( errorOf( await logIn() ) ).toBe( 'no_user' );
	} );

	it( 'can be undone by who may edit the user, and by no one else', async () => {
		await link( 'author' );
		const id = await evalPhp(
			"echo get_user_by( 'login', 'author' )->ID;"
		);
		for ( const as of [ 'editor', 'subscriber', 'anonymous' ] as const ) {
			const { status } = await sendForm(
				[
					[ 'action', 'jetpack_dashboard_sso_unlink' ],
					[ 'user_id', id ],
					[ '_wpnonce', 'x' ],
				],
				as
			);
			expect( [ as, status ] ).not.toEqual( [ as, 302 ] );
		}
		expect( loggedIn( await logIn() ) ).toBe( 'author' );
		const path = `/wp-admin/user-edit.php?user_id=${ id }`;
		expect( ( await pressOnProfile( 'admin', path ) ).status ).toBe( 302 );
		expect( errorOf( await logIn() ) ).toBe( 'no_user' );
		expect(
			( await fetchPath( path, { as: 'admin' } ) ).text
		).not.toContain( 'jp-sso-form' );
	} );
} );

describe( 'B184 matching by verified email address', () => {
	it.each( [
		[ 'of userinfo', false ],
		[ 'of the ID token', true ],
	] )(
		'logs in the user with the address %s, and links them',
		async ( _where, isEmailInToken ) => {
			await post( 'settings', { jetpack_sso_match_by_email: true } );
			await provider.set( { person: ANN, isEmailInToken } );
			expect( loggedIn( await logIn() ) ).toBe( 'editor' );
			expect(
				( await provider.calls() ).includes( 'GET /me Bearer' )
			).toBe( ! isEmailInToken );

			// The address now belongs to another account.
			await provider.set( { person: { ...ANN, sub: 'ann-2' } } );
			expect( errorOf( await logIn() ) ).toBe( 'no_user' );
			await provider.set( {
				person: { ...ANN, email: 'author@example.org' },
			} );
			expect( loggedIn( await logIn() ) ).toBe( 'editor' );
		}
	);

	it( 'trusts no address of userinfo because the ID token says that one is verified', async () => {
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		await provider.set( {
			person: { ...ANN, email_verified: false },
			claims: { email_verified: true },
		} );
		expect( errorOf( await logIn() ) ).toBe( 'no_user' );
	} );

	// More values are in tests/php/Features/Sso/IdentityTest.php.
	it( 'trusts no address that isn’t called verified', async () => {
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		await provider.set( { person: { ...ANN, email_verified: false } } );
		expect( errorOf( await logIn() ) ).toBe( 'no_user' );
	} );
} );

it( 'B185 requires two steps if the setting is on', async () => {
	await link( 'author' );
	await post( 'settings', { jetpack_sso_require_two_step: true } );
	expect( errorOf( await logIn() ) ).toBe( 'two_step' );
	await provider.set( { person: ANN, claims: { amr: [ 'pwd', 'mfa' ] } } );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
} );

it( 'follows a provider whose client secret belongs into the body', async () => {
	await provider.set( {
		person: ANN,
		discovery: {
			token_endpoint_auth_methods_supported: [ 'client_secret_post' ],
		},
	} );
	await forgetCached();
	await link( 'author' );
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
	expect( await provider.calls() ).toContain( 'POST /token' );
	await provider.set( { person: ANN } );
	await forgetCached();
	expect( loggedIn( await logIn() ) ).toBe( 'author' );
	expect( await provider.calls() ).toContain( 'POST /token Basic' );
} );
