/**
 * Compares the image bytes of a page of 30 large photos on a screen 400 pixels
 * wide, with and without the image accelerator. Without it, the page has the
 * sizes of WordPress. The page is scrolled to its end, so that lazy images load.
 *
 *   npm run bench:images
 *   npm run bench:images -- --check     fails if the accelerator saves less than 70 % of the bytes
 *   npm run bench:images -- --photos 5
 *
 * Needs a PHP with an image library (Debian: php-gd). PHP_BINARY names another.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findBrowser, toLaunchOptions } from '../e2e/support/browser';
import { weighImages } from '../e2e/support/weigh-images';
import type { ImagesWeight } from '../e2e/support/weigh-images';
import { startSandbox } from '../sandbox';
import type { Sandbox } from '../sandbox';

/** The minimum share of the bytes that the accelerator saves. */
const MIN_SAVED = 0.7;
const SCREEN = { width: 400, height: 800 };

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		photos: { type: 'string', default: '30' },
	},
} );

const MODULE = 'jetpack_dashboard_module_photon';

const setModule = ( sandbox: Sandbox, isOn: boolean ) =>
	sandbox.wpEvalAlone(
		`update_option( '${ MODULE }', '${ isOn ? 1 : 0 }', true );`
	);

/** Adds the photos and the page; returns the page's URL. */
function addPage( sandbox: Sandbox ): Promise< string > {
	const fill = readFileSync( join( __dirname, 'images-fill.php' ), 'utf8' )
		.replace( /^<\?php/, '' )
		.replace( 'declare( strict_types=1 );', '' );
	return sandbox.wpEvalAlone(
		`$bench_photos = ${ Number(
			options.photos
		) }; $bench_size = 2400; ${ fill }`
	);
}

/** Adds up the images of the page on a screen of this density. */
async function weigh(
	browser: Browser,
	url: string,
	deviceScaleFactor: number
): Promise< ImagesWeight > {
	const page = await browser.newPage( {
		viewport: SCREEN,
		deviceScaleFactor,
	} );
	const weight = await weighImages( page, url );
	await page.close();
	return weight;
}

/** Runs cron events until every image has its copies. */
async function makeCopies( sandbox: Sandbox ): Promise< string > {
	const isWaiting = () =>
		sandbox.wpEvalAlone(
			"do_action( 'jetpack_dashboard_images_make' ); echo count( (array) glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-images/queue/*.json' ) );"
		);
	while ( ( await isWaiting() ) !== '0' ) {
		continue;
	}
	return sandbox.wpEvalAlone(
		"echo wp_json_encode( get_option( 'jetpack_dashboard_image_copies' ) );"
	);
}

async function main(): Promise< void > {
	const program = await findBrowser();
	const sandbox = await startSandbox( {
		name: 'images-bench',
		port: 0,
		fresh: true,
		quiet: true,
		accountService: false,
		hasStatistics: false,
	} );
	const browser = await chromium.launch( toLaunchOptions( program ) );
	try {
		const hasEditor = await sandbox.wpEvalAlone(
			"echo (int) ( function_exists( 'imagewebp' ) && wp_image_editor_supports( array( 'mime_type' => 'image/webp' ) ) );"
		);
		if ( hasEditor !== '1' ) {
			throw new Error(
				'PHP can’t write WebP images. Install php-gd, or set PHP_BINARY to a PHP that can.'
			);
		}
		const url = await addPage( sandbox );
		let isTooLittle = false;
		const before = new Map< number, ImagesWeight >();
		for ( const density of [ 1, 2 ] ) {
			before.set( density, await weigh( browser, url, density ) );
		}
		await setModule( sandbox, true );
		// Queues the images.
		await weigh( browser, url, 1 );
		console.log( `Copies: ${ await makeCopies( sandbox ) }` );
		for ( const [ density, off ] of before ) {
			const on = await weigh( browser, url, density );
			const saved = 1 - on.bytes / off.bytes;
			isTooLittle ||= ! ( saved >= MIN_SAVED );
			console.log(
				`${ SCREEN.width } px, ${ density } pixels per px: ${
					off.images
				} images with ${ Math.round( off.bytes / 1000 ) } kB without, ${
					on.images
				} with ${ Math.round(
					on.bytes / 1000
				) } kB with the accelerator: ${ ( 100 * saved ).toFixed(
					0
				) } % less. ${ JSON.stringify( on.types ) }`
			);
		}
		if ( options.check && isTooLittle ) {
			process.exitCode = 1;
		}
	} finally {
		await browser.close();
		await sandbox.stop();
	}
}

main().catch( ( error: unknown ) => {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
} );
