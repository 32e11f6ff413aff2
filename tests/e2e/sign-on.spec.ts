import type { Page } from '@playwright/test';
import { spawnIdentityProvider } from '../sandbox/identity-provider/spawn';
import type { IdentityProvider } from '../sandbox/identity-provider/spawn';
import { siteCodeFor } from '../sandbox/identity-provider/site-code';
import { CLIENT } from '../sandbox/identity-provider/state';
import { findViolations, findViolationsIn } from './support/accessibility';
import { prepareSite } from './support/connection';
import { openRoute } from './support/dashboard';
import { addSiteCode, saveSettings, settingsCard } from './support/settings';
import { expect, test } from './support/test';

const FORGET = `
global $wpdb;
delete_option( 'jetpack_dashboard_sso_provider' );
delete_transient( 'jetpack_dashboard_sso_discovery' );
require_once ABSPATH . 'wp-admin/includes/user.php';
$created = get_user_by( 'login', 'ann' );
if ( $created ) { wp_delete_user( $created->ID ); }
$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key LIKE 'jetpack\\_dashboard\\_sso\\_link\\_%'" );
wp_cache_flush();`;
const ANN = { sub: 'ann-1', email: 'ann@id.example', email_verified: true };
const SWITCH = 'Let users log in with their connected account';

let provider: IdentityProvider;
let removeSiteCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'local' );
	provider = await spawnIdentityProvider( sandbox.url );
	removeSiteCode = addSiteCode( sandbox, siteCodeFor( provider.url ) );
} );
test.beforeEach( async ( { sandbox } ) => {
	await sandbox.wpEval( FORGET );
	await provider.set( { person: ANN } );
} );
test.afterAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { sso: false } );
	await sandbox.wpEval( FORGET );
	removeSiteCode();
	await provider.stop();
} );

const widthOf = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth );

/** Types into the focused field and those after it; '' keeps a value. */
async function typeFields(
	page: Page,
	fields: ReadonlyArray< [ label: string, text: string ] >
): Promise< void > {
	for ( const [ label, text ] of fields ) {
		await expect( page.getByLabel( label, { exact: true } ) ).toBeFocused();
		await page.keyboard.type( text );
		await page.keyboard.press( 'Tab' );
	}
}

