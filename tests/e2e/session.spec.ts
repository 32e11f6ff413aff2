import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { clearSiteData } from './support/cards';
import { prepareSite } from './support/connection';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import { logInByForm, type Credentials } from './support/login';
import { expectStored, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const CHANGED =
	'You are now logged in as a different user in this browser. Changes on this page can’t be saved. Log in again as admin to save them, or reload the page.';

const said = ( page: Page, text: string | RegExp ) =>
	noticesOf( page ).getByText( text );
const words = ( page: Page ) => page.getByLabel( 'Label above the buttons' );
const buttons = ( page: Page ) =>
	page.getByRole( 'switch', {
		name: 'Add sharing buttons to your posts and pages',
	} );
const copy = ( page: Page ) =>
	page.getByRole( 'switch', { name: 'Copy posts and pages' } );
const undo = ( page: Page ) =>
	noticesOf( page ).getByRole( 'button', { name: 'Undo' } );

/**
 * Simulates the tab becoming visible again, since headless browsers never hide
 * a tab.
 */
const becomeVisible = ( page: Page ) =>
	page.evaluate( () =>
		document.dispatchEvent( new Event( 'visibilitychange' ) )
	);

/**
 * WordPress's form includes the name of the logged-in user, so send no cookies.
 */
async function logInInstead(
	page: Page,
	credentials: Credentials
): Promise< void > {
	await page.context().clearCookies();
	await logInByForm( page, credentials );
}

/**
 * These tests change the browser's user, so the shared browser can't be reused.
 */
async function inOwnBrowser(
	{ newContext }: { newContext: () => Promise< BrowserContext > },
	run: ( page: Page, context: BrowserContext ) => Promise< void >
): Promise< void > {
	const context = await newContext();
	try {
		await run( await context.newPage(), context );
	} finally {
		await context.close();
	}
}

test.beforeEach( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ sharedaddy: true, 'copy-post': false },
		{ sharing_label: 'Share this' }
	)
);
test.afterAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ sharedaddy: false, 'copy-post': false },
		{ sharing_label: '' }
	);
	await prepareSite( sandbox, 'local' );
} );

test.describe( 'another user logs in in the same browser', () => {
	test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );

	test( 'the open page says so, keeps its switches and drafts, and saves only once its user is back', async ( {
		browser,
		sandbox,
	} ) => {
		await inOwnBrowser(
			{
				newContext: () =>
					browser.newContext( { baseURL: sandbox.url } ),
			},
			async ( page, context ) => {
				await logInByForm( page, sandbox.users.admin );
				await openRoute( page, '#/sharing' );
				await expect( buttons( page ) ).toBeChecked();
				await words( page ).fill( 'Tell them' );

				const second = await context.newPage();
				await logInInstead( second, sandbox.users.admin2 );
				await becomeVisible( page );
				await expect( said( page, CHANGED ) ).toBeVisible();
				await expect( buttons( page ) ).toBeChecked();
				await expect( words( page ) ).toHaveValue( 'Tell them' );
				expect( await findViolations( page ) ).toEqual( [] );

				await page
					.getByRole( 'article', { name: 'Sharing buttons' } )
					.getByRole( 'button', { name: 'Save settings' } )
					.click();
				await buttons( page ).click();
				await expect( buttons( page ) ).not.toHaveAttribute(
					'aria-disabled'
				);
				await expect( buttons( page ) ).toBeChecked();
				await expect( said( page, CHANGED ) ).toHaveCount( 1 );
				await expectStored( sandbox, {
					sharedaddy: true,
					sharing_label: 'Share this',
				} );

				await logInInstead( second, sandbox.users.admin );
				await becomeVisible( page );
				await expect( said( page, CHANGED ) ).toBeHidden();
				await expect( words( page ) ).toHaveValue( 'Tell them' );
				await page
					.getByRole( 'article', { name: 'Sharing buttons' } )
					.getByRole( 'button', { name: 'Save settings' } )
					.click();
				await expect( said( page, 'Updated settings.' ) ).toBeVisible();
				await expectStored( sandbox, { sharing_label: 'Tell them' } );
			}
		);
	} );

	test( 'the notice reloads the page for the user who is logged in', async ( {
		browser,
		sandbox,
	} ) => {
		await inOwnBrowser(
			{
				newContext: () =>
					browser.newContext( { baseURL: sandbox.url } ),
			},
			async ( page, context ) => {
				await logInByForm( page, sandbox.users.admin );
				await openRoute( page, '#/dashboard' );
				await logInInstead(
					await context.newPage(),
					sandbox.users.editor
				);
				await becomeVisible( page );
				await noticesOf( page )
					.getByRole( 'button', { name: 'Reload page' } )
					.click();
				await waitForScreen( page );
				await expect( said( page, CHANGED ) ).toHaveCount( 0 );
				await becomeVisible( page );
				await expect( said( page, CHANGED ) ).toHaveCount( 0 );
			}
		);
	} );
} );

