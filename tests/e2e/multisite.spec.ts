import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Login, Sandbox } from '../sandbox';
import { connectNetwork, startNetwork } from '../sandbox/network';
import { findViolations } from './support/accessibility';
import { cardNamed, expectNoAccountNeeded } from './support/cards';
import { noticesOf, openRoute, routeOf } from './support/dashboard';
import { logInByForm } from './support/login';
import { buyKey } from './support/purchases';
import { expect, test } from './support/test';

/** A network of its own, since the site of the other tests isn't one. */
let network: Sandbox;

test.skip(
	( { sandbox } ) => sandbox.php === 'wasm',
	'WP-CLI, which creates the network, needs native PHP.'
);

test.beforeAll( async () => {
	test.setTimeout( 180_000 );
	network = await startNetwork( 'e2e-network', undefined, {
		plugin: {
			zip: resolve(
				process.env[ 'E2E_ZIP' ] || 'dist/jetpack-dashboard.zip'
			),
		},
	} );
	await network.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
} );

test.afterAll( () => network?.stop() );

async function logIn( browser: Browser, login: Login ): Promise< Page > {
	const context = await browser.newContext( { baseURL: network.url } );
	const page = await context.newPage();
	await logInByForm( page, network.users[ login ] );
	return page;
}

/** The names of the screen's buttons that install or activate a plugin. */
const pluginButtons = ( page: Page ) =>
	page
		.locator( '#jetpack-dashboard-root' )
		.getByRole( 'button', { name: /^(?:Install|Activate Akismet)/ } );

const ACTIVATE_KEY = 'Got a license key? Activate it here.';

test( 'local: no card of a network needs an account service', async ( {
	browser,
} ) => {
	await network.applyScenario( 'local' );
	const page = await logIn( browser, 'admin' );
	await openRoute( page, '#/dashboard' );
	await expectNoAccountNeeded( page );
	await expect( cardNamed( page, 'Backup' ) ).toHaveCount( 0 );
	expect( await findViolations( page ) ).toEqual( [] );

	// The main site's scanner works, but only for the network's administrators.
	await network.wp( [ 'jetpack', 'module', 'activate', 'scanner' ] );
	await page.reload();
	await expect( cardNamed( page, 'Scan' ) ).toContainText(
		'Configuring your scan.'
	);
	const other = await logIn( browser, 'admin2' );
	await openRoute( other, '#/dashboard' );
	await expectNoAccountNeeded( other );
	await expect( cardNamed( other, 'Scan' ) ).toHaveCount( 0 );
	await network.wp( [ 'jetpack', 'module', 'deactivate', 'scanner' ] );
} );

test( 'an administrator of a network’s site, who doesn’t own its connection, has no control that fails', async ( {
	browser,
} ) => {
	test.setTimeout( 120_000 );
	await connectNetwork( network, 'admin' );
	const page = await logIn( browser, 'admin2' );

	await openRoute( page, '#/my-plan' );
	await expect( cardNamed( page, 'My Plan' ) ).toContainText( 'Free plan' );
	await expect( page.getByText( ACTIVATE_KEY ) ).toHaveCount( 0 );
	expect( await findViolations( page ) ).toEqual( [] );
	for ( const name of [
		'Brute force protection',
		'Site accelerator',
		'Related posts',
	] ) {
		const feature = cardNamed( page, name );
		await feature.getByRole( 'button', { name: /^Activate/ } ).click();
		await expect( feature ).toContainText( 'Active' );
	}
	await openRoute( page, '#/license/activation' );
	expect( routeOf( page ) ).toBe( '/dashboard' );

	await expect( cardNamed( page, 'Anti-spam' ) ).toContainText(
		'Ask somebody who manages the site’s plugins to activate Akismet.'
	);
	await expect( pluginButtons( page ) ).toHaveCount( 0 );
	await openRoute( page, '#/recommendations/creative-mail' );
	await expect( page.locator( '.jp-assistant' ) ).toContainText(
		'Ask somebody who manages the site’s plugins to activate Creative Mail.'
	);
	await expect( pluginButtons( page ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'Not now' } ).click();
	await expect.poll( () => routeOf( page ) ).not.toMatch( /creative-mail/ );
	// Nothing failed on the way.
	await expect(
		noticesOf( page ).filter( { hasText: /rror|failed|Status \d/ } )
	).toHaveCount( 0 );

	// Every user who may connect an account may enter a key.
	await openRoute( page, '#/my-plan' );
	const box = cardNamed( page, 'Jetpack License' );
	const shop = await page.context().newPage();
	const key = await buyKey( shop, network, 'jetpack_backup_t1_yearly' );
	await box.getByLabel( 'License key' ).fill( key );
	await box.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( noticesOf( page ) ).toContainText(
		'Jetpack license key added.'
	);
	await expect( cardNamed( page, 'My Products' ) ).toContainText( 'Backup' );
} );

test( 'an administrator of a network’s site, who owns its connection, activates a key', async ( {
	browser,
} ) => {
	await connectNetwork( network, 'admin2' );
	const page = await logIn( browser, 'admin2' );
	const shop = await page.context().newPage();
	const key = await buyKey( shop, network, 'jetpack_backup_t1_yearly' );
	await openRoute( page, '#/my-plan' );
	await page.getByRole( 'link', { name: ACTIVATE_KEY } ).first().click();
	await page
		.getByRole( 'textbox', { name: 'Add a license key' } )
		.fill( key );
	await page.getByRole( 'button', { name: 'Activate' } ).click();
	await expect(
		page.getByRole( 'heading', { name: /^.*Backup.* is active$/ } )
	).toBeFocused();
	expect( await findViolations( page ) ).toEqual( [] );
	await openRoute( page, '#/my-plan' );
	await expect( cardNamed( page, 'My Products' ) ).toContainText( 'Backup' );
} );

test( 'the network’s administrator installs plugins on the same screens', async ( {
	browser,
} ) => {
	await connectNetwork( network, 'admin' );
	const page = await logIn( browser, 'admin' );
	await openRoute( page, '#/dashboard' );
	const antispam = cardNamed( page, 'Anti-spam' );
	await antispam.getByRole( 'button', { name: 'Activate Akismet' } ).click();
	await expect( antispam ).not.toContainText( 'not active' );
	await expect(
		cardNamed( page, 'Boost' ).getByRole( 'button', { name: /^Install/ } )
	).toBeVisible();
} );
