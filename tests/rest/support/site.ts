import { attachSandbox, request } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import { runQuickPhp } from './quick-php';
import { loadRunInfo } from './run-info';
import type { Login, RunInfo } from './run-info';

export type Role =
	| 'anonymous'
	| 'subscriber'
	| 'contributor'
	| 'author'
	| 'editor'
	| 'admin';
export const ROLES: readonly Role[] = [
	'anonymous',
	'subscriber',
	'contributor',
	'author',
	'editor',
	'admin',
];

/** The sender of a request: a sandbox user, or an anonymous visitor. */
export type Caller = Login | 'anonymous';
export type NonceKind = 'good' | 'missing' | 'wrong';
export type Method =
	| 'GET'
	| 'POST'
	| 'PUT'
	| 'PATCH'
	| 'DELETE'
	| 'HEAD'
	| 'OPTIONS';

export interface CallOptions {
	as?: Caller;
	nonce?: NonceKind;
	body?: unknown;
	/** Sent as is, instead of a JSON body. */
	rawBody?: string | Buffer;
	headers?: Record< string, string >;
}

/** A response body. Tests check its shape, so it can't have a static type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Wire = any;

export interface HttpResponse {
	status: number;
	headers: Record< string, string | string[] | undefined >;
	text: string;
	/** The parsed body; undefined if it isn't JSON. */
	body: Wire;
}

let run: RunInfo | undefined;
let attached: Sandbox | undefined;

function runInfo(): RunInfo {
	run ??= loadRunInfo();
	return run;
}

/** The running WordPress. */
export function site(): Sandbox {
	attached ??= attachSandbox( runInfo().sandbox );
	return attached;
}

export function cookieOf( caller: Caller ): string | undefined {
	return caller === 'anonymous'
		? undefined
		: runInfo().sessions[ caller ].cookie;
}

function nonceHeader(
	caller: Caller,
	kind: NonceKind
): Record< string, string > {
	if ( kind === 'missing' ) {
		return {};
	}
	if ( kind === 'wrong' ) {
		return { 'X-WP-Nonce': '0123456789' };
	}
	const nonce =
		caller === 'anonymous'
			? runInfo().anonymousNonce
			: runInfo().sessions[ caller ].nonce;
	return { 'X-WP-Nonce': nonce };
}

/** Requests any page or file of the site, with the user's cookies. */
export async function fetchPath(
	path: string,
	options: {
		as?: Caller;
		method?: Method;
		headers?: Record< string, string >;
		body?: string | Buffer;
	} = {}
): Promise< HttpResponse > {
	const cookie = cookieOf( options.as ?? 'anonymous' );
	const response = await request( site(), {
		path,
		method: options.method ?? 'GET',
		headers: {
			...( cookie ? { Cookie: cookie } : {} ),
			...options.headers,
		},
		...( options.body === undefined ? {} : { body: options.body } ),
	} );
	const text = response.body;
	let body: unknown;
	try {
		body = JSON.parse( text );
	} catch {
		body = undefined;
	}
	return { status: response.status, headers: response.headers, text, body };
}

/**
 * Calls `jetpack/v4/{path}`.
 *
 * The user is an administrator with a valid nonce unless `options` says
 * otherwise.
 */
export async function call(
	method: Method,
	path: string,
	options: CallOptions = {}
): Promise< HttpResponse > {
	const caller = options.as ?? 'admin';
	const hasBody = options.body !== undefined || options.rawBody !== undefined;
	return fetchPath( `/wp-json/jetpack/v4/${ path.replace( /^\//, '' ) }`, {
		as: caller,
		method,
		headers: {
			...nonceHeader( caller, options.nonce ?? 'good' ),
			...( hasBody ? { 'Content-Type': 'application/json' } : {} ),
			...options.headers,
		},
		...( hasBody
			? { body: options.rawBody ?? JSON.stringify( options.body ) }
			: {} ),
	} );
}

/**
 * Calls any other REST route, for example `wp/v2/posts`, with a valid nonce.
 */
export const callCore = (
	method: Method,
	path: string,
	{ as = 'admin', body }: { as?: Caller; body?: unknown } = {}
): Promise< HttpResponse > =>
	fetchPath( `/wp-json/${ path }`, {
		as,
		method,
		headers: {
			...nonceHeader( as, 'good' ),
			'Content-Type': 'application/json',
		},
		...( body === undefined ? {} : { body: JSON.stringify( body ) } ),
	} );

export const get = ( path: string, options: CallOptions = {} ) =>
	call( 'GET', path, options );

export const post = (
	path: string,
	body?: unknown,
	options: CallOptions = {}
) => call( 'POST', path, body === undefined ? options : { body, ...options } );

/** Runs PHP inside the running WordPress; resolves with its output. */
export function evalPhp( php: string ): Promise< string > {
	return runQuickPhp( site(), runInfo().quickPhp, php );
}

/** The same for PHP that reads or writes data and renders nothing: it is quicker. */
export function evalData( php: string ): Promise< string > {
	return runQuickPhp( site(), runInfo().quickPhp, php, { isDataOnly: true } );
}

/** Runs PHP inside the running WordPress and parses its output as JSON. */
export async function evalJson< T = Wire >( php: string ): Promise< T > {
	const output = await evalPhp( php );
	try {
		return JSON.parse( output ) as T;
	} catch {
		throw new Error( `PHP answered no JSON: ${ output.slice( 0, 2000 ) }` );
	}
}
