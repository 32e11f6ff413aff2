import type { IncomingHttpHeaders } from 'node:http';

/** What a person enters to connect an account of a simulated network. */
export const MASTODON_SERVER = 'social.example';
export const BLUESKY_SERVER = 'bsky.social';
export const BLUESKY_HANDLE = 'jonas.example';
export const APP_PASSWORD = 'abcd-efgh-ijkl-mnop';
export const WEBHOOK = 'https://hook.example/in';
export const TOKEN = 'token-of-the-account';
/** The code that a user comes back with after granting access. */
export const GOOD_CODE = 'good-code';

/** A parsed body. Each network has its own format. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any;

export interface NetworkRequest {
	method: string;
	host: string;
	path: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	text: string;
	body: Body;
}

/** A response; null never answers. */
export type Answer = {
	status: number;
	body?: unknown;
	headers?: Record< string, string >;
} | null;

/** What is published on a network. */
export interface NetworkMemory {
	/** By Bluesky's record key or Mastodon's id. */
	published: Map< string, Body >;
	/** Bodies of the webhook's calls, oldest first. */
	deliveries: Body[];
	/** Mastodon's ids by Idempotency-Key. */
	repeats: Map< string, string >;
}

export const emptyNetworks = (): NetworkMemory => ( {
	published: new Map(),
	deliveries: [],
	repeats: new Map(),
} );

function mastodon(
	{ published, repeats }: NetworkMemory,
	{ body, headers, path }: NetworkRequest
): Answer {
	switch ( path ) {
		case '/api/v1/apps':
			return {
				status: 200,
				body: { client_id: 'app', client_secret: 'app-secret' },
			};
		case '/oauth/token':
			return body.code === GOOD_CODE &&
				body.client_secret === 'app-secret'
				? { status: 200, body: { access_token: TOKEN } }
				: { status: 400, body: { error: 'invalid_grant' } };
		case '/oauth/revoke':
			return { status: 200, body: {} };
		case '/api/v2/instance':
			return {
				status: 200,
				body: {
					configuration: { statuses: { max_characters: 60 } },
				},
			};
	}
	if ( headers.authorization !== `Bearer ${ TOKEN }` ) {
		return { status: 401, body: { error: 'The token was revoked' } };
	}
	if ( path === '/api/v1/accounts/verify_credentials' ) {
		return { status: 200, body: { username: 'jonas' } };
	}
	const key = String( headers[ 'idempotency-key' ] );
	const id = repeats.get( key ) ?? String( repeats.size + 1 );
	if ( ! repeats.has( key ) ) {
		repeats.set( key, id );
		published.set( id, body );
	}
	return {
		status: 200,
		body: { url: `https://${ MASTODON_SERVER }/@jonas/${ id }` },
	};
}

function bluesky(
	{ published }: NetworkMemory,
	{ body, headers, path, query }: NetworkRequest
): Answer {
	if ( path.endsWith( 'createSession' ) ) {
		return body.password === APP_PASSWORD
			? {
					status: 200,
					body: {
						did: 'did:plc:1',
						handle: BLUESKY_HANDLE,
						accessJwt: 'jwt',
					},
			  }
			: {
					status: 401,
					body: { message: 'Invalid identifier or password' },
			  };
	}
	if ( headers.authorization !== 'Bearer jwt' ) {
		return { status: 401 };
	}
	if ( path.endsWith( 'getRecord' ) ) {
		return published.has( String( query.get( 'rkey' ) ) )
			? { status: 200, body: {} }
			: { status: 400, body: { message: 'Could not locate record' } };
	}
	published.set( body.rkey, body.record );
	return { status: 200, body: { uri: `at://did:plc:1/x/${ body.rkey }` } };
}

/** How the simulated networks answer: Mastodon, Bluesky, or the webhook. */
export function answerOfNetwork(
	memory: NetworkMemory,
	request: NetworkRequest
): Answer {
	switch ( request.host ) {
		case MASTODON_SERVER:
			return mastodon( memory, request );
		case BLUESKY_SERVER:
			return bluesky( memory, request );
		default:
			memory.deliveries.push( request.body );
			return { status: 204 };
	}
}

/** A request whose path begins with the simulated host. */
export function readNetworkRequest(
	method: string,
	url: URL,
	headers: IncomingHttpHeaders,
	text: string
): NetworkRequest {
	const [ , host = '', ...path ] = url.pathname.split( '/' );
	return {
		method,
		host,
		path: `/${ path.join( '/' ) }`,
		query: url.searchParams,
		headers,
		text,
		body: text === '' ? undefined : JSON.parse( text ),
	};
}
