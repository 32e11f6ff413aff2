import { follow, noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, post, site } from '../support/site';
import { siteCodeFor } from '../../sandbox/identity-provider/site-code';
import {
	hasGlewlwyd,
	SECRET,
	startGlewlwyd,
} from '../../sandbox/identity-provider/glewlwyd';
import type { Glewlwyd } from '../../sandbox/identity-provider/glewlwyd';
import {
	errorOf,
	forgetProvider,
	openCallback,
	pressOnProfile,
	started,
	startLogin,
	submit,
} from './own-provider';
import { created, DELETE_CREATED } from './created-users';
import { loggedIn } from './provider-login';
import {
	cookieHeader,
	isLoggedIn,
	locationOf,
	logOut,
} from './provider-logout';

/** The provider that the other tests use is built with the same library as the account service. */
( hasGlewlwyd() ? describe : describe.skip )( 'with Glewlwyd', () => {
	let provider: Glewlwyd;
	let remove: () => void;

	restoreStateAfterwards();
	jest.setTimeout( 60_000 );

	beforeAll( async () => {
		await useScenario( 'local' );
		await forgetProvider();
		provider = await startGlewlwyd(
			`${ site().url }/wp-login.php?action=jetpack-sign-on-callback`,
			{
				ann: { email: 'ann@example.com' },
				bob: { email: 'author@example.org' },
				eve: { email: 'author@example.org', isVerified: true },
				kim: { email: 'kim@id.example', isVerified: true },
				lee: { email: 'lee@id.example', isVerified: false },
			}
		);
		remove = dropMustUsePlugin( 'glewlwyd', siteCodeFor( provider.url ) );
	} );
	afterAll( async () => {
		await evalPhp( DELETE_CREATED );
		await switchModule( 'sso', false );
		await forgetProvider();
		remove?.();
		await provider?.stop();
	} );

	const setUp = async (
		secret: string,
		more: Record< string, string > = {}
	) => {
		const page = await submit( {
			issuer: provider.url,
			client_id: 'wordpress',
			secret,
			scopes: 'openid',
			name: 'Glewlwyd',
			...more,
		} );
		expect( noticesOf( page, 'success' ) ).toEqual( [
			'The identity provider was saved.',
		] );
		await switchModule( 'sso', true );
	};

	const logInAs = async ( person: string ) => {
		const { url, cookie } = await startLogin();
		return openCallback( await provider.visit( url, person ), cookie );
	};

	const steps = async (): Promise< Record< string, string > > => {
		const { body } = await post( 'module/sso/test', {} );
		return Object.fromEntries(
			body.steps.map( ( step: { id: string; status: string } ) => [
				step.id,
				step.status,
			] )
		);
	};

	it( 'the test button passes what Glewlwyd tells, and finds a wrong secret', async () => {
		await setUp( SECRET );
		const known = {
			address: 'passed',
			document: 'passed',
			endpoints: 'passed',
			pkce: 'passed',
			keys: 'passed',
		};
		// Its error for an invalid code is one of its own.
		expect( await steps() ).toEqual( { ...known, client: 'unknown' } );
		await setUp( 'wrong' );
		expect( await steps() ).toEqual( { ...known, client: 'failed' } );
	} );

	it( 'a person connects an account on the profile page, and logs in with it', async () => {
		await setUp( SECRET );
		const { url, cookie } = started( await pressOnProfile( 'editor' ) );
		const page = await follow(
			await openCallback(
				await provider.visit( url, 'ann' ),
				cookie,
				'editor'
			),
			'editor'
		);
		expect( noticesOf( page, 'success' ) ).toContain(
			'Your account is connected. You can log in with it now.'
		);
		expect( loggedIn( await logInAs( 'ann' ) ) ).toBe( 'editor' );
	} );

	it( 'an address matches a user only if it is called verified', async () => {
		await setUp( SECRET );
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		const response = await logInAs( 'bob' );
		expect( loggedIn( response ) ).toBe( '' );
		expect( errorOf( response ) ).toBe( 'no_user' );
		expect( loggedIn( await logInAs( 'eve' ) ) ).toBe( 'author' );
		await post( 'settings', { jetpack_sso_match_by_email: false } );
	} );

	it( 'a user is created where that is on, with a verified address', async () => {
		await setUp( SECRET );
		expect( errorOf( await logInAs( 'kim' ) ) ).toBe( 'no_user' );
		await setUp( SECRET, { create: '1', role: 'contributor' } );
		expect( errorOf( await logInAs( 'lee' ) ) ).toBe( 'not_verified' );
		expect( errorOf( await logInAs( 'bob' ) ) ).toBe( 'not_verified' );
		expect( loggedIn( await logInAs( 'kim' ) ) ).toBe( 'kim' );
		expect( await created() ).toEqual( [
			{
				login: 'kim',
				email: 'kim@id.example',
				name: 'The kim',
				roles: [ 'contributor' ],
			},
		] );
		expect( loggedIn( await logInAs( 'kim' ) ) ).toBe( 'kim' );
	} );

	it( 'logging out leads to its page, which does nothing without the ID token', async () => {
		await setUp( SECRET, { logout: '1' } );
		expect( await steps() ).toMatchObject( { logout: 'skipped' } );
		const response = await logInAs( 'ann' );
		expect( loggedIn( response ) ).toBe( 'editor' );
		const cookie = cookieHeader( response );
		const url = locationOf( await logOut( cookie ) );
		expect( url.origin + url.pathname ).toBe(
			`${ provider.url }/end_session`
		);
		expect( await isLoggedIn( cookie ) ).toBe( false );
		const page = await fetch( url, { redirect: 'manual' } );
		expect( [ page.status, await page.text() ] ).toEqual( [ 200, '' ] );
	} );

	it( 'a claim sets the role', async () => {
		await setUp( SECRET, {
			map: '1',
			claim: 'groups',
			'row_value[]': 'The ann',
			'row_role[]': 'contributor',
		} );
		expect( loggedIn( await logInAs( 'ann' ) ) ).toBe( 'editor' );
		expect(
			await evalPhp(
				"echo implode( ' ', get_user_by( 'login', 'editor' )->roles );"
			)
		).toBe( 'contributor' );
		await evalPhp(
			"get_user_by( 'login', 'editor' )->set_role( 'editor' );"
		);
	} );

	it( 'a second step that it calls neither “mfa” in “amr” nor “acr” doesn’t count', async () => {
		await setUp( SECRET, { acr: 'gold' } );
		await post( 'settings', { jetpack_sso_require_two_step: true } );
		expect( await steps() ).toMatchObject( { two_step: 'unknown' } );
		expect( errorOf( await logInAs( 'ann' ) ) ).toBe( 'two_step' );
		await provider.requireCodes();
		expect( errorOf( await logInAs( 'ann' ) ) ).toBe( 'two_step' );
		await post( 'settings', { jetpack_sso_require_two_step: false } );
		expect( loggedIn( await logInAs( 'ann' ) ) ).toBe( 'editor' );
	} );
} );
