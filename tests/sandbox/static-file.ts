import { readFileSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { SANDBOX_PHP } from './layout';

type FileType = [ type: string, shrinks: boolean ];

/** Shared by this file and the router of PHP's server. */
const TYPES = JSON.parse(
	readFileSync( join( SANDBOX_PHP, 'file-types.json' ), 'utf8' )
) as Record< string, FileType >;

export function acceptsGzip( request: IncomingMessage ): boolean {
	return /\bgzip\b/.test( String( request.headers[ 'accept-encoding' ] ) );
}

function statOf( file: string ): Stats | null {
	return statSync( file, { throwIfNoEntry: false } ) ?? null;
}

/**
 * Serves a static file like the router of PHP's server (static-file.php).
 *
 * Returns false if there is none or PHP has to handle it.
 */
export function sendStaticFile(
	file: string,
	request: IncomingMessage,
	response: ServerResponse
): boolean {
	const stat = statOf( file );
	if ( ! stat?.isFile() || file.endsWith( '.php' ) ) {
		return false;
	}
	const [ type, shrinks ] = TYPES[
		extname( file ).slice( 1 ).toLowerCase()
	] ?? [ 'application/octet-stream', false ];
	const tag = `"${ Math.trunc( stat.mtimeMs / 1000 ).toString(
		16
	) }-${ stat.size.toString( 16 ) }"`;
	// The second is the rule that docs/modules.md has for nginx.
	const isVersioned = /[?&]ver=|\/jetpack-dashboard-static\//.test(
		request.url ?? ''
	);

	response.setHeader( 'Content-Type', type );
	response.setHeader( 'X-Content-Type-Options', 'nosniff' );
	response.setHeader( 'ETag', tag );
	response.setHeader( 'Last-Modified', stat.mtime.toUTCString() );
	response.setHeader(
		'Cache-Control',
		isVersioned ? 'public, max-age=31536000' : 'no-cache'
	);
	if ( shrinks ) {
		response.setHeader( 'Vary', 'Accept-Encoding' );
	}
	if ( request.headers[ 'if-none-match' ]?.includes( tag ) ) {
		response.writeHead( 304 ).end();
		return true;
	}
	let content = readFileSync( file );
	if ( shrinks && stat.size > 512 && acceptsGzip( request ) ) {
		content = gzipSync( content );
		response.setHeader( 'Content-Encoding', 'gzip' );
	}
	response.setHeader( 'Content-Length', content.length );
	response.end( request.method === 'HEAD' ? undefined : content );
	return true;
}
