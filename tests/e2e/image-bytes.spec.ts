import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Page } from '@playwright/test';
import { PHOTO } from '../rest/modules/photos';
import { expect, test } from './support/test';

const PHOTOS = 6;
const EDITOR = path.resolve( __dirname, '../rest/support/png-editor.php' );
const SWITCH = 'jetpack_dashboard_module_photon';

let link = '';
let editor = '';

test.beforeAll( async ( { sandbox } ) => {
	const plugins = path.join( sandbox.contentDir, 'mu-plugins' );
	editor = path.join( plugins, 'zz-e2e-image-editor.php' );
	fs.mkdirSync( plugins, { recursive: true } );
	fs.copyFileSync( EDITOR, editor );
	link = await sandbox.wpEval( `${ PHOTO }
$html = '';
for ( $i = 0; $i < ${ PHOTOS }; $i++ ) {
	$upload = wp_upload_bits( "large-$i.png", null, $photo( 1200, 800 ) );
	$html  .= '<p><img alt="" style="max-width:100%;height:auto" width="1200" height="800" src="' . $upload['url'] . '"></p>';
}
kses_remove_filters();
echo get_permalink( wp_insert_post( array( 'post_title' => 'Large photos', 'post_status' => 'publish', 'post_content' => $html ) ) );` );
} );
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval(
		`delete_option( '${ SWITCH }' );
Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();
array_map( 'wp_delete_file', glob( wp_upload_dir()['path'] . '/large-*.png' ) );
wp_delete_post( url_to_postid( '${ link }' ), true );`
	);
	fs.rmSync( editor, { force: true } );
} );

/** Bytes of the photos that a visitor's browser loads. */
async function photoBytes( page: Page ): Promise< number > {
	const sizes: Promise< number >[] = [];
	page.on( 'response', ( response ) => {
		const isPhoto = /large-\d/.test( response.url() );
		if ( isPhoto && response.status() === 200 ) {
			sizes.push( response.body().then( ( body ) => body.length ) );
		}
	} );
	await page.goto( link );
	for ( const image of await page.locator( 'p > img' ).all() ) {
		await image.scrollIntoViewIfNeeded();
		await expect
			.poll( () =>
				image.evaluate(
					( one ) =>
						one instanceof HTMLImageElement &&
						one.complete &&
						one.naturalWidth > 0
				)
			)
			.toBe( true );
	}
	const loaded = await Promise.all( sizes );
	expect( loaded.length ).toBeGreaterThanOrEqual( PHOTOS );
	return loaded.reduce( ( sum, bytes ) => sum + bytes, 0 );
}

test( 'a page of large photos has at least 70 % fewer image bytes at 400 px', async ( {
	browser,
	sandbox,
} ) => {
	const visit = async (): Promise< number > => {
		const context = await browser.newContext( {
			viewport: { width: 400, height: 800 },
		} );
		const bytes = await photoBytes( await context.newPage() );
		await context.close();
		return bytes;
	};
	await sandbox.wpEval( `update_option( '${ SWITCH }', '0' );` );
	const off = await visit();
	await sandbox.wpEval( `update_option( '${ SWITCH }', '1' );` );
	const waiting = await visit();
	// Each run takes a limited time.
	for ( let run = 0; run < PHOTOS; run++ ) {
		await sandbox.wpEval( "do_action( 'jetpack_dashboard_images_make' );" );
	}
	const on = await visit();
	expect( waiting ).toBe( off );
	expect( on ).toBeLessThan( 0.3 * off );
} );
