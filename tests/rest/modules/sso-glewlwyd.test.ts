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
import { loggedIn } from './provider-login';

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
			{ ann: 'ann@example.com', bob: 'author@example.org' }
		);
		remove = dropMustUsePlugin( 'glewlwyd', siteCodeFor( provider.url ) );
	} );
	afterAll( async () => {
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

	it( 'an address that it doesn’t call verified matches nobody', async () => {
		await setUp( SECRET );
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		const response = await logInAs( 'bob' );
		expect( loggedIn( response ) ).toBe( '' );
		expect( errorOf( response ) ).not.toBe( '' );
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
} );
