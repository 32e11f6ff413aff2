import { findViolationsIn } from './support/accessibility';
import { openEditor } from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const MAKE_POSTS = `
$made = array();
foreach ( array( 'one', 'two', 'three' ) as $part ) {
	$made[] = wp_insert_post( array( 'post_title' => "Lighthouse $part", 'post_status' => 'publish', 'post_author' => 1, 'post_content' => '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->', 'tags_input' => array( 'lighthouses' ) ) );
}
echo wp_json_encode( array( 'ids' => $made, 'path' => wp_make_link_relative( get_permalink( $made[0] ) ) ) );`;

let ids: number[] = [];
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { 'related-posts': true } );
	( { ids, path } = JSON.parse( await sandbox.wpEval( MAKE_POSTS ) ) );
} );

test.afterAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { 'related-posts': false } );
	await sandbox.wpEval(
		`foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_post( $id, true ); }`
	);
} );

test( 'the block shows in the editor what visitors see', async ( {
	openAs,
	page: visitor,
	sandbox,
} ) => {
	const page = await openAs( 'editor' );
	await openEditor( page, ids[ 0 ] );
	await page.evaluate( `( () => {
		const { dispatch } = window.wp.data;
		const block = window.wp.blocks.createBlock( 'jetpack/related-posts', { postsToShow: 1 } );
		dispatch( 'core/block-editor' ).insertBlocks( [ block ], 0 );
		dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/block' );
	} )()` );
	const preview = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'document', { name: 'Block: Related posts' } );
	await expect( preview ).toContainText( 'In “lighthouses”' );
	await page
		.getByRole( 'spinbutton', { name: 'Number of posts' } )
		.fill( '2' );
	await expect( preview.locator( 'li' ) ).toHaveCount( 2 );
	await page.getByRole( 'checkbox', { name: 'Show date' } ).uncheck();
	await expect( preview.locator( 'time' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Post updated.' ).first() ).toBeVisible();

	await visitor.setViewportSize( { width: 400, height: 800 } );
	await visitor.goto( sandbox.url + path );
	const list = visitor.getByRole( 'navigation', { name: 'Related posts' } );
	await expect( list ).toHaveCount( 1 );
	await expect( list.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( list.locator( 'time' ) ).toHaveCount( 0 );
	expect( await findViolationsIn( visitor, [ '.jp-relatedposts' ] ) ).toEqual(
		[]
	);
} );
