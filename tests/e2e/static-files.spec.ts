import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const SWITCH = 'jetpack_dashboard_module_photon-cdn';
const COPY = '/uploads/jetpack-dashboard-static/';

/** Prints the styles of blocks as files, and scripts that need each other. */
const MORE_FILES = `<?php
add_filter( 'styles_inline_size_limit', '__return_zero' );
add_action( 'wp_enqueue_scripts', static function () {
	wp_enqueue_style( 'dashicons' );
	wp_enqueue_style( 'wp-block-library' );
	wp_enqueue_script( 'jquery-ui-tabs' );
	wp_enqueue_script( 'wp-api-fetch' );
	wp_enqueue_script( 'wp-mediaelement' );
	wp_enqueue_style( 'wp-mediaelement' );
} );`;

const CONTENT = `<!-- wp:heading --><h2 class="wp-block-heading">Blocks</h2><!-- /wp:heading -->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Button</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Quote</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:search {"label":"Search"} /-->
<!-- wp:html --><p class="probe"><span class="dashicons dashicons-admin-site"></span><span class="mejs-overlay-button"></span></p><!-- /wp:html -->`;

let link = '';
let plugin = '';

test.beforeAll( async ( { sandbox } ) => {
	plugin = path.join( sandbox.contentDir, 'mu-plugins/zz-e2e-static.php' );
	fs.mkdirSync( path.dirname( plugin ), { recursive: true } );
	fs.writeFileSync( plugin, MORE_FILES );
	link = await sandbox.wpEval(
		`kses_remove_filters(); echo get_permalink( wp_insert_post( array( 'post_title' => 'Blocks', 'post_status' => 'publish', 'post_content' => base64_decode( '${ Buffer.from(
			CONTENT
		).toString( 'base64' ) }' ) ) ) );`
	);
} );
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval(
		`update_option( '${ SWITCH }', '0' );
delete_option( '${ SWITCH }' );
delete_option( 'jetpack_dashboard_keep_photon-cdn' );
wp_delete_post( url_to_postid( '${ link }' ), true );`
	);
	fs.rmSync( plugin, { force: true } );
} );

interface Look {
	/** Place and style of each element. */
	readonly elements: readonly string[];
	/** Addresses of scripts and styles. */
	readonly files: readonly string[];
	readonly problems: readonly string[];
}

/** What a visitor sees, and what the console and the network report. */
async function lookOf( page: Page ): Promise< Look > {
	const problems: string[] = [];
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			problems.push( message.text() );
		}
	} );
	page.on( 'pageerror', ( error ) => problems.push( error.message ) );
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 ) {
			problems.push( `${ response.status() } ${ response.url() }` );
		}
	} );
	await page.goto( link );
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	const { elements, files } = await page.evaluate( () => ( {
		elements: [ ...document.body.querySelectorAll( '*' ) ].map(
			( element ) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				const style = window.getComputedStyle( element );
				return [
					element.tagName,
					...[ x, y, width, height ].map( Math.round ),
					style.color,
					style.backgroundColor,
					style.backgroundImage,
					style.fontFamily,
					style.fontSize,
					style.display,
				].join( ' ' );
			}
		),
		files: [
			...document.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
		]
			.map( ( { src } ) => src )
			.concat(
				[
					...document.querySelectorAll< HTMLLinkElement >(
						'link[rel=stylesheet]'
					),
				].map( ( { href } ) => href )
			)
			// WordPress adds it at some time after the page is loaded.
			.filter( ( url ) => ! url.includes( 'wp-emoji-release' ) ),
	} ) );
	return { elements, files, problems };
}

test( 'a page of a block theme looks the same with copies of scripts and styles', async ( {
	browser,
	sandbox,
} ) => {
	test.slow();
	const visit = async (): Promise< Look > => {
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 900 },
		} );
		const look = await lookOf( await context.newPage() );
		await context.close();
		return look;
	};
	await sandbox.wpEval( `update_option( '${ SWITCH }', '0' );` );
	const off = await visit();
	await sandbox.wpEval( `update_option( '${ SWITCH }', '1' );` );
	await visit();
	// A page adds its files to the queue after it was sent.
	await expect
		.poll(
			async () => {
				await sandbox.wpEval(
					"do_action( 'jetpack_dashboard_static_make' );"
				);
				return ( await visit() ).files.filter( ( url ) =>
					url.includes( COPY )
				).length;
			},
			{ timeout: 60_000 }
		)
		.toBeGreaterThan( 15 );
	const on = await visit();
	expect( on.problems ).toEqual( off.problems );
	expect( on.problems ).toEqual( [] );
	expect( on.files ).toHaveLength( off.files.length );
	expect( on.elements ).toEqual( off.elements );
} );
