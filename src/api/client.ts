import type ApiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { TimeoutError, withTimeLimit } from '../lib/time-limit';
import {
	ApiFailure,
	loggedOutError,
	networkError,
	timeoutError,
} from './errors';
import { isInvalidNonce, isLoggedOut, parseResponse } from './response';

/** Limit for the whole call, including a nonce refresh and the retry. */
const READ_TIMEOUT_MS = 30_000;
/**
 * Longer than for reads: a timed-out write may still have succeeded on the
 * server.
 */
const WRITE_TIMEOUT_MS = 60_000;

export interface PreloadedResponse {
	readonly body: unknown;
}

export interface ApiSettings {
	/**
	 * The REST root URL with a trailing slash; with plain permalinks it ends in
	 * `?rest_route=/`.
	 */
	readonly root: string;
	readonly nonce: string;
	/** The user that the page was loaded for. */
	readonly userId: number;
	/**
	 * Responds with a fresh nonce as plain text while the user is logged in.
	 */
	readonly nonceUrl: string;
	/** Preloaded responses by path; each is used at most once. */
	readonly preload: Readonly< Record< string, PreloadedResponse > >;
}

export interface GetOptions {
	/** Arrays are serialized as `key[]=a&key[]=b`. */
	readonly query?: Readonly< Record< string, string | readonly string[] > >;
	/** Set by 'Try again': the server bypasses its caches. */
	readonly isRefresh?: boolean;
}

interface PostOptions {
	/** Completes the request even if the page is left meanwhile. */
	readonly keepalive?: boolean;
}

interface ApiCall extends PostOptions {
	readonly method: 'GET' | 'POST';
	/**
	 * Relative to the REST root, with a leading slash: `/jetpack/v4/settings`.
	 */
	readonly path: string;
	readonly data?: object;
}

let settings: ApiSettings | null = null;
let nonce = '';
let preload = new Map< string, PreloadedResponse >();
let nonceRefresh: Promise< string > | null = null;

/**
 * Core's inline script adds its nonce middleware to apiFetch, which sets the
 * header last, so a refreshed nonce must be stored there too.
 */
type CoreApiFetch = typeof ApiFetch & {
	nonceMiddleware?: { nonce: string };
};

let core: CoreApiFetch | null = null;

/**
 * Loaded lazily so that it doesn't delay the first contentful paint
 * (docs/decisions/001).
 */
async function loadApiFetch(): Promise< CoreApiFetch > {
	core ??= (
		await import( /* webpackMode: "eager" */ '@wordpress/api-fetch' )
	).default;
	return core;
}

export function configureApi( newSettings: ApiSettings ): void {
	settings = newSettings;
	nonce = newSettings.nonce;
	nonceRefresh = null;
	preload = new Map( Object.entries( newSettings.preload ) );
}

/**
 * Sends a GET request to `jetpack/v4/…`, or resolves at once to a preloaded
 * response. Throws ApiFailure.
 */
export async function get(
	path: string,
	options: GetOptions = {}
): Promise< unknown > {
	const parameters: NonNullable< GetOptions[ 'query' ] > = {
		...options.query,
		...( options.isRefresh ? { refresh: '1' } : {} ),
	};
	const query = new URLSearchParams(
		Object.entries( parameters ).flatMap( ( [ key, value ] ) =>
			typeof value === 'string'
				? [ [ key, value ] ]
				: value.map( ( one ) => [ `${ key }[]`, one ] )
		)
	).toString();
	const fullPath = query ? `${ path }?${ query }` : path;
	// Not by api-fetch's preloading middleware: it is loaded after the first
	// contentful paint, which may depend on these responses.
	const preloaded = preload.get( fullPath );
	preload.delete( fullPath );
	return preloaded
		? preloaded.body
		: call( { method: 'GET', path: fullPath } );
}

/**
 * Sends a POST request with a JSON body to `jetpack/v4/…`. Throws ApiFailure.
 */
