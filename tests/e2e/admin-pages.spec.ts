import { type Browser, type Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { findViolations } from './support/accessibility';
import { logInByForm } from './support/login';
import { resetProtection } from './support/protection';
import { expect, test } from './support/test';

const PAGES = [
	'jetpack_about',
	'jetpack_modules',
	'jetpack-debugger',
	'jetpack-search',
];

const addressOf = ( page: string ) => `/wp-admin/admin.php?page=${ page }`;

/** Without JavaScript. */
async function openWithoutScripts(
	browser: Browser,
	sandbox: Sandbox
): Promise< Page > {
	const context = await browser.newContext( { baseURL: sandbox.url } );
	const page = await context.newPage();
	await logInByForm( page, sandbox.users.admin );
	const quiet = await browser.newContext( {
		baseURL: sandbox.url,
		javaScriptEnabled: false,
		storageState: await context.storageState(),
	} );
	await context.close();
	return quiet.newPage();
}

test.describe( 'the other admin pages', () => {
	test.beforeAll( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'connected' );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await resetProtection( sandbox );
		await sandbox.applyScenario( 'local' );
	} );

	test( 'pass axe, and fit a phone', async ( { openAs } ) => {
		const page = await openAs( 'admin' );
		for ( const slug of PAGES ) {
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.goto( addressOf( slug ) );
			expect( await findViolations( page ), slug ).toEqual( [] );
			await page.setViewportSize( { width: 320, height: 700 } );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				),
				slug
			).toBeLessThanOrEqual( 0 );
		}
	} );

	test( 'the report is copied by its button, and that is said', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await page.goto( addressOf( 'jetpack-debugger' ) );
		await page.getByRole( 'button', { name: 'Copy the report' } ).click();
		await expect( page.locator( '#jp-report-copied' ) ).toHaveText(
			'Copied.'
		);
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( await page.getByLabel( 'Report' ).inputValue() );
		// Announced for four seconds.
		await expect( page.locator( '#jp-report-copied' ) ).toHaveText( '' );
	} );

	test( 'A195 A407 where there is no clipboard, a prompt shows the text', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.addInitScript( () => {
			Object.defineProperty( navigator, 'clipboard', {
				value: undefined,
			} );
			document.execCommand = () => false;
		} );
		await page.goto( addressOf( 'jetpack-debugger' ) );
		const shown: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			shown.push( dialog.type(), dialog.defaultValue() );
			void dialog.dismiss();
		} );
		await page.getByRole( 'button', { name: 'Copy the report' } ).click();
		await expect.poll( () => shown[ 0 ] ).toBe( 'prompt' );
		// Browsers differ in keeping its line breaks.
		const words = ( text = '' ) => text.replace( /\s+/g, ' ' );
		expect( words( shown[ 1 ] ) ).toBe(
			words( await page.getByLabel( 'Report' ).inputValue() )
		);
		await expect( page.locator( '#jp-report-copied' ) ).toHaveText( '' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'local' );
		await resetProtection( sandbox );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await resetProtection( sandbox );
	} );

	test( 'the dashboard links to the list of modules, where a module can be found and switched', async ( {
		browser,
		sandbox,
	} ) => {
		const page = await openWithoutScripts( browser, sandbox );
		await page.goto( addressOf( 'jetpack' ) );
		await page
			.getByRole( 'link', {
				name: 'The list of modules works without it.',
			} )
			.click();
		await page
			.getByRole( 'searchbox', { name: 'Search modules' } )
			.fill( 'brute' );
		await page.getByRole( 'button', { name: 'Search modules' } ).click();
		await page
			.getByRole( 'button', { name: 'Activate Brute force protection' } )
			.click();
		await expect(
			page.getByText( 'Brute force protection has been activated.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'searchbox', { name: 'Search modules' } )
		).toHaveValue( 'brute' );
		await page.context().close();
	} );

	test( 'several are switched at once', async ( { browser, sandbox } ) => {
		await resetProtection( sandbox, 'on' );
		const page = await openWithoutScripts( browser, sandbox );
		await page.goto( addressOf( 'jetpack_modules' ) );
		await page
			.getByRole( 'checkbox', { name: 'Select Brute force protection' } )
			.check();
		await page
			.getByLabel( 'Select bulk action' )
			.first()
			.selectOption( 'Deactivate' );
		await page.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect(
			page.getByText( 'Brute force protection has been deactivated.' )
		).toBeVisible();
		await page.context().close();
	} );
} );
