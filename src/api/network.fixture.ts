import { isRecord } from '../lib/is-record';

/** One call as it left the page. */
export interface SentRequest {
	readonly method: string;
	readonly url: URL;
	readonly headers: Headers;
	readonly credentials: RequestCredentials | undefined;
	/** Without `expected`. */
	readonly body: unknown;
	/** What a save of settings says that it had read. */
	readonly expected: unknown;
	readonly signal: AbortSignal | null;
}

type Answer = Response | Error | Promise< Response >;

/**
 * For tests: stands in for the network, the only edge that they replace.
 * Answers each call from the handler and keeps a list of what was sent.
 */
export function mockNetwork(
	answer: ( call: SentRequest, nth: number ) => Answer
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
		};
		calls.push( call );
		const given = answer( call, calls.length );
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

/** The parts that a call to `GET dashboard` asks for; the order is the call's. */
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

/** As the browser gives it after it followed a redirect. */
export function redirected( response: Response ): Response {
	Object.defineProperty( response, 'redirected', { value: true } );
	return response;
}

/** The site has accepted the call and says nothing, ever. */
export function noResponse(): Promise< Response > {
	return new Promise( () => {} );
}

/** An answer of which only the beginning arrives; then it stops, or breaks. */
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

/** An answer that the test gives when it wants to. */
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