test.describe( 'logged out', () => {
	test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'connected' ) );

	test( 'At a Glance says so, with a login link, and reads again afterwards', async ( {
		browser,
		sandbox,
	} ) => {
		await clearSiteData( sandbox );
		await inOwnBrowser(
			{
				newContext: () =>
					browser.newContext( { baseURL: sandbox.url } ),
			},
			async ( page, context ) => {
				await logInByForm( page, sandbox.users.admin );
				await openRoute( page, '#/sharing' );
				await context.clearCookies();
				await page
					.getByRole( 'link', { name: 'At a Glance' } )
					.first()
					.click();
				await expect(
					said( page, /^You are logged out\. Log in again/ )
				).toBeVisible();
				await expect(
					page.getByText( /problem with your website/ )
				).toHaveCount( 0 );

				const [ login ] = await Promise.all( [
					context.waitForEvent( 'page' ),
					noticesOf( page )
						.getByRole( 'link', { name: /^Log in again/ } )
						.click(),
				] );
				await login.waitForURL( /wp-login\.php.*redirect_to=/ );
				await logInByForm( login, sandbox.users.admin );
				await becomeVisible( page );
				await expect( said( page, /^You are logged out/ ) ).toHaveCount(
					0
				);
			}
		);
	} );
} );

test.describe( 'Undo by keyboard alone', () => {
	test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );

	test( 'the notice waits, names its key, and the key takes the change back', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/writing' );
		await copy( page ).focus();
		await page.keyboard.press( 'Space' );
		await expect( undo( page ) ).toBeVisible();
		await expect( said( page, 'Ctrl+Z' ) ).toBeVisible();
		await expect( page.locator( '#a11y-speak-polite' ) ).toHaveText(
			/To undo, press Ctrl\+Z\./
		);
		expect( await findViolations( page ) ).toEqual( [] );
		// Longer than the 2 s after which optional notices close.
		await page.waitForTimeout( 3_000 );
		await page.keyboard.press( 'Control+z' );
		await expect( said( page, 'The change was undone.' ) ).toBeVisible();
		await expect( copy( page ) ).not.toBeChecked();
		await expect( copy( page ) ).toBeFocused();
		await expectStored( sandbox, { 'copy-post': false } );
	} );

	test( 'Tab reaches the button before its time is over', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/writing' );
		await copy( page ).focus();
		await page.keyboard.press( 'Space' );
		await expect( undo( page ) ).toBeVisible();
		for ( let stop = 0; stop < 60; stop++ ) {
			await page.keyboard.press( 'Tab' );
			await page.waitForTimeout( 200 );
			if (
				await undo( page ).evaluate(
					( element ) => element === document.activeElement
				)
			) {
				break;
			}
		}
		await expect( undo( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( said( page, 'The change was undone.' ) ).toBeVisible();
		await expectStored( sandbox, { 'copy-post': false } );
	} );

	test( 'a text field keeps the key for what was typed', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/sharing' );
		await words( page ).focus();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( '!' );
		await page.keyboard.press( 'Enter' );
		await expect( undo( page ) ).toBeVisible();
		await page.keyboard.press( 'Control+z' );
		await expect( words( page ) ).toHaveValue( 'Share this' );
		await expectStored( sandbox, { sharing_label: 'Share this!' } );
	} );
} );
