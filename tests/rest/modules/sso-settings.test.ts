import { restoreStateAfterwards } from '../support/saved-state';
import type { Consent } from '../support/consent';
import { switchModule, useScenario } from '../support/site-state';
import { post, site } from '../support/site';
import { MARTA, errorOf, logInWith, loggedIn } from './provider-login';

/** Additional accounts whose email addresses belong to users of the site. */
const EDITOR = {
	sub: '70001',
	preferred_username: 'ed',
	email: 'editor@example.org',
	email_verified: true,
};
const UNVERIFIED = {
	sub: '70002',
	preferred_username: 'au',
	email: 'author@example.org',
	email_verified: false,
};
const ADMIN_TWIN = {
	sub: '70003',
	preferred_username: 'twin',
	email: 'admin@example.org',
	email_verified: true,
};

let seeded: unknown[];

restoreStateAfterwards();

beforeAll( async () => {
	seeded = ( await site().accountService.state() ).accounts;
} );
beforeEach( async () => {
	await useScenario( 'connected' );
	await site().accountService.patch( {
		accounts: [ ...seeded, EDITOR, UNVERIFIED, ADMIN_TWIN ],
	} );
	await switchModule( 'sso', true );
	await post( 'settings', {
		jetpack_sso_match_by_email: false,
		jetpack_sso_require_two_step: false,
	} );
} );
afterAll( async () => {
	await site().accountService.patch( { accounts: seeded } );
	await useScenario( 'local' );
} );

describe( 'B184 matching by email address', () => {
	const asEditor: Consent = { account: EDITOR.sub };

	it( 'logs in the user with the account’s verified address while it is on', async () => {
		expect( errorOf( await logInWith( asEditor ) ) ).toBe( 'no_user' );
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		expect( loggedIn( await logInWith( asEditor ) ) ).toBe( 'editor' );
	} );

	it( 'trusts no address that the service didn’t verify', async () => {
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		const response = await logInWith( { account: UNVERIFIED.sub } );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'no_user',
		] );
	} );

	it( 'is not for a user who is linked to another account', async () => {
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		const response = await logInWith( { account: ADMIN_TWIN.sub } );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'no_user',
		] );
	} );
} );

describe( 'B185 requiring two steps', () => {
	it( 'refuses an account that took one', async () => {
		await post( 'settings', { jetpack_sso_require_two_step: true } );
		const response = await logInWith( MARTA );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'two_step',
		] );
	} );

	it( 'logs in an account that used two steps', async () => {
		await post( 'settings', {
			jetpack_sso_require_two_step: true,
			jetpack_sso_match_by_email: true,
		} );
		await site().accountService.patch( {
			accounts: [ ...seeded, { ...EDITOR, amr: [ 'pwd', 'mfa' ] } ],
		} );
		expect( loggedIn( await logInWith( { account: EDITOR.sub } ) ) ).toBe(
			'editor'
		);
	} );
} );
