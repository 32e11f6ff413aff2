import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import {
	canvasOf,
	deletePosts,
	insertBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { all, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const ATTACK = 'document.documentElement.dataset.attacked = 1';

const FORTY = Array.from( { length: 40 }, ( _, at ) => `Line ${ at }.` );

const SOURCE = [
	'# Bread',
	'> Take *half* of the salt.',
	'```html\n<script>sample()</script>\n```',
	`<script>${ ATTACK }</script>`,
	`Text <img src=x onerror="${ ATTACK }"> [link](javascript:${ ATTACK })`,
	...FORTY,
	`<script>${ ATTACK }</script>`,
	`<svg onload="${ ATTACK }"></svg> <details open ontoggle="${ ATTACK }">x</details>`,
].join( '\n\n' );

let id = 0;

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, all( [ 'markdown' ], true ), {
		wpcom_publish_posts_with_markdown: true,
	} );
	id = Number(
		await sandbox.wpEval(
			"wp_set_current_user( get_user_by( 'login', 'contributor' )->ID ); echo wp_insert_post( array( 'post_title' => 'Bread', 'post_content' => '*First*', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) );"
		)
	);
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
	await saveSettings( sandbox, all( [ 'markdown' ], false ) );
} );

/** The page shows the text, and none of the hidden scripts ran. */
async function expectNoAttack( page: Page ): Promise< void > {
	await expect( page.getByText( 'Line 39.' ) ).toBeVisible();
	await expect( page.getByText( '<script>sample()</script>' ) ).toBeVisible();
	for ( const link of await page
		.getByText( 'link', { exact: true } )
		.all() ) {
		await link.click();
	}
	await expect( page.locator( 'html' ) ).not.toHaveAttribute(
		'data-attacked'
	);
}

test( 'a contributor’s script runs neither in the preview of the administrator nor for visitors', async ( {
	openAs,
	browser,
	sandbox,
} ) => {
	const editor = `/wp-admin/post.php?post=${ id }&action=edit`;

	const contributor = await openAs( 'contributor' );
	await contributor.goto( editor );
	await contributor.locator( '#content' ).fill( SOURCE );
	await contributor.locator( '#save-post' ).click();
	await expect( contributor.locator( '#message' ) ).toBeVisible();
	await contributor.goto( `/?p=${ id }&preview=true` );
	await expectNoAttack( contributor );

	// The contributor has closed the editor.
	await sandbox.wpEval( `delete_post_meta( ${ id }, '_edit_lock' );` );
	const admin = await openAs( 'admin' );
	await admin.goto( editor );
	const shown = admin.locator( '#content' );
	await expect( shown ).toHaveValue( /^# Bread\s+> Take \*half\*/ );
	await expect( shown ).toHaveValue( /<script>sample\(\)<\/script>/ );
	await expect( shown ).not.toHaveValue( /onerror|onload|ontoggle/ );
	const opened = admin.context().waitForEvent( 'page' );
	await admin.locator( '#post-preview' ).click();
	const preview = await opened;
	await expectNoAttack( preview );
	await preview.close();

	await admin.locator( '#publish' ).click();
	await expect( admin.locator( '#message' ) ).toBeVisible();
	await expect( admin.locator( 'html' ) ).not.toHaveAttribute(
		'data-attacked'
	);

	const context = await browser.newContext( { baseURL: sandbox.url } );
	const visitor = await context.newPage();
	await visitor.goto( `/?p=${ id }` );
	await expectNoAttack( visitor );
	await expect(
		visitor.locator( 'blockquote em', { hasText: 'half' } )
	).toBeVisible();
	await context.close();
} );

test( 'an author writes and previews a Markdown block with the keyboard', async ( {
	openAs,
	page,
	sandbox,
} ) => {
	const author = await openAs( 'author' );
	await openEditor( author );
	await insertBlocks( author, 'Plain characters', [
		{ name: 'jetpack/markdown' },
	] );
	const canvas = await canvasOf( author );
	const block = canvas.locator( '[data-type="jetpack/markdown"]' );
	const source = block.getByLabel( 'Markdown text' );
	await source.focus();
	await author.keyboard.type( 'A *small* fish' );
	expect(
		await findViolationsIn( canvas, [ '[data-type="jetpack/markdown"]' ] )
	).toEqual( [] );

	// WordPress's shortcut to the toolbar, whose buttons the arrow keys reach.
	const preview = author.getByRole( 'button', {
		name: 'Preview',
		exact: true,
		pressed: false,
	} );
	await author.keyboard.press( 'Alt+F10' );
	for ( let at = 0; at < 12; at++ ) {
		const isThere = await preview.evaluateAll( ( buttons ) =>
			buttons.some( ( button ) => button === document.activeElement )
		);
		if ( isThere ) {
			break;
		}
		await author.keyboard.press( 'ArrowRight' );
	}
	await author.keyboard.press( 'Enter' );
	await expect( block.locator( 'em' ) ).toHaveText( 'small' );
	await expect( source ).toHaveCount( 0 );
	const toolbar = author.getByRole( 'toolbar', { name: 'Block tools' } );
	await expect(
		toolbar.getByRole( 'button', { name: 'Preview' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	expect(
		await findViolationsIn( canvas, [ '[data-type="jetpack/markdown"]' ] )
	).toEqual( [] );

	await author.keyboard.press( 'ArrowLeft' );
	await author.keyboard.press( 'Enter' );
	await expect( source ).toHaveValue( 'A *small* fish' );
	await page.goto( ( await publish( author ) ).link );
	await expect( page.locator( 'em', { hasText: 'small' } ) ).toBeVisible();
	await sandbox.wpEval( deletePosts( 'Plain characters' ) );
} );
