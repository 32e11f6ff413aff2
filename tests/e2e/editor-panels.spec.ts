import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import { openEditor } from './support/block-editor';
import { all, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const MODULES = [ 'seo-tools', 'shortlinks' ];

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, all( MODULES, true ) );
	const [ made = '', at = '' ] = (
		await sandbox.wpEval(
			"$id = wp_insert_post( array( 'post_title' => 'Panels', 'post_content' => '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->', 'post_status' => 'publish', 'post_author' => 1 ) ); echo $id . ' ' . wp_parse_url( get_permalink( $id ), PHP_URL_PATH );"
		)
	).split( ' ' );
	id = Number( made );
	path = at;
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
	await saveSettings( sandbox, all( MODULES, false ) );
} );

/** Opens a panel of the sidebar, if it is closed. */
async function openPanel( page: Page, name: string ): Promise< void > {
	const toggle = page.getByRole( 'button', { name, exact: true } );
	await expect( toggle ).toBeVisible();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.click();
	}
}

test( 'the panels copy a short link that opens the post, and save what search engines get', async ( {
	openAs,
	page: visitor,
	sandbox,
} ) => {
	const page = await openAs( 'editor' );
	await page
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await openEditor( page, id );
	await page.evaluate(
		"window.wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/document' )"
	);

	await test.step( 'the short link', async () => {
		await openPanel( page, 'Short link' );
		const link = await page.getByLabel( 'Short link' ).inputValue();
		expect(
			await findViolationsIn( page, [ '.jp-shortlink-panel' ] )
		).toEqual( [] );
		await page
			.locator( '.jp-shortlink-panel' )
			.getByRole( 'button', { name: 'Copy' } )
			.click();
		await expect(
			page.getByText( 'Short link copied.' ).first()
		).toBeVisible();
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( link );
		await visitor.goto( link );
		expect( new URL( visitor.url() ).pathname ).toBe( path );
	} );

	await test.step( 'what visitors and search engines get', async () => {
		await openPanel( page, 'SEO' );
		await page.getByLabel( 'SEO title' ).fill( 'Typed title' );
		await page.getByLabel( 'SEO description' ).fill( 'Typed description' );
		await page.getByLabel( 'Hide from search engines' ).check();
		await expect(
			page.getByRole( 'button', { name: 'Select image' } )
		).toBeVisible();
		expect( await findViolationsIn( page, [ '.jp-seo-panel' ] ) ).toEqual(
			[]
		);
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Post updated.' ).first() ).toBeVisible();

		await visitor.goto( sandbox.url + path );
		await expect( visitor ).toHaveTitle( 'Typed title' );
		await expect(
			visitor.locator( 'meta[name=description]' )
		).toHaveAttribute( 'content', 'Typed description' );
		await expect( visitor.locator( 'meta[name=robots]' ) ).toHaveAttribute(
			'content',
			/noindex/
		);
	} );
} );
