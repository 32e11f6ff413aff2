import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { USERS } from './users';
import type { Login } from './users';

export interface RequestOptions {
	/**
	 * Path from the site's root, with the query:
	 * `/wp-json/jetpack/v4/settings?_locale=user`.
	 */
	path: string;
	method?: string;
	headers?: Record< string, string >;
	/**
	 * Objects are sent as JSON, URLSearchParams as a form, anything else as is.
	 */
	body?: string | Buffer | URLSearchParams | object;
	/**
	 * Source IP address of the request: 127.0.0.2 and up simulate other
	 * clients.
	 */
	localAddress?: string;
	/** Timeout in milliseconds; 60 000 by default. */
	timeoutMs?: number;
}

export interface HttpResponse {
	status: number;
	headers: IncomingHttpHeaders;
	/** Decompressed text. */
	body: string;
	/** The body parsed as JSON; throws if it isn't JSON. */
	json: < T = unknown >() => T;
	/**
	 * `name=value` of every cookie that the response sets and doesn't delete.
	 */
	cookies: string[];
}

interface Site {
	url: string;
}

const DEFAULT_TIMEOUT_MS = 60_000;

function encodedBody( body: RequestOptions[ 'body' ] ): {
	data?: string | Buffer;
	type?: string;
} {
	if ( body === undefined ) {
		return {};
	}
	if ( typeof body === 'string' || Buffer.isBuffer( body ) ) {
		return { data: body };
	}
	if ( body instanceof URLSearchParams ) {
		return {
			data: body.toString(),
			type: 'application/x-www-form-urlencoded',
		};
	}
	return { data: JSON.stringify( body ), type: 'application/json' };
}

function setCookies( headers: IncomingHttpHeaders ): string[] {
	return ( headers[ 'set-cookie' ] ?? [] )
		.map( ( line ) => line.split( ';' )[ 0 ] ?? '' )
		.filter(
			( pair ) =>
				! pair.endsWith( '=' ) &&
				! pair.endsWith( '=+' ) &&
				! pair.endsWith( '=%20' )
		);
}

/**
 * Sends one request on its own connection, without redirects or retries.
 * Resolves with any status.
 */
export function request(
	sandbox: Site,
	options: RequestOptions
): Promise< HttpResponse > {
	const { data, type } = encodedBody( options.body );
	const url = new URL( sandbox.url );
	return new Promise( ( resolve, reject ) => {
		const outgoing = httpRequest(
			{
				host: url.hostname,
				port: url.port,
				path: options.path,
				method:
					options.method ?? ( data === undefined ? 'GET' : 'POST' ),
				agent: false,
				localAddress: options.localAddress,
				headers: {
					...( type === undefined ? {} : { 'Content-Type': type } ),
					...( data === undefined
						? {}
						: {
								'Content-Length': String(
									Buffer.byteLength( data )
								),
						  } ),
					...options.headers,
				},
			},
			( incoming ) => {
				const chunks: Buffer[] = [];
				incoming.on( 'data', ( chunk: Buffer ) =>
					chunks.push( chunk )
				);
				incoming.on( 'error', reject );
				incoming.on( 'end', () => {
					const raw = Buffer.concat( chunks );
					const isPacked =
						incoming.headers[ 'content-encoding' ] === 'gzip' &&
						raw.length > 0;
					const body = (
						isPacked ? gunzipSync( raw ) : raw
					).toString( 'utf8' );
					resolve( {
						status: incoming.statusCode ?? 0,
						headers: incoming.headers,
						body,
						json: < T >() => JSON.parse( body ) as T,
						cookies: setCookies( incoming.headers ),
					} );
				} );
			}
		);
		outgoing.setTimeout( options.timeoutMs ?? DEFAULT_TIMEOUT_MS, () =>
			outgoing.destroy(
				new Error( `${ options.path } did not respond in time` )
			)
		);
		outgoing.on( 'error', reject );
		outgoing.end( data );
	} );
}

type CallOptions = Pick<
	RequestOptions,
	'headers' | 'localAddress' | 'timeoutMs'
>;

/** A logged-in user. */
export interface Session {
	login: string;
	/** Value of the Cookie header. */
	cookie: string;
	/** Value of the X-WP-Nonce header. */
	nonce: string;
	/** Sends a request with the cookie and the REST nonce. */
	get( path: string, options?: CallOptions ): Promise< HttpResponse >;
	post(
		path: string,
		body?: RequestOptions[ 'body' ],
		options?: CallOptions
	): Promise< HttpResponse >;
	request( options: RequestOptions ): Promise< HttpResponse >;
}

export interface LogInOptions {
	password?: string;
	localAddress?: string;
}

/**
 * Submits the login form like a browser that keeps cookies, and returns any
 * response.
 */
function sendLogInForm(
	sandbox: Site,
	login: string,
	password: string,
	options: CallOptions = {}
): Promise< HttpResponse > {
	return request( sandbox, {
		...options,
		path: '/wp-login.php',
		method: 'POST',
		headers: {
			Cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
			...options.headers,
		},
		body: new URLSearchParams( {
			log: login,
			pwd: password,
			testcookie: '1',
			'wp-submit': 'Log In',
			redirect_to: `${ sandbox.url }/wp-admin/`,
		} ),
	} );
}

/** Logs a user in with the form; rejects if the site refuses. */
export async function logIn(
	sandbox: Site,
	login: Login | string,
	options: LogInOptions = {}
): Promise< Session > {
	const from =
		options.localAddress === undefined
			? {}
			: { localAddress: options.localAddress };
	const known: Record< string, { password: string } | undefined > = USERS;
	const password = options.password ?? known[ login ]?.password ?? 'password';
	const response = await sendLogInForm( sandbox, login, password, from );
	const isIn = response.cookies.some( ( pair ) =>
		pair.startsWith( 'wordpress_logged_in_' )
	);
	if ( ! isIn ) {
		throw new Error(
			`${ login } could not log in (status ${
				response.status
			}): ${ logInError( response.body ) }`
		);
	}
	const cookie = [
		'wordpress_test_cookie=WP%20Cookie%20check',
		...new Set( response.cookies ),
	].join( '; ' );
	const token = await request( sandbox, {
		...from,
		path: '/wp-admin/admin-ajax.php?action=rest-nonce',
		headers: { Cookie: cookie },
	} );
	const nonce = token.body.trim();

	const send = ( sent: RequestOptions ): Promise< HttpResponse > =>
		request( sandbox, {
			...from,
			...sent,
			headers: { Cookie: cookie, 'X-WP-Nonce': nonce, ...sent.headers },
		} );
	return {
		login,
		cookie,
		nonce,
		request: send,
		get: ( path, sent = {} ) => send( { ...sent, path } ),
		post: ( path, body, sent = {} ) =>
			send( {
				...sent,
				path,
				method: 'POST',
				...( body === undefined ? {} : { body } ),
			} ),
	};
}

/** The error message of the login page. */
export function logInError( html: string ): string {
	const notice = /<div id="login_error"[^>]*>([\s\S]*?)<\/div>/.exec(
		html
	)?.[ 1 ];
	return ( notice ?? html )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, 400 );
}
