import { type Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { findViolations } from './support/accessibility';
import {
	clearConnection,
	readSavedConnection,
	prepareSite,
} from './support/connection';
import { expect, test } from './support/test';

const QUESTION = 'Are you sure you want to disconnect?';
const SUCCESS = 'Jetpack has been successfully disconnected.';
const PLUGINS = '/wp-admin/plugins.php';
const NOBODY = { siteId: 0, owner: null, linked: [] };

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );
const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const deactivateLink = ( page: Page ) =>
	page.locator(
		'tr[data-plugin="jetpack-dashboard/jetpack-dashboard.php"] .deactivate a'
	);

const activate = ( { wpEval }: Sandbox ) =>
	wpEval(
		"require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'jetpack-dashboard/jetpack-dashboard.php' );"
	);

test.beforeEach( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
} );
test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

test.describe( 'WordPress’s plugins page', () => {
	test.afterEach( async ( { sandbox } ) => activate( sandbox ) );

	test( 'A036 asks before it deactivates, and returns the focus on Cancel', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await page.goto( PLUGINS );
		await deactivateLink( page ).click();
		await expect( dialog( page, QUESTION ) ).toBeFocused();
		expect( await findViolations( page ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page, QUESTION ) ).toBeVisible();
		await button( page, 'Cancel' ).click();
		await expect( deactivateLink( page ) ).toBeFocused();
		expect( ( await readSavedConnection( sandbox ) ).owner ).toBe(
			'admin'
		);

		// Re-rendered by WordPress's plugin search.
		await page
			.getByRole( 'searchbox', { name: 'Search installed plugins' } )
			.pressSequentially( 'jetpack' );
		await page.waitForURL( /s=jetpack/ );
		await deactivateLink( page ).click();
		await expect( dialog( page, QUESTION ) ).toBeVisible();
	} );

	test( 'disconnects, then deactivates', async ( { openAs, sandbox } ) => {
		const page = await openAs( 'admin' );
		await page.goto( PLUGINS );
		await deactivateLink( page ).click();
		await button( page, 'Deactivate' ).click();
		await expect( dialog( page, SUCCESS ) ).toBeFocused();
		expect( await readSavedConnection( sandbox ) ).toMatchObject( NOBODY );
		await button( page, 'No thank you' ).click();
		await expect( page.locator( '#message' ) ).toContainText(
			'Plugin deactivated.'
		);
		const kept = await sandbox.sql(
			"SELECT option_name FROM wp_options WHERE option_name LIKE 'jetpack\\\\_dashboard\\\\_connection\\\\_%' OR option_name = 'jetpack_dashboard_site_token'"
		);
		expect( kept ).toEqual( [] );
	} );

	test( 'asks before the bulk action, too', async ( { openAs, sandbox } ) => {
		const page = await openAs( 'admin' );
		await page.goto( PLUGINS );
		await page
			.locator(
				'tr[data-plugin="jetpack-dashboard/jetpack-dashboard.php"] input[type="checkbox"]'
			)
			.check();
		// The lower one of the two.
		await page
			.locator( '#bulk-action-selector-bottom' )
			.selectOption( 'deactivate-selected' );
		await page.locator( '#doaction2' ).click();
		await button( page, 'Cancel' ).click();
		await expect( page.locator( '#doaction2' ) ).toBeFocused();
		await page.locator( '#doaction2' ).click();
		await button( page, 'Deactivate' ).click();
		await button( page, 'No thank you' ).click();
		await expect( page.locator( '#message' ) ).toContainText(
			'Selected plugins deactivated.'
		);
		await activate( sandbox );
		expect( await readSavedConnection( sandbox ) ).toMatchObject( NOBODY );
	} );

	test( 'deactivates at once where nothing is connected', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.applyScenario( 'not-connected' );
		const page = await openAs( 'admin' );
		await page.goto( PLUGINS );
		await deactivateLink( page ).click();
		await expect( page.locator( '#message' ) ).toContainText(
			'Plugin deactivated.'
		);
	} );

	test( 'deactivates by WordPress’s link without JavaScript, and keeps the connection', async ( {
		browser,
		openAs,
		sandbox,
	} ) => {
		const session = await ( await openAs( 'admin' ) )
			.context()
			.storageState();
		const context = await browser.newContext( {
			baseURL: sandbox.url,
			javaScriptEnabled: false,
			storageState: session,
		} );
		const page = await context.newPage();
		await page.goto( PLUGINS );
		await deactivateLink( page ).click();
		await expect( page.locator( '#message' ) ).toContainText(
			'Plugin deactivated.'
		);
		await context.close();
		await activate( sandbox );
		expect( ( await readSavedConnection( sandbox ) ).owner ).toBe(
			'admin'
		);
	} );
} );
