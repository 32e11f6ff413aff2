import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { get, post, site } from '../support/site';
import type { Wire } from '../support/site';
import { addThreat, fileAt, plant } from './scanner-site';

export const PLACE = 'wp-content/uploads/2026/shell.php';
export const CODE = Buffer.concat( [
	Buffer.from( '<?php eval($_POST[1]); ?>' ),
	Buffer.from( [ 0xff, 0x00, 0x0d, 0x0a, 0xfe ] ),
] );
export const list = async (): Promise< Wire[] > =>
	( await get( 'module/scanner/threats' ) ).body;

export const quarantine = async (): Promise< Wire[] > =>
	( await get( 'module/scanner/quarantine' ) ).body;

export const act = ( id: number, action: string ) =>
	post( `module/scanner/threats/${ id }`, { action } );

export const undo = ( id: number ) =>
	post( `module/scanner/quarantine/${ id }`, { undo: true } );

export async function idOf( place: string ): Promise< number > {
	const threat = ( await list() ).find( ( row ) => row.place === place );
	expect( threat ).toBeDefined();
	return threat?.id;
}

/** Plants the file, and deletes it as a threat. */
export async function deleteShell(): Promise< number > {
	plant( PLACE, CODE );
	fs.chmodSync( fileAt( PLACE ), 0o640 );
	await addThreat( 'request-code', PLACE );
	expect( await act( await idOf( PLACE ), 'delete' ) ).toMatchObject( {
		status: 200,
	} );
	return ( await quarantine() )[ 0 ]?.id;
}

/**
 * Serves packages as WordPress.org does: files by path, by a part of the
 * address. For other addresses, there is no network. Returns a function that
 * ends it.
 */
export function servePackages(
	packages: Record< string, Record< string, string > >
) {
	const folder = path.join( site().dir, 'packages' );
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync(
		path.join( folder, 'all.json' ),
		JSON.stringify( packages )
	);
	return dropMustUsePlugin(
		'packages',
		`add_filter( 'pre_http_request', function ( $response, $args, $url ) {
			if ( ! preg_match( '~^https://downloads\\.wordpress\\.org/(release|plugin)/~', $url ) ) {
				return $response;
			}
			update_option( 'package_requests', 1 + (int) get_option( 'package_requests' ), false );
			foreach ( json_decode( file_get_contents( '${ folder }/all.json' ), true ) as $part => $files ) {
				if ( false !== strpos( $url, $part ) ) {
					$zip = new ZipArchive();
					$zip->open( $args['filename'], ZipArchive::CREATE | ZipArchive::OVERWRITE );
					foreach ( $files as $name => $text ) {
						$zip->addFromString( $name, $text );
					}
					$zip->close();
					return array( 'response' => array( 'code' => 200, 'message' => 'OK' ), 'headers' => array(), 'cookies' => array(), 'body' => '', 'filename' => $args['filename'] );
				}
			}
			return new WP_Error( 'http_request_failed', 'No network.' );
		}, 10, 3 );`
	);
}
