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

/** For a call as a whole: a fresh nonce and a second try included. */
const READ_TIMEOUT_MS = 30_000;
/** Longer: to give up on a write leaves open whether it was done. */
const WRITE_TIMEOUT_MS = 60_000;

export interface PreloadedResponse {
	readonly body: unknown;
	readonly headers: Record< string, string >;
}

export interface ApiSettings {
	/** The REST root, with its slash; with plain permalinks it ends in `?rest_route=/`. */
	readonly root: string;
	readonly nonce: string;
	/** The user that the page was loaded for. */
	readonly userId: number;
	/** Answers a fresh nonce as text while the user is logged in. */
	readonly nonceUrl: string;
	/** Answers that came with the page, by path. Each serves once. */
	readonly preload: Readonly< Record< string, PreloadedResponse > >;
}

export interface GetOptions {
	/** A list goes out as `key[]=a&key[]=b`. */
	readonly query?: Readonly< Record< string, string | readonly string[] > >;
	/** 'Try again': the server passes by its own caches. */
	readonly isRefresh?: boolean;
}

interface ApiCall {
	readonly method: 'GET' | 'POST';
	/** From the REST root on, with a slash: `/jetpack/v4/settings`. */
	readonly path: string;
	readonly data?: object;
}

let settings: ApiSettings | null = null;
let nonce = '';
let preload: ApiSettings[ 'preload' ] | null = null;
let preloading: Middleware | null = null;
let nonceRefresh: Promise< string > | null = null;

/**
 * Core's page script hangs its nonce middleware on apiFetch, and that one has
 * the last word on the header: it is told of a fresh nonce too.
 */
type CoreApiFetch = typeof ApiFetch & {
	nonceMiddleware?: { nonce: string };
};
type Middleware = ReturnType< CoreApiFetch[ 'createPreloadingMiddleware' ] >;

let core: CoreApiFetch | null = null;

/** One of the scripts that come late: no first content waits for it (docs/decisions/001). */
async function loadApiFetch(): Promise< CoreApiFetch > {
	core ??= (
		await import( /* webpackMode: "eager" */ '@wordpress/api-fetch' )
	).default;
	return core;
}

export function configureApi( given: ApiSettings ): void {
	settings = given;
	nonce = given.nonce;
	nonceRefresh = null;
	preload = given.preload;
	preloading = null;
}

/** Reads `jetpack/v4/…`. Throws ApiFailure. */
export function get(
	path: string,
	options: GetOptions = {}
): Promise< unknown > {
	const given: NonNullable< GetOptions[ 'query' ] > = {
		...options.query,
		...( options.isRefresh ? { refresh: '1' } : {} ),
	};
	const query = new URLSearchParams(
		Object.entries( given ).flatMap( ( [ key, value ] ) =>
			typeof value === 'string'
				? [ [ key, value ] ]
				: value.map( ( one ) => [ `${ key }[]`, one ] )
		)
	).toString();
	return call( {
		method: 'GET',
		path: query ? `${ path }?${ query }` : path,
	} );
}

/** Writes to `jetpack/v4/…`; the body is JSON. Throws ApiFailure. */
export function post( path: string, data?: object ): Promise< unknown > {
	// What came with the page may be out of date from here on.
	preload = null;
	preloading = null;
	return call( { method: 'POST', path, ...( data ? { data } : {} ) } );
}

async function call( request: ApiCall ): Promise< unknown > {
	return inTime(
		request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
		( signal ) => answer( request, signal )
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

async function answer(
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

/** Resolves to the response whatever its status. Throws when there is none. */
async function send(
	request: ApiCall,
	signal: AbortSignal
): Promise< Response > {
	const apiFetch = await loadApiFetch();
	if ( preload ) {
		// Ours alone, never `apiFetch.use()`: nothing outside jetpack/v4 sees it.
		preloading = apiFetch.createPreloadingMiddleware( { ...preload } );
		preload = null;
	}
	const fromServer = ( options: APIFetchOptions ): Promise< Response > =>
		apiFetch( withUrl( options ) );
	const options: APIFetchOptions = {
		...request,
		signal,
		parse: false,
		credentials: 'same-origin',
		headers: {
			'X-WP-Nonce': currentNonce(),
			// A fresh nonce may be another user's: the server refuses such a request.
			'X-Jetpack-User': String( settings?.userId ?? '' ),
		},
	};
	try {
		return ( await ( preloading
			? preloading( options, fromServer )
			: fromServer( options ) ) ) as Response;
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

/** A root with plain permalinks brings a `?` of its own. */
function addQuery( url: string, query: string ): string {
	const [ base = '', ...rest ] = url.split( '?' );
	const parts = [ ...rest, query ].filter( ( part ) => part !== '' );
	return parts.length > 0 ? `${ base }?${ parts.join( '&' ) }` : base;
}

function currentNonce(): string {
	return core?.nonceMiddleware?.nonce ?? nonce;
}

/** One request for all the calls that found their nonce expired. */
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
	// A visitor who is no longer logged in gets a 400 and a `0`.
	if ( ! response.ok || ! /^[0-9a-f]{10}$/.test( text ) ) {
		throw new ApiFailure( loggedOutError() );
	}
	return text;
}

function throwNetworkError(): never {
	throw new ApiFailure( networkError() );
}