/** Fills the form with the keyboard, and saves it. */
async function setUp( page: Page, secret: string ): Promise< void > {
	await page.getByLabel( 'Issuer' ).focus();
	await typeFields( page, [
		[ 'Issuer', provider.url ],
		[ 'Client ID', CLIENT.client_id ],
		[ 'Client secret', secret ],
		[ 'Scopes', 'openid email profile' ],
		[ 'Name', 'Example ID' ],
		[ 'Two-step authentication', '' ],
	] );
	const logsOut = page.getByLabel( 'Also log users out of the provider' );
	await expect( logsOut ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( logsOut ).toBeChecked();
	await page.keyboard.press( 'Tab' );
	for ( const label of [
		'Post-logout redirect URI',
		'Create users for people who have none',
		'Role of new users',
		'Email domains of new users',
		'Set roles from a claim',
		'Claim',
		'Value 1',
		'Role for value 1',
		'Value 2',
		'Role for value 2',
		'Value 3',
		'Role for value 3',
	] ) {
		await expect( page.getByLabel( label, { exact: true } ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
	}
	await expect( page.getByRole( 'button', { name: 'Save' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByText( 'The identity provider was saved.' )
	).toBeVisible();
}

test( 'a provider is set up, tested, turned on, connected and used, with the keyboard on a phone', async ( {
	browser,
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await page.setViewportSize( { width: 400, height: 800 } );
	await openRoute( page, '#/security' );
	await settingsCard( page, 'Secure sign-on' )
		.getByRole( 'link', { name: 'Set up your own identity provider' } )
		.press( 'Enter' );
	await expect(
		page.getByLabel( 'Redirect URI', { exact: true } )
	).toHaveValue(
		`${ sandbox.url }/wp-login.php?action=jetpack-sign-on-callback`
	);
	await setUp( page, CLIENT.client_secret );
	await expect( page.getByLabel( 'Client secret' ) ).toHaveValue( '' );
	await page.getByRole( 'button', { name: 'Test sign-on' } ).press( 'Enter' );
	await expect( page.locator( '.notice-warning' ) ).toContainText(
		/Client ID and secret: Passed\..*Logging out: Not tested\./
	);
	expect( await findViolations( page ) ).toEqual( [] );
	expect( await widthOf( page ) ).toBe( 400 );

	await page
		.getByRole( 'link', { name: 'Security settings' } )
		.press( 'Enter' );
	const card = settingsCard( page, 'Secure sign-on' );
	await card.getByRole( 'switch', { name: SWITCH } ).press( 'Space' );
	await expect( card.getByRole( 'switch', { name: SWITCH } ) ).toBeChecked();
	const button = card.getByRole( 'button', { name: 'Test sign-on' } );
	await button.press( 'Enter' );
	await expect(
		card.getByText( 'No step failed, but not everything could be tested.' )
	).toBeVisible();
	await expect( button ).toBeFocused();
	expect( await findViolations( page ) ).toEqual( [] );
	expect( await widthOf( page ) ).toBe( 400 );

	const author = await openAs( 'author' );
	await author.setViewportSize( { width: 400, height: 800 } );
	await author.goto( '/wp-admin/profile.php' );
	await author
		.getByRole( 'button', { name: 'Connect your account at Example ID' } )
		.press( 'Enter' );
	await expect(
		author.getByText( 'Your account is connected.' )
	).toBeVisible();
	await expect(
		author.getByText( 'Connected as ann@id.example since' )
	).toBeVisible();

	const context = await browser.newContext( {
		baseURL: sandbox.url,
		viewport: { width: 400, height: 800 },
	} );
	const visitor = await context.newPage();
	await visitor.goto( '/wp-login.php' );
	expect( await findViolationsIn( visitor, [ '#login' ] ) ).toEqual( [] );
	await visitor
		.getByRole( 'link', { name: 'Log in with Example ID' } )
		.press( 'Enter' );
	await visitor.waitForURL( '**/wp-admin/**' );
	await visitor.goto( '/wp-admin/profile.php' );
	await expect( visitor.locator( '#user_login' ) ).toHaveValue( 'author' );

	await visitor.goto(
		String(
			await visitor
				.locator( '#wp-admin-bar-logout a' )
				.getAttribute( 'href' )
		)
	);
	expect( new URL( visitor.url() ).origin ).toBe( provider.url );
	await visitor
		.getByRole( 'button', { name: 'Yes, sign me out' } )
		.press( 'Enter' );
	await expect(
		visitor.getByText( 'You are now logged out.' )
	).toBeVisible();
	await context.close();
} );

test( 'a wrong secret, a provider that is down and an unknown account show what to do', async ( {
	browser,
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await page.goto( '/wp-admin/admin.php?page=jetpack-sign-on' );
	await setUp( page, 'wrong' );
	await page.getByRole( 'button', { name: 'Test sign-on' } ).press( 'Enter' );
	await expect( page.locator( '.notice-error' ) ).toContainText(
		/Signing keys: Passed\..*Client ID and secret: Failed\. The provider refuses the client ID or the client secret\./
	);
	expect( await findViolations( page ) ).toEqual( [] );

	await page.getByLabel( 'Client secret' ).fill( CLIENT.client_secret );
	await page.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
	await saveSettings( sandbox, { sso: true } );
	await provider.set( {
		person: ANN,
		failures: { '/.well-known/openid-configuration': 503 },
	} );
	await openRoute( page, '#/security' );
	const card = settingsCard( page, 'Secure sign-on' );
	await card.getByRole( 'button', { name: 'Test sign-on' } ).press( 'Enter' );
	await expect(
		card.getByText( 'The test failed. Each failed step says what to do.' )
	).toBeVisible();
	await expect( card ).toContainText( 'status 503' );
	expect( await findViolations( page ) ).toEqual( [] );

	await provider.set( { person: ANN } );
	const context = await browser.newContext( { baseURL: sandbox.url } );
	const visitor = await context.newPage();
	await visitor.goto( '/wp-login.php' );
	await visitor
		.getByRole( 'link', { name: 'Log in with Example ID' } )
		.press( 'Enter' );
	await expect( visitor.locator( '#login_error' ) ).toContainText(
		'connect your account on your profile page'
	);
	expect( await findViolationsIn( visitor, [ '#login' ] ) ).toEqual( [] );

	await page.goto( '/wp-admin/admin.php?page=jetpack-sign-on' );
	await page
		.getByLabel( 'Create users for people who have none' )
		.press( 'Space' );
	await page.getByLabel( 'Role of new users' ).selectOption( 'Author' );
	await page.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
	await expect( page.getByLabel( 'Role of new users' ) ).toHaveValue(
		'author'
	);
	await visitor
		.getByRole( 'link', { name: 'Log in with Example ID' } )
		.press( 'Enter' );
	await visitor.waitForURL( '**/wp-admin/**' );
	await visitor.goto( '/wp-admin/profile.php' );
	await expect( visitor.locator( '#user_login' ) ).toHaveValue( 'ann' );
	await context.close();
} );

test( 'the provider is removed after a question, with the keyboard', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( '/wp-admin/admin.php?page=jetpack-sign-on' );
	await setUp( page, CLIENT.client_secret );
	await page
		.getByRole( 'link', { name: 'Remove the identity provider…' } )
		.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Remove Example ID?' } )
	).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );
	expect( await widthOf( page ) ).toBe( 400 );
	await page
		.getByRole( 'button', { name: 'Remove the identity provider' } )
		.press( 'Enter' );
	await expect(
		page.getByText( 'The identity provider was removed.' )
	).toBeVisible();
	await expect( page.getByLabel( 'Issuer' ) ).toHaveValue( '' );
} );
