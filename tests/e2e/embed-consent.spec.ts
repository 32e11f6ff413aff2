import { findViolationsIn } from './support/accessibility';
import {
	canvasOf,
	deletePosts,
	insertBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ shortcodes: true },
		{ shortcodes_consent: true }
	);
	const images =
		"implode( ',', get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 3, 'fields' => 'ids' ) ) )";
	const made = JSON.parse(
		await sandbox.wpEval(
			`$id = wp_insert_post( array( 'post_title' => 'Embeds', 'post_content' => '[googlemaps https://www.google.com/maps/embed?pb=1] [slideshow ids="' . ${ images } . '"]', 'post_status' => 'publish', 'post_author' => 1 ) ); echo wp_json_encode( array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ) );`
		)
	);
	id = made.id;
	path = made.path;
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
	await saveSettings(
		sandbox,
		{ shortcodes: false },
		{ shortcodes_consent: false }
	);
} );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `other sites’ content is loaded after a click, with the keyboard (${ direction })`, async ( {
		page,
		sandbox,
	} ) => {
		const requests: string[] = [];
		page.on( 'request', ( request ) => requests.push( request.url() ) );
		await page.setViewportSize( { width: 400, height: 800 } );
		await page.goto( sandbox.url + path );
		await page.evaluate(
			( dir ) => document.documentElement.setAttribute( 'dir', dir ),
			direction
		);
		const map = page.locator( 'iframe.jp-map' );
		await expect( page.locator( '.jp-consent' ) ).toBeVisible();
		await expect( map ).toHaveCount( 0 );
		expect(
			await findViolationsIn( page, [ '.jp-consent', '.jp-slideshow' ] )
		).toEqual( [] );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= 400
			)
		).toBe( true );
		expect(
			requests.filter( ( url ) => url.includes( 'google' ) )
		).toEqual( [] );

		await page.getByRole( 'button', { name: 'Show content' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( map ).toHaveCount( 1 );
		await expect( page.locator( '.jp-consent' ) ).toHaveCount( 0 );
		await expect( page.locator( '.jp-consent__content' ) ).toBeFocused();
	} );
}

test( 'a slideshow moves with the arrow keys', async ( { page, sandbox } ) => {
	await page.goto( sandbox.url + path );
	const slides = page.getByRole( 'list', { name: 'Slideshow' } );
	await slides.focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect
		.poll( () => slides.evaluate( ( list ) => list.scrollLeft ) )
		.toBeGreaterThan( 0 );
} );

const GIST = 'https://gist.github.com/ann/0123456789abcdef';

test( 'the editor finds the sites, and shows a gist after a click, as visitors do', async ( {
	openAs,
	page,
	sandbox,
} ) => {
	const author = await openAs( 'author' );
	const asked: string[] = [];
	for ( const context of [ author.context(), page.context() ] ) {
		await context.route( /^https:\/\/gist\.github\.com/, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/javascript',
				body: 'document.write( "<div style=height:333px>The gist</div>" );',
			} );
		} );
	}
	await openEditor( author );
	await author
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	for ( const site of [
		'Bandcamp',
		'CodePen',
		'Facebook',
		'Gist',
		'Instagram',
	] ) {
		await author.getByRole( 'searchbox' ).first().fill( site );
		await expect(
			author.locator( '.block-editor-block-types-list__item', {
				hasText: `${ site } Embed`,
			} )
		).toHaveCount( 1 );
	}
	await insertBlocks( author, 'A gist', [
		{ name: 'core/embed', attributes: { url: GIST } },
	] );
	const canvas = await canvasOf( author );
	const block = canvas.locator( '[data-type="core/embed"]' );
	const inner = block.frameLocator( 'iframe' ).first();
	const button = inner.getByRole( 'button', { name: 'Show content' } );
	await expect( button ).toBeVisible();
	expect( asked ).toEqual( [] );
	const { link } = await publish( author );
	await block.click();
	await button.click();
	await expect(
		inner.frameLocator( '.jp-gist' ).getByText( 'The gist' )
	).toBeVisible();
	expect( asked ).toEqual( [ `${ GIST }.js` ] );

	await page.setViewportSize( { width: 400, height: 800 } );
	await page.goto( link );
	await expect( page.locator( '.jp-consent' ) ).toBeVisible();
	expect( asked ).toHaveLength( 1 );
	await page.getByRole( 'button', { name: 'Show content' } ).focus();
	await page.keyboard.press( 'Enter' );
	const frame = page.locator( 'iframe.jp-gist' );
	await expect( frame.contentFrame().getByText( 'The gist' ) ).toBeVisible();
	await expect( frame ).toHaveCSS( 'height', '333px' );
	expect( asked ).toHaveLength( 2 );
	await sandbox.wpEval( deletePosts( 'A gist' ) );
} );
