import { createHash, randomBytes } from 'node:crypto';

/** A site's credentials after registration. */
export interface Registration {
	client_id: string;
	client_secret: string;
	registration_access_token: string;
	registration_client_uri: string;
	site_id: number;
}

export interface Tokens {
	access_token: string;
	refresh_token: string;
	id_token: string;
	expires_in: number;
	scope: string;
}

export const SITE_URL = 'http://127.0.0.1:9400';

/** The site's redirect URI for the consent flow. */
export function redirectUri( siteUrl: string ): string {
	return `${ siteUrl }/wp-admin/admin.php?page=jetpack&action=authorize`;
}

export const REDIRECT_URI = redirectUri( SITE_URL );
const USER_SCOPE = 'openid profile email user offline_access';

export interface Discovery {
	issuer: string;
	authorization_endpoint: string;
	registration_endpoint: string;
	token_endpoint: string;
	introspection_endpoint: string;
	revocation_endpoint: string;
	userinfo_endpoint: string;
	jwks_uri: string;
}

export async function json< T >( response: Response ): Promise< T > {
	return ( await response.json() ) as T;
}

export async function discover( url: string ): Promise< Discovery > {
	return json( await fetch( `${ url }/.well-known/openid-configuration` ) );
}

export function bearer( token: string ): { Authorization: string } {
	return { Authorization: `Bearer ${ token }` };
}

export function postJson(
	url: string,
	body: unknown,
	headers: Record< string, string > = {}
): Promise< Response > {
	return fetch( url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify( body ),
	} );
}

/** A form POST by a registered client, authenticated with its secret. */
export function postAs(
	{ client_id, client_secret }: Registration,
	url: string,
	form: Record< string, string >
): Promise< Response > {
	const pair = [ client_id, client_secret ].map( encodeURIComponent );
	return fetch( url, {
		method: 'POST',
		headers: {
			Authorization: `Basic ${ Buffer.from( pair.join( ':' ) ).toString(
				'base64'
			) }`,
		},
		body: new URLSearchParams( form ),
	} );
}

export async function register(
	url: string,
	{ name, siteUrl } = { name: 'My <site>', siteUrl: SITE_URL }
): Promise< Registration > {
	const response = await postJson(
		( await discover( url ) ).registration_endpoint,
		{
			grant_types: [
				'authorization_code',
				'refresh_token',
				'client_credentials',
			],
			response_types: [ 'code' ],
			client_name: name,
			client_uri: siteUrl,
			redirect_uris: [ redirectUri( siteUrl ) ],
			software_id: 'jetpack-dashboard',
			software_version: '1.0.0',
		}
	);
	if ( response.status !== 201 ) {
		throw new Error( await response.text() );
	}
	return json( response );
}

export async function siteToken(
	url: string,
	registration: Registration
): Promise< string > {
	const { token_endpoint } = await discover( url );
	const response = await postAs( registration, token_endpoint, {
		grant_type: 'client_credentials',
		scope: 'site',
	} );
	return ( await json< Tokens >( response ) ).access_token;
}

export interface Walk {
	/** The last redirect out of the service, or null. */
	callback: URL | null;
	/** The redirect URI of the authorization request. */
	redirectUri: string;
	/** The HTML pages that were shown. */
	pages: { status: number; html: string }[];
	verifier: string;
	state: string;
	nonce: string;
}

/**
 * A browser that keeps cookies and follows redirects until they leave the
 * service.
 */
class Browser {
	private readonly cookies = new Map< string, string >();

	constructor( private readonly origin: string ) {}

	async open( address: string, form?: Record< string, string > ) {
		let url = new URL( address );
		let body = form;
		while ( url.origin === this.origin ) {
			const response = await fetch( url, {
				method: body ? 'POST' : 'GET',
				redirect: 'manual',
				headers: { Cookie: this.cookieHeader() },
				...( body ? { body: new URLSearchParams( body ) } : {} ),
			} );
			this.keepCookies( response );
			const location = response.headers.get( 'Location' );
			if ( location === null ) {
				return { response, url };
			}
			url = new URL( location, url );
			body = undefined;
		}
		return { response: null, url };
	}

