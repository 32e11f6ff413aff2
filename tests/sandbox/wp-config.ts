import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SiteLayout } from './layout';

export interface DatabaseServer {
	name: string;
	user: string;
	password: string;
	/** In WordPress's format: a host, host:port or localhost:/socket. */
	host: string;
}

export interface SiteConfig {
	url: string;
	/** Null for SQLite. */
	database: DatabaseServer | null;
	/** Base URL of the simulated public services. */
	publicServicesUrl: string;
	/** Whether our proxy sends the client's IP address (wasm-front.ts). */
	hasFront: boolean;
}

/**
 * Runs before anything reads it; clients can't forge it, since the proxy
 * overwrites the header.
 */
const CLIENT_FROM_FRONT = [
	"if ( isset( $_SERVER['HTTP_X_SANDBOX_CLIENT'] ) ) {",
	"\t$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_SANDBOX_CLIENT'];",
	"\tunset( $_SERVER['HTTP_X_SANDBOX_CLIENT'] );",
	'}',
];

const SALTS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/** A PHP string literal. */
function quoted( value: string ): string {
	return `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
}

/**
 * Writes wp-config.php on every start.
 *
 * Uses paths relative to the file, since the WebAssembly PHP mounts the same
 * folders elsewhere.
 */
export function writeConfig( layout: SiteLayout, config: SiteConfig ): void {
	const { url, database, publicServicesUrl, hasFront } = config;
	const constants: [ string, string ][] = [
		[ 'WP_HOME', quoted( url ) ],
		[ 'WP_SITEURL', quoted( url ) ],
		[ 'DB_NAME', quoted( database?.name ?? 'wordpress' ) ],
		[ 'DB_USER', quoted( database?.user ?? '' ) ],
		[ 'DB_PASSWORD', quoted( database?.password ?? '' ) ],
		[ 'DB_HOST', quoted( database?.host ?? '' ) ],
		[ 'DB_CHARSET', quoted( 'utf8mb4' ) ],
		[ 'DB_COLLATE', quoted( '' ) ],
	];
	if ( database === null ) {
		constants.push(
			[ 'DB_DIR', "dirname( __DIR__ ) . '/database'" ],
			[ 'DB_FILE', quoted( 'wordpress.sqlite' ) ]
		);
	}
	// Fixed, so that a login survives a restart; only reachable on loopback.
	for ( const name of SALTS ) {
		constants.push( [
			name,
			quoted(
				createHash( 'sha256' )
					.update( layout.dir + name )
					.digest( 'hex' )
			),
		] );
	}
	constants.push(
		[ 'WP_ENVIRONMENT_TYPE', quoted( 'production' ) ],
		[ 'WP_DEBUG', 'true' ],
		[ 'WP_DEBUG_DISPLAY', 'false' ],
		[ 'WP_DEBUG_LOG', "SANDBOX_STATE_DIR . '/debug.log'" ],
		// The test harness runs cron, so that no page request is delayed by it.
		[ 'DISABLE_WP_CRON', 'true' ],
		// Otherwise every admin page waits for a network that may be missing.
		// Loopback stays allowed for a scenario's account service.
		[ 'WP_HTTP_BLOCK_EXTERNAL', 'true' ],
		[ 'WP_ACCESSIBLE_HOSTS', quoted( '127.0.0.1,*.localhost' ) ],
		[ 'AUTOMATIC_UPDATER_DISABLED', 'true' ],
		[ 'FS_METHOD', quoted( 'direct' ) ],
		[ 'SANDBOX_PUBLIC_SERVICES_URL', quoted( publicServicesUrl ) ]
	);

	const lines = [
		'<?php',
		'// Written by tests/sandbox at each start: changes are lost.',
		...( hasFront ? CLIENT_FROM_FRONT : [] ),
		"define( 'SANDBOX_STATE_DIR', dirname( __DIR__ ) . '/state' );",
		"if ( is_file( SANDBOX_STATE_DIR . '/scenario.php' ) ) {",
		"\trequire SANDBOX_STATE_DIR . '/scenario.php';",
		'}',
		...constants.map(
			( [ name, value ] ) =>
				`defined( '${ name }' ) || define( '${ name }', ${ value } );`
		),
		"$table_prefix = 'wp_';",
		"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
		"require_once ABSPATH . 'wp-settings.php';",
	];
	writeFileSync(
		join( layout.docroot, 'wp-config.php' ),
		`${ lines.join( '\n' ) }\n`
	);
}
