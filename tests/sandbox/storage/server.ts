import * as http from 'node:http';

export interface StorageRequest {
	method: string;
	/** Decoded path, without the query. */
	path: string;
	/** Path and query as they were sent. */
	url: string;
	query: URLSearchParams;
	headers: http.IncomingHttpHeaders;
	body: Buffer;
}

export interface StorageResponse {
	status: number;
	body?: string | Buffer;
	headers?: Record< string, string >;
	/** Announces the whole body, and sends only half of it. */
	isCutOff?: boolean;
	/** Before the response. */
	delayMs?: number;
}

export type Answer = ( request: StorageRequest ) => StorageResponse;

/** What a test changes: a response instead of the server’s, or null. */
export type Fault = (
	request: StorageRequest,
	answer: Answer
) => StorageResponse | null;

export interface StorageServer {
	url: string;
	/** Content by path, such as /bucket/backups/x.json. */
	files: Map< string, Buffer >;
	/** Method and path of each request, since a test emptied the list. */
	requests: string[];
	setFault( fault: Fault | null ): void;
	stop(): Promise< void >;
}

function send(
	outgoing: http.ServerResponse,
	response: StorageResponse
): void {
	const body = Buffer.from( response.body ?? '' );
	outgoing.writeHead( response.status, {
		...response.headers,
		'Content-Length': body.length,
	} );
	if ( response.isCutOff ) {
		outgoing.write( body.subarray( 0, body.length / 2 ), () =>
			outgoing.destroy()
		);
	} else {
		outgoing.end( body );
	}
}

/** Starts a storage on loopback that keeps its files in memory. */
export async function startStorageServer(
	files: Map< string, Buffer >,
	answer: Answer
): Promise< StorageServer > {
	let fault: Fault | null = null;
	const requests: string[] = [];
	const server = http.createServer( ( incoming, outgoing ) => {
		const chunks: Buffer[] = [];
		incoming.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
		incoming.on( 'end', () => {
			const url = new URL( incoming.url ?? '/', 'http://storage' );
			const request: StorageRequest = {
				method: incoming.method ?? '',
				path: decodeURIComponent( url.pathname ),
				url: incoming.url ?? '/',
				query: url.searchParams,
				headers: incoming.headers,
				body: Buffer.concat( chunks ),
			};
			requests.push( `${ request.method } ${ request.path }` );
			const response = fault?.( request, answer ) ?? answer( request );
			// A test doesn't wait for responses that nobody waits for.
			setTimeout(
				() => send( outgoing, response ),
				response.delayMs ?? 0
			).unref();
		} );
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		url: `http://127.0.0.1:${ port }`,
		files,
		requests,
		setFault( next ) {
			fault = next;
		},
		stop: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() );
				server.closeAllConnections();
			} ),
	};
}
