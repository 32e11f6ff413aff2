import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import { openEditor } from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { likes: true, 'comment-likes': true } );
	const made = JSON.parse(
		await sandbox.wpEval(
			"$id = wp_insert_post( array( 'post_title' => 'Likable', 'post_content' => '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph --><!-- wp:html --><div class=\"jp-like\" data-like=\"post-1&amp;_method=POST\"></div><!-- /wp:html -->', 'post_status' => 'publish', 'post_author' => 1 ) ); wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_author' => 'Ann', 'comment_content' => 'Words.', 'comment_approved' => 1 ) ); echo wp_json_encode( array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ) );"
		)
	);
	id = made.id;
	path = made.path;
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
	await saveSettings( sandbox, { likes: false, 'comment-likes': false } );
} );

/** Likes from an unknown address are limited for all browsers of the tests together. */
test.beforeEach( ( { sandbox } ) =>
	sandbox.wpEval( `
Jetpack_Dashboard\\Kernel\\Likes\\Schema::create();
global $wpdb;
foreach ( Jetpack_Dashboard\\Kernel\\Likes\\Schema::TABLES as $table ) {
	$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_likes_$table" );
}
delete_post_meta( ${ id }, '_jetpack_dashboard_likes' );` )
);

const button = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Like “Likable”' } );
const likes = ( page: Page ) =>
	page.locator( '.jp-like:not( .jp-like--comment ) .jp-like__count' );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `a visitor likes a post with the keyboard, once (${ direction })`, async ( {
		page,
		sandbox,
	} ) => {
		await page.setViewportSize( { width: 400, height: 800 } );
		await page.goto( sandbox.url + path );
		await page.evaluate(
			( dir ) => document.documentElement.setAttribute( 'dir', dir ),
			direction
		);
		await button( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( likes( page ) ).toHaveText( '1 like' );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( button( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( await findViolationsIn( page, [ '.jp-like' ] ) ).toEqual( [] );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= 400
			)
		).toBe( true );
	} );
}

test( 'a page from a cache gets its number with one request, without what authors add, and the browser knows the visitor’s like', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + path );
	const cached = await page.content();
	await button( page ).click();
	await expect( likes( page ) ).toHaveText( '1 like' );

	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/likes' ) ) {
			requests.push( request.method() + new URL( request.url() ).search );
		}
	} );
	await page.route( sandbox.url + path, ( route ) =>
		route.fulfill( { body: cached, contentType: 'text/html' } )
	);
	await page.reload();
	await expect( likes( page ) ).toHaveText( '1 like' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( requests ).toEqual( [
		expect.stringMatching( /^GET\?posts=\d+&comments=\d+$/ ),
	] );
} );

test( 'a user likes a post and takes the like back, on every device', async ( {
	openAs,
} ) => {
	const page = await openAs( 'author' );
	await page.goto( path );
	await button( page ).click();
	await expect( likes( page ) ).toHaveText( '1 like' );
	await page.reload();
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await button( page ).click();
	await expect( likes( page ) ).toHaveText( '' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
} );

test( 'a like that could not be saved is taken back, with a message', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url + path );
	await page.route( /\/likes$/, ( route ) => route.abort() );
	await button( page ).click();
	await expect(
		page.locator( `#jp-like-post-${ id }` ).getByRole( 'status' )
	).toHaveText( 'Your like could not be saved. Try again in a moment.' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
} );

test( 'a visitor likes a comment', async ( { page, sandbox } ) => {
	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( sandbox.url + path );
	const comment = page.getByRole( 'button', {
		name: 'Like the comment by Ann',
	} );
	await comment.click();
	await expect(
		page.locator( '.jp-like--comment .jp-like__count' )
	).toHaveText( '1 like' );
	await expect( likes( page ) ).toHaveText( '' );
	await page.reload();
	await expect( comment ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( await findViolationsIn( page, [ '.jp-like--comment' ] ) ).toEqual(
		[]
	);
} );

test( 'works without JavaScript', async ( { browser, sandbox } ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( sandbox.url + path );
	await button( page ).click();
	await expect( page.getByText( 'Thanks for your like.' ) ).toBeVisible();
	await expect( likes( page ) ).toHaveText( '1 like' );
	await context.close();
} );

test( 'the panel turns the button of a post off, and the block shows it in another place', async ( {
	openAs,
	page: visitor,
	sandbox,
} ) => {
	const page = await openAs( 'editor' );
	const save = async () => {
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Post updated.' ).first() ).toBeVisible();
	};
	await openEditor( page, id );
	await page.evaluate( `( () => {
		const { dispatch } = window.wp.data;
		dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/document' );
		dispatch( 'core/block-editor' ).insertBlocks( [ window.wp.blocks.createBlock( 'jetpack/like' ) ], 0 );
	} )()` );
	await expect(
		page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'document', { name: 'Block: Like button' } )
	).toContainText( 'Like' );
	await save();
	await visitor.goto( sandbox.url + path );
	await expect( button( visitor ) ).toHaveCount( 1 );
	await expect( visitor.locator( '.wp-block-jetpack-like + p' ) ).toHaveText(
		'Text.'
	);

	await openEditor( page, id );
	const panel = page.getByRole( 'button', { name: 'Likes', exact: true } );
	await expect( panel ).toBeVisible();
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page.getByLabel( 'Show a like button' ).uncheck();
	expect( await findViolationsIn( page, [ '.jp-like-panel' ] ) ).toEqual(
		[]
	);
	await save();
	await visitor.reload();
	await expect( button( visitor ) ).toHaveCount( 0 );
} );
