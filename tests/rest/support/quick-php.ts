import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { request } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import { DATA_ONLY_HEADER } from './lean-wordpress';

/**
 * Where the site accepts PHP from the tests; the secret changes with each run.
 */
export interface QuickPhp {
	secret: string;
}

const SECRET_HEADER = 'X-Rest-Tests';

/**
 * Lets the running site evaluate PHP that the tests send it.
 *
 * A request to the running server takes a tenth of the time of a PHP CLI
 * process, and the tests need several hundred of them for their setup.
 */
export function allowQuickPhp( sandbox: Sandbox ): QuickPhp {
	const secret = randomBytes( 16 ).toString( 'hex' );
	const folder = path.join( sandbox.contentDir, 'mu-plugins' );
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync(
		path.join( folder, 'zz-rest-quick-php.php' ),
		`<?php
add_action( 'wp_loaded', static function () {
	if ( '${ secret }' !== ( $_SERVER['HTTP_X_REST_TESTS'] ?? '' ) ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	try {
		eval( base64_decode( file_get_contents( 'php://input' ) ) );
	} catch ( Throwable $error ) {
		http_response_code( 500 );
		echo $error;
	}
	exit;
}, PHP_INT_MAX );
`
	);
	return { secret };
}

/**
 * The trimmed output of the PHP; rejects with PHP's message.
 *
 * `isDataOnly` is for PHP that renders nothing: it may then run without
 * WordPress's own blocks.
 */
export async function runQuickPhp(
	sandbox: Sandbox,
	{ secret }: QuickPhp,
	php: string,
	{ isDataOnly = false } = {}
): Promise< string > {
	const response = await request( sandbox, {
		path: '/?rest-tests',
		method: 'POST',
		headers: {
			[ SECRET_HEADER ]: secret,
			...( isDataOnly ? { [ DATA_ONLY_HEADER ]: '1' } : {} ),
			'Content-Type': 'text/plain',
		},
		// Encoded, because the firewall would block plain PHP.
		body: Buffer.from( php ).toString( 'base64' ),
	} );
	if (
		response.status !== 200 ||
		/(?:Fatal|Parse) error/.test( response.body )
	) {
		throw new Error( `PHP failed: ${ response.body.slice( 0, 2000 ) }` );
	}
	return response.body.trim();
}
