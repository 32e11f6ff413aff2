import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';

import { PLUGIN_FOLDER, PLUGIN_SLUG } from './layout';
import type { SiteLayout } from './layout';
import { PortInUseError } from './ports';
import { acceptsGzip, sendStaticFile } from './static-file';

const PLUGIN_PATH = `/wp-content/plugins/${ PLUGIN_SLUG }/`;
/** Hop-by-hop headers, which aren't forwarded. */
const HOP_HEADERS = [ 'connection', 'keep-alive', 'transfer-encoding' ];

export interface FrontOptions {
	layout: SiteLayout;
	port: number;
	/** Address of the WebAssembly PHP server. */
	backendPort: number;
	/** Whether the plugin's folder is mounted from its sources. */
	isPluginMounted: boolean;
}

/** The file for a path; null for files that must not be public. */
function fileOfPath(
	pathname: string,
	options: Pick< FrontOptions, 'layout' | 'isPluginMounted' >
): string | null {
	if ( /(^|\/)\.(?!well-known\/)|\0/.test( pathname ) ) {
		return null;
	}
	return options.isPluginMounted && pathname.startsWith( PLUGIN_PATH )
		? join( PLUGIN_FOLDER, pathname.slice( PLUGIN_PATH.length ) )
		: join( options.layout.docroot, pathname );
}

function decodedPath( url: string ): string {
	try {
		return decodeURIComponent( url.split( '?' )[ 0 ] ?? '/' );
	} catch {
		return '/.';
	}
}

function isText( type: unknown ): boolean {
	return /^(text\/|application\/(json|xml|javascript|rss|atom))/.test(
		String( type )
	);
}

function passOn(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	options: FrontOptions
): void {
	const headers = { ...incoming.headers };
	delete headers[ 'accept-encoding' ];
	headers.host = `127.0.0.1:${ options.port }`;
	// wp-config.php uses it as the client's IP address, so overwrite the
	// value that a client sends.
	headers[ 'x-sandbox-client' ] =
		incoming.socket.remoteAddress ?? '127.0.0.1';

	const inner = httpRequest(
		{
			host: '127.0.0.1',
			port: options.backendPort,
			path: incoming.url,
			method: incoming.method,
			headers,
			agent: false,
		},
		( response ) => {
			const kept = { ...response.headers };
			for ( const name of HOP_HEADERS ) {
				delete kept[ name ];
			}
			const isPacked =
				acceptsGzip( incoming ) &&
				incoming.method !== 'HEAD' &&
				! kept[ 'content-encoding' ] &&
				isText( kept[ 'content-type' ] ) &&
				kept[ 'content-length' ] !== '0' &&
				response.statusCode !== 304;
			if ( isPacked ) {
				delete kept[ 'content-length' ];
				kept[ 'content-encoding' ] = 'gzip';
				kept.vary = 'Accept-Encoding';
			}
			outgoing.writeHead( response.statusCode ?? 502, kept );
			if ( isPacked ) {
				response.pipe( createGzip() ).pipe( outgoing );
			} else {
				response.pipe( outgoing );
			}
		}
	);
	inner.on( 'error', ( error ) => {
		if ( ! outgoing.headersSent ) {
			outgoing.writeHead( 502, { 'Content-Type': 'text/plain' } );
		}
		outgoing.end( error.message );
	} );
	incoming.pipe( inner );
}

/**
 * Reverse proxy for PHP as WebAssembly that adds what its server lacks: static
 * files, gzip and the client's IP address.
 */
export function startFront( options: FrontOptions ): Promise< Server > {
	const server = createServer( ( incoming, outgoing ) => {
		const file = fileOfPath( decodedPath( incoming.url ?? '/' ), options );
		if ( file === null ) {
			outgoing.writeHead( 403 ).end( 'Forbidden' );
			return;
		}
		if ( ! sendStaticFile( file, incoming, outgoing ) ) {
			passOn( incoming, outgoing, options );
		}
	} );
	return new Promise( ( resolve, reject ) => {
		server.once( 'error', ( error: NodeJS.ErrnoException ) =>
			reject(
				error.code === 'EADDRINUSE'
					? new PortInUseError( options.port )
					: error
			)
		);
		server.listen( options.port, '127.0.0.1', () => resolve( server ) );
	} );
}
