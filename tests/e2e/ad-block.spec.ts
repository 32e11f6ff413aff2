import type { Frame, Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import {
	canvasOf,
	insertBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const CODE = '<b>Buy</b><script>document.body.dataset.ad = "on";</script>';

test.beforeAll( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ wordads: true },
		{ wordads_display_post: true, wordads_code_below_post: '' }
	)
);
test.afterAll( ( { sandbox } ) => saveSettings( sandbox, { wordads: false } ) );

/** Writes a post with an Ad block in the block editor. */
async function writeAd( page: Page, warning: string | null ): Promise< Frame > {
	await openEditor( page );
	await insertBlocks( page, 'With an ad', [ { name: 'jetpack/ad' } ] );
	const canvas = await canvasOf( page );
	const block = canvas.locator( '[data-type="jetpack/ad"]' );
	await block.getByLabel( 'Ad code' ).fill( CODE );
	await ( warning === null
		? expect( block ).not.toContainText( 'scripts' )
		: expect( block ).toContainText( warning ) );
	return canvas;
}

test( 'an editor’s ad runs for visitors, and not in the editor', async ( {
	openAs,
	page,
} ) => {
	const editor = await openAs( 'editor' );
	const canvas = await writeAd( editor, null );
	expect(
		await findViolationsIn( canvas, [ '[data-type="jetpack/ad"]' ] )
	).toEqual( [] );
	const { link } = await publish( editor );
	await expect( editor.locator( 'body' ) ).not.toHaveAttribute( 'data-ad' );
	await page.goto( link );
	await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-ad', 'on' );
	await expect(
		page.getByRole( 'region', { name: 'Advertisement' } )
	).toHaveText( 'Buy' );
	expect( await findViolationsIn( page, [ '.jp-ad' ] ) ).toEqual( [] );
} );

test( 'an author’s ad has no script, and the editor says so', async ( {
	openAs,
	page,
} ) => {
	const author = await openAs( 'author' );
	await writeAd( author, 'can’t add scripts' );
	const { link } = await publish( author );
	await page.goto( link );
	await expect(
		page.getByRole( 'region', { name: 'Advertisement' } )
	).toContainText( 'Buy' );
	await expect( page.locator( 'body' ) ).not.toHaveAttribute( 'data-ad' );
} );
