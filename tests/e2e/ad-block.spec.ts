import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
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
async function writeAd( page: Page, warning: string | null ) {
	await page.goto( '/wp-admin/post-new.php' );
	await page.evaluate( () => {
		const { dispatch } = Reflect.get( window, 'wp' ).data;
		dispatch( 'core/preferences' ).set(
			'core/edit-post',
			'welcomeGuide',
			false
		);
	} );
	await page.waitForFunction( () =>
		Reflect.get( window, 'wp' ).blocks.getBlockType( 'jetpack/ad' )
	);
	await page.evaluate( () => {
		const { data, blocks } = Reflect.get( window, 'wp' );
		data.dispatch( 'core/editor' ).editPost( { title: 'With an ad' } );
		data.dispatch( 'core/block-editor' ).insertBlocks(
			blocks.createBlock( 'jetpack/ad' )
		);
	} );
	await page
		.locator( 'iframe[name="editor-canvas"], .editor-styles-wrapper' )
		.first()
		.waitFor();
	const canvas = page.frame( 'editor-canvas' ) ?? page.mainFrame();
	const block = canvas.locator( '[data-type="jetpack/ad"]' );
	await block.getByLabel( 'Ad code' ).fill( CODE );
	await ( warning === null
		? expect( block ).not.toContainText( 'scripts' )
		: expect( block ).toContainText( warning ) );
	return {
		canvas,
		publish: () =>
			page.evaluate( async () => {
				const { data } = Reflect.get( window, 'wp' );
				data.dispatch( 'core/editor' ).editPost( {
					status: 'publish',
				} );
				await data.dispatch( 'core/editor' ).savePost();
				return data.select( 'core/editor' ).getCurrentPost()
					.link as string;
			} ),
	};
}

test( 'an editor’s ad runs for visitors, and not in the editor', async ( {
	openAs,
	page,
} ) => {
	const editor = await openAs( 'editor' );
	const { canvas, publish } = await writeAd( editor, null );
	expect(
		await findViolationsIn( canvas, [ '[data-type="jetpack/ad"]' ] )
	).toEqual( [] );
	const url = await publish();
	await expect( editor.locator( 'body' ) ).not.toHaveAttribute( 'data-ad' );
	await page.goto( url );
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
	const { publish } = await writeAd( author, 'can’t add scripts' );
	await page.goto( await publish() );
	await expect(
		page.getByRole( 'region', { name: 'Advertisement' } )
	).toContainText( 'Buy' );
	await expect( page.locator( 'body' ) ).not.toHaveAttribute( 'data-ad' );
} );
