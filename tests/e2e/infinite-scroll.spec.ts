import type { Locator, Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import { all, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const MODULES = [ 'carousel', 'infinite-scroll', 'stats', 'tiled-gallery' ];
const PER_PAGE = 6;

/** The newest posts of the site, on four pages. One of the second and one of the third page have a gallery. */
const MAKE_POSTS = `
update_option( 'posts_per_page', ${ PER_PAGE } );
$photos = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 2 ) );
$images = '';
foreach ( $photos as $photo ) {
	$images .= sprintf( '<!-- wp:image {"id":%1$d,"linkDestination":"none"} --><figure class="wp-block-image"><img src="%2$s" alt="A hill" class="wp-image-%1$d"/></figure><!-- /wp:image -->', $photo->ID, wp_get_attachment_url( $photo->ID ) );
}
$gallery = '<!-- wp:gallery {"linkTo":"none","className":"is-style-tiled-square"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped is-style-tiled-square">' . $images . '</figure><!-- /wp:gallery -->';
$text = str_repeat( '<!-- wp:paragraph --><p>Text of the post.</p><!-- /wp:paragraph -->', 12 );
$ids  = array();
for ( $i = 1; $i <= ${ 4 * PER_PAGE }; $i++ ) {
	$time  = gmdate( 'Y-m-d H:i:s', time() - $i );
	$ids[] = wp_insert_post( array( 'post_title' => "Scrolled $i", 'post_status' => 'publish', 'post_author' => 1, 'post_date' => $time, 'post_date_gmt' => $time, 'post_content' => $text . ( in_array( $i, array( 8, 14 ), true ) ? $gallery : '' ) ) );
}
echo implode( ',', $ids );`;

const HEADER = '/*\\nTheme Name: Test\\n*/';
const LOOP = `<main class="list"><header><h1>Posts</h1></header><?php while ( have_posts() ) : the_post(); ?><article><h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2><p style="min-block-size: 15em">Text.</p></article>%s<?php endwhile; the_posts_pagination(); ?></main>`;

let ids = '';
let theme = '';

/** Switches to a classic theme with a loop. */
const themeWith = ( loop: string ): string => `
$folder = get_theme_root() . '/test-scroll';
wp_mkdir_p( $folder );
file_put_contents( "$folder/style.css", "${ HEADER }" );
file_put_contents( "$folder/index.php", base64_decode( '${ Buffer.from(
	`<!DOCTYPE html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head><body <?php body_class(); ?>>${ loop }<?php wp_footer(); ?></body></html>`
).toString( 'base64' ) }' ) );
wp_clean_themes_cache();
switch_theme( 'test-scroll' );
add_theme_support( 'title-tag' );`;

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, all( MODULES, true ), {
		infinite_scroll: true,
		infinite_scroll_google_analytics: true,
	} );
	ids = await sandbox.wpEval( MAKE_POSTS );
	theme = await sandbox.wpEval( 'echo get_stylesheet();' );
} );

test.afterEach( ( { sandbox } ) =>
	sandbox.wpEval( `switch_theme( '${ theme }' );` )
);

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval(
		`foreach ( array( ${ ids } ) as $id ) { wp_delete_post( $id, true ); } update_option( 'posts_per_page', 10 ); array_map( 'unlink', glob( get_theme_root() . '/test-scroll/*' ) ); @rmdir( get_theme_root() . '/test-scroll' ); wp_clean_themes_cache();`
	);
	await saveSettings( sandbox, all( MODULES, false ), {
		infinite_scroll_google_analytics: false,
	} );
} );

/** The title of a post in the list. */
const title = ( page: Page, number: number ): Locator =>
	page
		.locator( 'h2' )
		.getByRole( 'link', { name: `Scrolled ${ number }`, exact: true } );

/** Scrolls to the end of the list until a post is loaded, then to the post. */
async function scrollTo( page: Page, number: number ): Promise< void > {
	const post = title( page, number );
	await expect( async () => {
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await expect( post ).toBeAttached( { timeout: 500 } );
	} ).toPass();
	await post.evaluate( ( element ) =>
		element.scrollIntoView( { block: 'center' } )
	);
}

test( 'the address follows the page in view; Back and a reload return to the post', async ( {
	page,
	sandbox,
} ) => {
	await page.addInitScript(
		'window.views = []; window.gtag = ( ...args ) => window.views.push( args[ 2 ].page_location );'
	);
	await page.goto( sandbox.url );
	await scrollTo( page, 8 );
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	await expect( page ).toHaveTitle( /Page 2/ );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: /Page \d/ } )
	).toHaveCount( 1 );
	const views = await page.evaluate< string[] >( 'window.views' );
	expect( views ).toContain( `${ sandbox.url }/page/2/` );
	expect( new Set( views ).size ).toBe( views.length );

	await title( page, 8 ).click();
	await expect( page ).not.toHaveURL( /\/page\// );
	await page.goBack();
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	await expect( title( page, 8 ) ).toBeInViewport();
	await page.reload();
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	await expect( title( page, 8 ) ).toBeInViewport();

	await page.getByRole( 'link', { name: 'Newer posts' } ).click();
	await expect( page ).toHaveURL( `${ sandbox.url }/` );
	await scrollTo( page, 8 );
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await expect( page ).toHaveURL( `${ sandbox.url }/` );
} );

