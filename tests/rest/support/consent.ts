import { fetchPath, get } from './site';
import type { HttpResponse, Caller } from './site';

/** The seeded accounts of the sandbox's account service. */
export const ACCOUNTS = { marta: '90210', jonas: '90211' } as const;

/**
 * The user's choice on the consent page: an account, an email address, or deny.
 */
export type Consent = { account: string } | { email: string } | 'deny';

function formOf( consent: Consent ): URLSearchParams {
	return new URLSearchParams(
		consent === 'deny'
			? { decision: 'deny' }
			: { decision: 'approve', ...consent }
	);
}

/**
 * Goes through the provider's pages like a browser; returns the URL that they
 * redirect back to.
 */
export async function answerConsent(
	authorizeUrl: string,
	consent: Consent = { account: ACCOUNTS.marta }
): Promise< URL > {
	const { origin } = new URL( authorizeUrl );
	const cookies = new Map< string, string >();
	let url = new URL( authorizeUrl );
	let form: URLSearchParams | null = null;
	for ( let step = 0; step < 20; step++ ) {
		if ( url.origin !== origin ) {
			return url;
		}
		const response: Response = await fetch( url, {
			method: form ? 'POST' : 'GET',
			redirect: 'manual',
			headers: {
				Cookie: [ ...cookies ]
					.map( ( [ name, value ] ) => `${ name }=${ value }` )
					.join( '; ' ),
			},
			...( form ? { body: form } : {} ),
		} );
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ , name = '', value = '' ] =
				/^([^=]+)=([^;]*)/.exec( cookie ) ?? [];
			cookies.set( name, value );
		}
		const location = response.headers.get( 'Location' );
		if ( location === null ) {
			const html = await response.text();
			const action = /<form method="post" action="([^"]+)"/.exec( html );
			if ( action?.[ 1 ] === undefined || form ) {
				throw new Error(
					`The provider stops at ${ url.pathname } (${
						response.status
					}): ${ html.replace( /<[^>]*>|\s+/g, ' ' ) }`
				);
			}
			url = new URL( action[ 1 ], url );
			form = formOf( consent );
		} else {
			url = new URL( location, url );
			form = null;
		}
	}
	throw new Error( 'The provider redirects without an end.' );
}

/**
 * The page's response to the browser: the redirect target, and the codes for
 * the next load of the dashboard.
 */
export interface Returned {
	response: HttpResponse;
	location: URL | null;
	/** By key: message, error, error_description. */
	notices: Record< string, string >;
}

/** The codes that a response stores in the browser for the dashboard. */
export function noticesOf( {
	headers,
}: HttpResponse ): Record< string, string > {
	const notices: Record< string, string > = {};
	for ( const cookie of [ headers[ 'set-cookie' ] ?? [] ].flat() ) {
		const [ pair = '' ] = cookie.split( ';' );
		const [ , key, value ] =
			/^jetpackState\[(\w+)\]=(.*)$/.exec( decodeURIComponent( pair ) ) ??
			[];
		if ( key !== undefined && value !== undefined && value !== '' ) {
			notices[ key ] = decodeURIComponent( value.replace( /\+/g, ' ' ) );
		}
	}
	return notices;
}

/** Opens the callback URL that the provider redirected to. */
export async function returnToSite(
	url: URL,
	as: Caller
): Promise< Returned > {
	const response = await fetchPath( `${ url.pathname }${ url.search }`, {
		as,
	} );
	const { location } = response.headers;
	return {
		response,
		location:
			typeof location === 'string' ? new URL( location, url ) : null,
		notices: noticesOf( response ),
	};
}

/** The provider's authorize URL for this user. */
export async function authorizeUrl(
	as: Caller = 'admin',
	query = ''
): Promise< string > {
	const { status, body, text } = await get(
		`connection/authorize_url${ query }`,
		{ as }
	);
	if ( status !== 200 ) {
		throw new Error(
			`No authorize URL for ${ as }: ${ status } ${ text }`
		);
	}
	return body.authorizeUrl;
}

/** Links a user's account, from start to end. */
export async function linkUser(
	as: Caller,
	consent: Consent = { account: ACCOUNTS.marta }
): Promise< Returned > {
	return returnToSite(
		await answerConsent( await authorizeUrl( as ), consent ),
		as
	);
}
