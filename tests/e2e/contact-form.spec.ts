import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import {
	canvasOf,
	insertBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const FORM = `<!-- wp:jetpack/contact-form --><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-email {"label":"Email","required":true} /--><!-- wp:jetpack/field-radio {"label":"Color","options":["Red","Green"],"required":true} /--><!-- wp:jetpack/field-textarea {"label":"Message"} /--><!-- wp:jetpack/field-consent {"required":true} /--><!-- /wp:jetpack/contact-form -->`;

test.beforeAll( ( { sandbox } ) =>
	saveSettings( sandbox, { 'contact-form': true } )
);
test.afterAll( ( { sandbox } ) =>
	saveSettings( sandbox, { 'contact-form': false } )
);

/** Fills in the form with the keyboard alone; the first field has the focus. */
async function typeMessage( page: Page, email: string ): Promise< void > {
	await page.getByLabel( 'Name' ).focus();
	await page.keyboard.type( 'Mia' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( email );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Hello.' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
}

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `a visitor without JavaScript sends a form with the keyboard: ${ direction }`, async ( {
		browser,
		sandbox,
		openAs,
	} ) => {
		const path = await sandbox.wpEval( `
wp_set_current_user( 1 );
echo wp_make_link_relative( get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact ${ direction }', 'post_content' => '${ FORM }' ) ) ) ) );` );
		const context = await browser.newContext( {
			baseURL: sandbox.url,
			javaScriptEnabled: false,
			viewport: { width: 400, height: 800 },
		} );
		const page = await context.newPage();
		await page.route( '**/*', async ( route ) => {
			if (
				direction === 'ltr' ||
				! route.request().isNavigationRequest()
			) {
				return route.continue();
			}
			const response = await route.fetch( { maxRedirects: 0 } );
			return route.fulfill( {
				response,
				body: ( await response.text() ).replace(
					'<html',
					'<html dir="rtl"'
				),
			} );
		} );
		await page.goto( path );
		// A message that is sent within 2 seconds is spam.
		await page.waitForTimeout( 2100 );
		await typeMessage( page, 'mia@b' );

		const alert = page.getByRole( 'alert' );
		await expect( alert ).toBeFocused();
		await expect( alert ).toContainText( 'Email: Enter an email address' );
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Mia' );
		await expect( page.getByLabel( 'Red', { exact: true } ) ).toBeChecked();
		await expect( page.getByLabel( 'Email' ) ).toHaveAccessibleDescription(
			/^Enter an email address/
		);
		const width = await page
			.locator( '.jp-form' )
			.evaluate( ( form ) => form.scrollWidth - form.clientWidth );
		expect( width ).toBeLessThanOrEqual( 0 );
		await page.getByLabel( 'Email' ).fill( 'mia@example.org' );
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText(
			'Your message has been sent.'
		);
		await expect( page.getByRole( 'status' ) ).toBeFocused();
		await context.close();

		const editor = await openAs( 'editor' );
		await editor.goto( '/wp-admin/edit.php?post_type=jetpack-message' );
		await editor.getByRole( 'link', { name: 'Mia' } ).first().click();
		await expect( editor.locator( '#jp-message' ) ).toContainText(
			'Hello.'
		);
		await expect( editor.locator( '#jp-message-status' ) ).toContainText(
			'Read'
		);
	} );
}

test( 'the form has no accessibility violations, with and without errors', async ( {
	page,
	sandbox,
} ) => {
	const path = await sandbox.wpEval( `
wp_set_current_user( 1 );
echo wp_make_link_relative( get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Write', 'post_content' => '${ FORM }' ) ) ) ) );` );
	await page.goto( path );
	expect( await findViolationsIn( page, [ '.jp-form' ] ) ).toEqual( [] );
	await page
		.locator( 'form.jp-form' )
		.evaluate( ( form: HTMLFormElement ) => form.submit() );
	await expect( page.getByRole( 'alert' ) ).toBeFocused();
	expect( await findViolationsIn( page, [ '.jp-form' ] ) ).toEqual( [] );
} );

test( 'an author adds a form in the block editor', async ( { openAs } ) => {
	const author = await openAs( 'author' );
	await openEditor( author );
	await insertBlocks( author, 'With a form', [
		{
			name: 'jetpack/contact-form',
			attributes: { to: 'me@example.org' },
		},
	] );
	const canvas = await canvasOf( author );
	const block = canvas.locator( '[data-type="jetpack/contact-form"]' );
	await expect(
		block.locator( '[data-type="jetpack/field-email"]' )
	).toHaveCount( 1 );
	const { link } = await publish( author );
	await author.goto( link );
	await expect( author.getByLabel( 'Email (required)' ) ).toBeVisible();
} );