test( 'galleries of added posts have their layout and open in the viewer', async ( {
	page,
	sandbox,
} ) => {
	await page.goto( sandbox.url );
	await expect( page.locator( 'script[src*="carousel.js"]' ) ).toHaveCount(
		0
	);
	for ( const [ index, number ] of [ 8, 14 ].entries() ) {
		await scrollTo( page, number );
		const gallery = page.locator( '.is-style-tiled-square' ).nth( index );
		await expect( gallery ).toHaveCSS( 'display', 'grid' );
		const image = gallery.locator( 'img' ).first();
		// The script of the viewer has bound it.
		await expect( image ).toHaveAttribute( 'role', 'button' );
		await image.scrollIntoViewIfNeeded();
		await expect
			.poll( () =>
				image.evaluate(
					( element ) => ( element as HTMLImageElement ).naturalWidth
				)
			)
			.toBeGreaterThan( 0 );
		await image.focus();
		await page.keyboard.press( 'Enter' );
		const viewer = page.getByRole( 'dialog', { name: 'Gallery' } );
		await expect( viewer ).toContainText( 'Photo 1 of 2' );
		await page.keyboard.press( 'Escape' );
		await expect( viewer ).toBeHidden();
		await expect( image ).toBeFocused();
	}
	await expect( page.locator( 'dialog.jp-carousel' ) ).toHaveCount( 1 );
} );

test( 'elements of posts aren’t taken for the site’s scripts', async ( {
	page,
	sandbox,
} ) => {
	const [ , , third, , , , , eighth ] = ids.split( ',' );
	// All of it is allowed in the posts of authors.
	const before = await sandbox.wpEval( `
		$texts = array( ${ third } => '<p id="jp-infinite">{"next":"/?p=1"}</p>', ${ eighth } => '<p id="jetpack-dashboard-carousel-js-before">window.isTaken = true;</p>' );
		foreach ( $texts as $id => $text ) {
			$content = get_post( $id )->post_content;
			wp_update_post( array( 'ID' => $id, 'post_content' => wp_kses_post( $text ) . $content ) );
		}` );
	expect( before ).toBe( '' );
	await page.goto( sandbox.url );
	await expect( page.locator( 'p#jp-infinite' ) ).toBeAttached();
	await scrollTo( page, 8 );
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	await expect(
		page.locator( 'p[id="jetpack-dashboard-carousel-js-before"]' )
	).toBeAttached();
	await expect(
		page.locator( 'script[id="jetpack-dashboard-carousel-js"]' )
	).toBeAttached();
	expect( await page.evaluate( 'window.isTaken' ) ).toBeUndefined();
	expect( await page.evaluate( 'typeof window.jpCarousel' ) ).toBe(
		'object'
	);
} );

test( 'visitors who prefer less motion load posts with the button', async ( {
	page,
	sandbox,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( `${ sandbox.url }/page/2/` );
	const more = page.getByRole( 'button', { name: 'Older posts' } );
	await more.scrollIntoViewIfNeeded();
	await expect( title( page, 13 ) ).toHaveCount( 0 );
	await more.focus();
	await page.keyboard.press( 'Enter' );
	await expect( title( page, 13 ) ).toBeFocused();
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'Page 3' } )
	).toHaveCount( 1 );
	await page.setViewportSize( { width: 400, height: 800 } );
	expect( await findViolationsIn( page, [ '.jp-infinite' ] ) ).toEqual( [] );
} );

test( 'a theme that declares no support adds posts to its loop', async ( {
	page,
	sandbox,
} ) => {
	await sandbox.wpEval( themeWith( LOOP.replace( '%s', '' ) ) );
	await page.goto( sandbox.url );
	await scrollTo( page, 8 );
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	await expect( page.locator( '.navigation.pagination' ) ).toBeHidden();
	const articles = page.locator( 'main > article' );
	expect( await articles.count() ).toBeGreaterThanOrEqual( 2 * PER_PAGE );
	await expect( page.locator( 'main > header' ) ).toHaveCount( 1 );
	await expect( page.locator( 'main > article + .jp-infinite' ) ).toHaveCount(
		1
	);
} );

test( 'posts that contain the comments of a loop don’t end it', async ( {
	page,
	sandbox,
} ) => {
	const [ , second, , , , , seventh ] = ids.split( ',' );
	await sandbox.wpEval(
		themeWith(
			LOOP.replace( '</article>%s', '<?php the_content(); ?></article>' )
		)
	);
	await sandbox.wpEval( `
		foreach ( array( ${ second }, ${ seventh } ) as $id ) {
			wp_update_post( array( 'ID' => $id, 'post_content' => wp_kses_post( '<p><!--jp-infinite-->imitated</p>' ) . get_post( $id )->post_content ) );
		}` );
	await page.goto( sandbox.url );
	await scrollTo( page, 8 );
	await expect( page ).toHaveURL( /\/page\/2\/$/ );
	const articles = page.locator( 'main > article' );
	expect( await articles.count() ).toBeGreaterThanOrEqual( 2 * PER_PAGE );
} );

test( 'a theme whose posts aren’t siblings keeps its pagination', async ( {
	page,
	sandbox,
} ) => {
	await sandbox.wpEval(
		themeWith( LOOP.replace( '%s', '</main><main class="list">' ) )
	);
	await page.goto( sandbox.url );
	await expect( page.locator( 'article' ) ).toHaveCount( PER_PAGE );
	await expect( page.locator( '.navigation.pagination' ) ).toBeVisible();
	await expect( page.locator( '.jp-infinite' ) ).toHaveCount( 0 );
} );
