import { isRecord } from '../lib/is-record';

/** A request, as sent. */
export interface SentRequest {
	readonly method: string;
	readonly url: URL;
	readonly headers: Headers;
	readonly credentials: RequestCredentials | undefined;
	/** Without `expected`. */
	readonly body: unknown;
	/**
	 * The previous values that a settings save sends for conflict detection.
	 */
	readonly expected: unknown;
	readonly signal: AbortSignal | null;
	readonly keepalive: boolean;
}

type MockResponse = Response | Error | Promise< Response >;

/**
 * Test helper: replaces fetch. The handler responds to each request; returns
 * the list of sent requests.
 */
export function mockNetwork(
	getResponse: ( call: SentRequest, nth: number ) => MockResponse
): SentRequest[] {
	const calls: SentRequest[] = [];
	window.fetch = async ( input, init = {} ) => {
		const call: SentRequest = {
			method: init.method ?? 'GET',
			url: new URL( String( input ) ),
			headers: new Headers( init.headers ),
			credentials: init.credentials,
			...readBody( init.body ),
			signal: init.signal ?? null,
			keepalive: init.keepalive ?? false,
		};
		calls.push( call );
		const given = getResponse( call, calls.length );
		if ( given instanceof Error ) {
			throw given;
		}
		return given;
	};
	return calls;
}

function readBody( given: unknown ): Pick< SentRequest, 'body' | 'expected' > {
	const sent: unknown =
		typeof given === 'string' ? JSON.parse( given ) : null;
	if ( ! isRecord( sent ) ) {
		return { body: sent, expected: undefined };
	}
	const { expected, ...body } = sent;
	return { body, expected };
}

/** The parts that a `GET dashboard` request asks for, in request order. */
export function requestedParts( { url }: SentRequest ): readonly string[] {
	return [ ...url.searchParams ]
		.filter( ( [ key ] ) => key.startsWith( 'parts[' ) )
		.map( ( [ , name ] ) => name );
}

export function json( body: unknown, status = 200 ): Response {
	return new Response( JSON.stringify( body ), {
		status,
		headers: { 'Content-Type': 'application/json' },
	} );
}

/** Marks a response as redirected, as the browser does. */
export function redirected( response: Response ): Response {
	Object.defineProperty( response, 'redirected', { value: true } );
	return response;
}

/** A server that accepts the request and never responds. */
export function noResponse(): Promise< Response > {
	return new Promise( () => {} );
}

/** A response body that stops partway, or ends with an error. */
export function truncatedResponse( thenBreaks: boolean ): Response {
	const body = new ReadableStream( {
		start( controller ) {
			controller.enqueue( new TextEncoder().encode( '{"code":' ) );
			if ( thenBreaks ) {
				controller.error( new TypeError( 'network error' ) );
			}
		},
	} );
	return new Response( body );
}

/** A promise that the test resolves or rejects. */
export function deferred< T >(): {
	readonly promise: Promise< T >;
	readonly resolve: ( value: T ) => void;
} {
	let resolve: ( value: T ) => void = () => {};
	const promise = new Promise< T >( ( fulfil ) => {
		resolve = fulfil;
	} );
	return { promise, resolve };
}
