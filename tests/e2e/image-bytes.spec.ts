import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { expect, test } from './support/test';
import { weighImages } from './support/weigh-images';

const PHOTOS = 3;
const WIDTH = 1600;
const FILL = fs
	.readFileSync(
		path.resolve( __dirname, '../perf/images-fill.php' ),
		'utf8'
	)
	.replace( /^<\?php/, '' )
	.replace( 'declare( strict_types=1 );', '' );
const SWITCH = 'jetpack_dashboard_module_photon';
const JPEG = 'image/jpeg';

/** Media types of the copies that the site's PHP can write, the best first. */
let formats: string[] = [];
let photosLink = '';
let backgroundLink = '';

const setModule = ( sandbox: Sandbox, isOn: boolean ) =>
	sandbox.wpEval( `update_option( '${ SWITCH }', '${ isOn ? 1 : 0 }' );` );

/** Each run takes a limited time. */
async function makeCopies( sandbox: Sandbox ): Promise< void > {
	await expect
		.poll(
			() =>
				sandbox.wpEval(
					"do_action( 'jetpack_dashboard_images_make' ); echo count( (array) glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-images/queue/*.json' ) );"
				),
			{ timeout: 120_000 }
		)
		.toBe( '0' );
}

const open = ( browser: Browser, width: number ) =>
	browser.newPage( { viewport: { width, height: 800 } } );

async function weigh( browser: Browser ) {
	const page = await open( browser, 400 );
	const weight = await weighImages( page, photosLink );
	const shown = await page
		.locator( 'main img.size-large, main .size-large img' )
		.first()
		.evaluate( ( image: HTMLImageElement ) => image.currentSrc );
	await page.close();
	return { ...weight, shown };
}

test.beforeAll( async ( { sandbox } ) => {
	test.setTimeout( 180_000 );
	formats = JSON.parse(
		await sandbox.wpEval(
			"echo wp_json_encode( array_values( array_filter( array( 'image/avif', 'image/webp' ), static fn( $type ) => function_exists( 'imagewebp' ) && wp_image_editor_supports( array( 'mime_type' => $type ) ) ) ), JSON_UNESCAPED_SLASHES );"
		)
	);
	if ( formats.length === 0 ) {
		return;
	}
	photosLink = await sandbox.wpEval(
		`$bench_photos = ${ PHOTOS }; $bench_size = ${ WIDTH }; ${ FILL }`
	);
	backgroundLink = await sandbox.wpEval(
		`$url = wp_get_attachment_url( get_posts( array( 'post_type' => 'attachment', 'title' => 'Photo', 'numberposts' => 1 ) )[0]->ID );
$attributes = wp_json_encode( array( 'style' => array( 'background' => array( 'backgroundImage' => array( 'url' => $url ) ) ) ), JSON_UNESCAPED_SLASHES );
echo get_permalink( wp_insert_post( array( 'post_title' => 'Background', 'post_status' => 'publish', 'post_content' => wp_slash( "<!-- wp:group $attributes --><div class=\\"wp-block-group\\"><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --></div><!-- /wp:group -->" ) ) ) );`
	);
} );
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval(
		`delete_option( '${ SWITCH }' );
Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();
foreach ( get_posts( array( 'post_type' => 'attachment', 'title' => 'Photo', 'numberposts' => -1 ) ) as $photo ) { wp_delete_attachment( $photo->ID, true ); }
foreach ( array( '${ photosLink }', '${ backgroundLink }' ) as $link ) { wp_delete_post( url_to_postid( $link ), true ); }`
	);
} );

test.beforeEach( () => {
	// CI installs it (.ci/run). The accelerator itself works with any library.
	test.skip(
		formats.length === 0 && ! process.env[ 'CI' ],
		'PHP can’t write WebP images. Install php-gd.'
	);
	expect( formats, 'formats that PHP can write' ).toContain( 'image/webp' );
} );

test( 'a page of large photos has at least 70 % fewer image bytes at 400 px than with WordPress’s own sizes', async ( {
	browser,
	request,
	sandbox,
} ) => {
	test.setTimeout( 240_000 );
	await setModule( sandbox, false );
	const off = await weigh( browser );
	expect( off.types ).toEqual( { [ JPEG ]: PHOTOS } );
	// WordPress's srcset spares the visitor the original already.
	expect( off.shown ).toMatch( /-768x512\.jpg$/ );

	await setModule( sandbox, true );
	const waiting = await weigh( browser );
	expect( waiting.bytes ).toBe( off.bytes );
	await makeCopies( sandbox );
	const on = await weigh( browser );
	expect( on.types ).toEqual( { [ formats[ 0 ] ?? '' ]: PHOTOS } );
	expect( on.bytes ).toBeLessThan( 0.3 * off.bytes );

	const typeFor = async ( accept: string ) =>
		( await request.get( on.shown, { headers: { accept } } ) ).headers()[
			'content-type'
		];
	for ( const format of formats ) {
		expect( await typeFor( `${ format },image/*;q=0.8` ) ).toBe( format );
	}
	expect( await typeFor( 'image/png,*/*;q=0.8' ) ).toBe( JPEG );
} );

test( 'a background has the width that the screen needs', async ( {
	browser,
	sandbox,
} ) => {
	test.setTimeout( 240_000 );
	const loaded = async ( width: number ) => {
		const page = await open( browser, width );
		const urls: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.resourceType() === 'image' ) {
				urls.push( request.url() );
			}
		} );
		await page.goto( backgroundLink, { waitUntil: 'networkidle' } );
		await page.close();
		return urls
			.filter( ( url ) => url.includes( 'photo-' ) )
			.map(
				( url ) =>
					new URL( url ).searchParams.get( 'i' )?.split( '-' )[ 0 ] ??
					null
			);
	};
	await setModule( sandbox, false );
	expect( await loaded( 400 ) ).toEqual( [ null ] );
	await setModule( sandbox, true );
	// Queues the image, unless the other test's copies exist.
	await loaded( 400 );
	await makeCopies( sandbox );
	expect( await loaded( 400 ) ).toEqual( [ '640' ] );
	expect( await loaded( 768 ) ).toEqual( [ '1024' ] );
	expect( await loaded( 1280 ) ).toEqual( [ '1440' ] );
} );
