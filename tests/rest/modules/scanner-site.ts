import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp, get, post, site } from '../support/site';
import type { Wire } from '../support/site';

export const SLUG = 'scanner';
const MAX_SLICES = 400;

const root = () => path.dirname( site().contentDir );

export const fileAt = ( place: string ) => path.join( root(), place );

/** Files that tests add or replace, with their content before. */
const changed = new Map< string, string | null >();

/**
 * Writes a file below WordPress's folder. Files of WordPress are read-only, so
 * they are replaced.
 */
export function plant( place: string, text: string | Buffer ): void {
	const file = path.join( root(), place );
	if ( ! changed.has( file ) ) {
		changed.set(
			file,
			fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : null
		);
	}
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	fs.rmSync( file, { force: true } );
	fs.writeFileSync( file, text );
}

export const readPlanted = ( place: string ) =>
	fs.readFileSync( path.join( root(), place ), 'utf8' );

/** Removes what was planted, and restores WordPress's files. */
export function removePlanted(): void {
	for ( const [ file, before ] of changed ) {
		fs.rmSync( file, { force: true } );
		if ( before !== null ) {
			fs.writeFileSync( file, before );
		}
	}
	changed.clear();
}

const md5 = ( file: string ) =>
	createHash( 'md5' ).update( fs.readFileSync( file ) ).digest( 'hex' );

function sumsBelow( folder: string ): Record< string, string > {
	const sums: Record< string, string > = {};
	for ( const entry of fs.readdirSync( path.join( root(), folder ), {
		recursive: true,
		withFileTypes: true,
	} ) ) {
		if ( entry.isFile() && /\.(php|js|html?|svg)$/.test( entry.name ) ) {
			const file = path.join( entry.parentPath, entry.name );
			sums[ path.relative( root(), file ) ] = md5( file );
		}
	}
	return sums;
}

/**
 * Serves checksums as WordPress.org does: responses by a part of the address.
 * For other addresses, there is no network. Returns a function that ends it.
 */
export function serveChecksums( answers: Record< string, object > ) {
	const file = path.join( site().dir, 'checksums.json' );
	fs.writeFileSync( file, JSON.stringify( answers ) );
	fs.writeFileSync( `${ file }.requests`, '' );
	return dropMustUsePlugin(
		'checksums',
		`add_filter( 'pre_http_request', function ( $response, $args, $url ) {
			if ( ! preg_match( '~^https://(api|downloads)\\.wordpress\\.org/(core/checksums|plugin-checksums)/~', $url ) ) {
				return $response;
			}
			file_put_contents( '${ file }.requests', "$url\n", FILE_APPEND );
			foreach ( json_decode( file_get_contents( '${ file }' ), true ) as $part => $body ) {
				if ( false !== strpos( $url, $part ) ) {
					return array( 'response' => array( 'code' => 200, 'message' => 'OK' ), 'headers' => array(), 'cookies' => array(), 'body' => wp_json_encode( $body ) );
				}
			}
			return new WP_Error( 'http_request_failed', 'No network.' );
		}, 10, 3 );`
	);
}

/** Requests for checksums whose address contains a text. */
export const countChecksumRequests = ( part: string ) =>
	fs
		.readFileSync(
			path.join( site().dir, 'checksums.json.requests' ),
			'utf8'
		)
		.split( part ).length - 1;

export const coreChecksums = () => ( {
	checksums: {
		...sumsBelow( 'wp-admin' ),
		...sumsBelow( 'wp-includes' ),
		...Object.fromEntries(
			fs
				.readdirSync( root() )
				.filter(
					( name ) =>
						/^(wp-|index|xmlrpc).*\.php$/.test( name ) &&
						! [ 'wp-config.php', 'wp-sandbox-run.php' ].includes(
							name
						)
				)
				.map( ( name ) => [ name, md5( path.join( root(), name ) ) ] )
		),
	},
} );

/** Runs a scan to its end, like the page does. */
export async function scan(): Promise< Wire > {
	let { status, body } = await post( 'module/scanner/scan', { start: true } );
	for ( let slice = 0; body.is_running && slice < MAX_SLICES; slice++ ) {
		expect( status ).toBe( 200 );
		( { status, body } = await post( 'module/scanner/scan' ) );
	}
	expect( body.is_running ).toBe( false );
	return body;
}

export const report = async () => ( await get( 'module/scanner/data' ) ).body;

export interface Row {
	id: string;
	kind: string;
	code: string;
	place: string;
	detail: string;
	is_ignored: string;
}

export const rows = () =>
	evalJson< Row[] >(
		'global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}jetpack_dashboard_scan_threats ORDER BY place, code", ARRAY_A ) );'
	);

/** What tests before have left on the site. */
let leftovers: readonly string[] = [];

const allThreats = async () =>
	( await rows() )
		.filter( ( { kind } ) => kind !== 'weakness' )
		.map( ( { code, place } ) => `${ code } ${ place }` )
		.sort();

/**
 * Scans the site as other tests have left it, with their must-use plugins, one
 * of which runs code that it is sent. Resolves with what is found.
 */
export async function findLeftovers(): Promise< readonly string[] > {
	await scan();
	leftovers = await allThreats();
	return leftovers;
}

/** Code and place of each threat, sorted, without weak spots and leftovers. */
export const threats = async () =>
	( await allThreats() ).filter(
		( threat ) => ! leftovers.includes( threat )
	);

/** Adds what a scan would find in a file, without a scan. */
export const addThreat = ( code: string, place: string ) =>
	evalPhp(
		`$path = ABSPATH . '${ place }';
		$get  = fn( $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\Features\\\\Scanner\\\\$name" );
		$get( 'Scan_Database' )->with_tables( fn() => $get( 'Threats' )->add( new Jetpack_Dashboard\\Features\\Scanner\\Threat( 'file', '${ code }', '${ place }', '', (string) @md5_file( $path ), md5( dirname( wp_normalize_path( $path ) ) ) ), 1 ) );`
	);

/** Forgets all scans, and what was deleted. */
export const forgetScans = () =>
	evalPhp(
		`global $wpdb; foreach ( array( 'folders', 'threats', 'quarantine' ) as $table ) { $wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}jetpack_dashboard_scan_$table" ); } delete_option( 'jetpack_dashboard_scan_state' ); ( new Jetpack_Dashboard\\Features\\Scanner\\Quarantine_Folder() )->remove(); $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'jetpack_dashboard_scan_sums%' OR option_name LIKE 'jetpack_dashboard_lock_scan'" );`
	);
