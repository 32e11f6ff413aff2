import { fetchPath, site } from '../support/site';
import type { HttpResponse } from '../support/site';
import { logIn } from './own-provider';
import { cookiesOf, loggedIn } from './provider-login';

/** The cookies that a response sets, for a request header. */
export const cookieHeader = ( response: HttpResponse ) =>
	cookiesOf( response )
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] ?? '' )
		.filter( ( cookie ) => ! cookie.endsWith( '=' ) )
		.join( '; ' );

/** Logs in the author; resolves with the cookies of the session. */
export const logInAtProvider = async () => {
	const response = await logIn();
	expect( loggedIn( response ) ).toBe( 'author' );
	return cookieHeader( response );
};

/** Follows WordPress's own link for logging out. */
export async function logOut(
	cookie: string,
	query = ''
): Promise< HttpResponse > {
	const { text } = await fetchPath( '/wp-admin/profile.php', {
		headers: { Cookie: cookie },
	} );
	const [ , href = '' ] =
		/href=["']([^"']*wp-login\.php\?action=logout[^"']*)["']/.exec(
			text
		) ?? [];
	expect( href ).not.toBe( '' );
	const { pathname, search } = new URL(
		href.replace( /&#0?38;|&amp;/g, '&' ),
		site().url
	);
	return fetchPath( pathname + search + query, {
		headers: { Cookie: cookie },
	} );
}

export const locationOf = ( { headers }: HttpResponse ) =>
	new URL( String( headers.location ), site().url );
export const isLoggedIn = async ( cookie: string ) =>
	(
		await fetchPath( '/wp-admin/profile.php', {
			headers: { Cookie: cookie },
		} )
	).status === 200;
/** Opens the provider's page for logging out, without a session there. */
export async function visitLogout( url: URL ): Promise< URL > {
	const page = await fetch( url );
	const html = await page.text();
	const [ , action = '' ] = /action="([^"]+)"/.exec( html ) ?? [];
	const [ , xsrf = '' ] = /name="xsrf" value="([^"]+)"/.exec( html ) ?? [];
	const response = await fetch( action, {
		method: 'POST',
		redirect: 'manual',
		headers: {
			Cookie: page.headers
				.getSetCookie()
				.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
				.join( '; ' ),
		},
		body: new URLSearchParams( { xsrf, logout: 'yes' } ),
	} );
	return new URL( String( response.headers.get( 'Location' ) ) );
}