export function post(
	path: string,
	data?: object,
	options: PostOptions = {}
): Promise< unknown > {
	// A write may make the preloaded responses stale.
	preload.clear();
	return call( {
		method: 'POST',
		path,
		...( data ? { data } : {} ),
		...options,
	} );
}

async function call( request: ApiCall ): Promise< unknown > {
	return inTime(
		request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
		( signal ) => sendAndParse( request, signal )
	);
}

async function inTime< T >(
	limitMs: number,
	run: ( signal: AbortSignal ) => Promise< T >
): Promise< T > {
	try {
		return await withTimeLimit( limitMs, run );
	} catch ( thrown ) {
		throw thrown instanceof TimeoutError
			? new ApiFailure( timeoutError() )
			: thrown;
	}
}

async function sendAndParse(
	request: ApiCall,
	signal: AbortSignal
): Promise< unknown > {
	let response = await send( request, signal );
	if ( await isInvalidNonce( response ) ) {
		await refreshNonce();
		response = await send( request, signal );
	}
	if ( isLoggedOut( response ) ) {
		throw new ApiFailure( loggedOutError() );
	}
	return parseResponse( response );
}

/**
 * Resolves to the response whatever its status. Throws if there is no response.
 */
async function send(
	request: ApiCall,
	signal: AbortSignal
): Promise< Response > {
	const apiFetch = await loadApiFetch();
	const options: APIFetchOptions = {
		...request,
		signal,
		parse: false,
		credentials: 'same-origin',
		headers: {
			'X-WP-Nonce': currentNonce(),
			// A refreshed nonce may belong to another user; the server rejects
			// such requests.
			'X-Jetpack-User': String( settings?.userId ?? '' ),
		},
	};
	try {
		return await apiFetch< Response >( withUrl( options ) );
	} catch ( thrown ) {
		if ( isResponse( thrown ) ) {
			return thrown;
		}
		throw new ApiFailure( networkError() );
	}
}

function isResponse( thrown: unknown ): thrown is Response {
	return typeof thrown === 'object' && thrown !== null && 'status' in thrown;
}

function withUrl( {
	path = '',
	...options
}: APIFetchOptions ): APIFetchOptions {
	const url = settings?.root.replace( /\/$/, '' ) + path;
	return {
		...options,
		url:
			options.method === 'GET'
				? addQuery( url, `_cacheBuster=${ Date.now() }` )
				: addQuery( url, '' ),
	};
}

/** With plain permalinks the root already contains a `?`. */
function addQuery( url: string, query: string ): string {
	const [ base = '', ...rest ] = url.split( '?' );
	const parts = [ ...rest, query ].filter( ( part ) => part !== '' );
	return parts.length > 0 ? `${ base }?${ parts.join( '&' ) }` : base;
}

function currentNonce(): string {
	return core?.nonceMiddleware?.nonce ?? nonce;
}

/** Concurrent calls with an expired nonce share one refresh request. */
async function refreshNonce(): Promise< void > {
	nonceRefresh ??= inTime( READ_TIMEOUT_MS, fetchNonce ).finally( () => {
		nonceRefresh = null;
	} );
	nonce = await nonceRefresh;
	if ( core?.nonceMiddleware ) {
		core.nonceMiddleware.nonce = nonce;
	}
}

async function fetchNonce( signal: AbortSignal ): Promise< string > {
	const response = await window
		.fetch( settings?.nonceUrl ?? '', {
			credentials: 'same-origin',
			signal,
		} )
		.catch( throwNetworkError );
	const text = ( await response.text().catch( throwNetworkError ) ).trim();
	// For a logged-out visitor the response is a 400 with the body `0`.
	if ( ! response.ok || ! /^[0-9a-f]{10}$/.test( text ) ) {
		throw new ApiFailure( loggedOutError() );
	}
	return text;
}

function throwNetworkError(): never {
	throw new ApiFailure( networkError() );
}