	private cookieHeader(): string {
		return [ ...this.cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );
	}

	private keepCookies( response: Response ): void {
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ , name = '', value = '' ] =
				/^([^=]+)=([^;]*)/.exec( cookie ) ?? [];
			this.cookies.set( name, value );
		}
	}
}

/**
 * Goes through the consent page as a browser would; `form` fills in its fields.
 */
export async function authorize(
	url: string,
	{ client_id }: Registration,
	form: Record< string, string >,
	parameters: Record< string, string > = {}
): Promise< Walk > {
	const back = parameters[ 'redirect_uri' ] ?? REDIRECT_URI;
	const { authorization_endpoint } = await discover( url );
	const [ verifier, state, nonce ] = [ 1, 2, 3 ].map( () =>
		randomBytes( 32 ).toString( 'base64url' )
	) as [ string, string, string ];
	const address = new URL( authorization_endpoint );
	address.search = new URLSearchParams( {
		client_id,
		redirect_uri: back,
		response_type: 'code',
		scope: USER_SCOPE,
		prompt: 'consent',
		state,
		nonce,
		code_challenge: createHash( 'sha256' )
			.update( verifier )
			.digest( 'base64url' ),
		code_challenge_method: 'S256',
		...parameters,
	} ).toString();

	const browser = new Browser( url );
	const pages: Walk[ 'pages' ] = [];
	let at = await browser.open( address.href );
	if ( at.response ) {
		const html = await at.response.text();
		pages.push( { status: at.response.status, html } );
		const action = /<form method="post" action="([^"]+)"/.exec(
			html
		)?.[ 1 ];
		if ( action !== undefined ) {
			at = await browser.open( new URL( action, url ).href, form );
			if ( at.response ) {
				pages.push( {
					status: at.response.status,
					html: await at.response.text(),
				} );
			}
		}
	}
	const callback = at.response ? null : at.url;
	return { callback, redirectUri: back, pages, verifier, state, nonce };
}

/** Exchanges the authorization code for tokens. */
export async function exchange(
	url: string,
	registration: Registration,
	walk: Walk,
	verifier = walk.verifier
): Promise< Response > {
	const { token_endpoint } = await discover( url );
	return postAs( registration, token_endpoint, {
		grant_type: 'authorization_code',
		code: walk.callback?.searchParams.get( 'code' ) ?? '',
		redirect_uri: walk.redirectUri,
		code_verifier: verifier,
	} );
}

/** Gets a user's tokens, for the first seeded account by default. */
export async function connect(
	url: string,
	registration: Registration,
	account = '90210',
	back = REDIRECT_URI
): Promise< Tokens > {
	const walk = await authorize(
		url,
		registration,
		{ decision: 'approve', account },
		{ redirect_uri: back }
	);
	const response = await exchange( url, registration, walk );
	if ( response.status !== 200 ) {
		throw new Error( await response.text() );
	}
	return json( response );
}

/** Fetches the account that a user token belongs to. */
export interface UserInfo {
	sub: string;
	preferred_username: string;
	email: string;
	picture: string;
}

export async function userInfo(
	url: string,
	{ access_token }: Tokens
): Promise< UserInfo > {
	const { userinfo_endpoint } = await discover( url );
	return json(
		await fetch( userinfo_endpoint, { headers: bearer( access_token ) } )
	);
}

/** Whether a token is active; the client's secret must be valid, too. */
export async function isActive(
	url: string,
	registration: Registration,
	token: string
): Promise< boolean > {
	const { introspection_endpoint } = await discover( url );
	const response = await postAs( registration, introspection_endpoint, {
		token,
	} );
	return (
		response.status === 200 &&
		( await json< { active: boolean } >( response ) ).active
	);
}
