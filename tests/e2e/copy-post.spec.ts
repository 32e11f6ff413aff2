import { openEditor } from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

let id = 0;

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { 'copy-post': true } );
	id = Number(
		await sandbox.wpEval(
			"echo wp_insert_post( array( 'post_title' => 'An original', 'post_content' => '<!-- wp:paragraph --><p>Its text.</p><!-- /wp:paragraph -->', 'post_status' => 'publish', 'post_author' => 1 ) );"
		)
	);
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
	await saveSettings( sandbox, { 'copy-post': false } );
} );

const item = ( page: Page ) =>
	page.getByRole( 'menuitem', { name: 'Copy to a new draft' } );

test( 'the block editor’s options menu copies the post, with the keyboard, but no draft that isn’t saved', async ( {
	openAs,
} ) => {
	const page = await openAs( 'editor' );
	await openEditor( page, id );
	const options = page.getByRole( 'button', {
		name: 'Options',
		exact: true,
	} );
	await options.focus();
	await page.keyboard.press( 'Enter' );
	await item( page ).focus();
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /post-new\.php/ );
	await page.waitForFunction(
		"window.wp?.data?.select( 'core/editor' )?.getEditedPostAttribute( 'title' ) === 'An original'"
	);
	expect(
		await page.evaluate(
			"window.wp.data.select( 'core/editor' ).getEditedPostContent()"
		)
	).toContain( 'Its text.' );

	// The copy isn't saved yet.
	await options.click();
	await expect( page.getByRole( 'menuitem' ).first() ).toBeVisible();
	await expect( item( page ) ).toHaveCount( 0 );
} );
