import { fetchPath } from './site';
import type { HttpResponse, Caller } from './site';

type Fields = readonly ( readonly [ string, string ] )[];

const FORM = 'application/x-www-form-urlencoded';

/** The value of a page's hidden field; '' if there is none. */
export function hiddenField( html: string, name: string ): string {
	const [ tag = '' ] =
		new RegExp( `<input[^>]*name=["']${ name }["'][^>]*>` ).exec( html ) ??
		[];
	return /value=["']([^"']*)["']/.exec( tag )?.[ 1 ] ?? '';
}

/** Submits a form to admin-post.php like a browser without JavaScript. */
export function sendForm(
	fields: Fields,
	as: Caller
): Promise< HttpResponse > {
	return fetchPath( '/wp-admin/admin-post.php', {
		as,
		method: 'POST',
		headers: { 'Content-Type': FORM },
		body: new URLSearchParams(
			fields.map( ( pair ) => [ ...pair ] )
		).toString(),
	} );
}

/** The page that a response redirects to. */
export async function follow(
	response: HttpResponse,
	as: Caller
): Promise< string > {
	const url = new URL( String( response.headers.location ) );
	return ( await fetchPath( `${ url.pathname }${ url.search }`, { as } ) )
		.text;
}

/** The text that gets the focus on the page that a response redirects to: of the element that the address ends with. */
export async function focusedText(
	response: HttpResponse,
	as: Caller
): Promise< string > {
	const id = new URL( String( response.headers.location ) ).hash.slice( 1 );
	const [ , , text = '' ] =
		new RegExp(
			`<(\\w+)(?=[^>]* id="${ id }")(?=[^>]* tabindex="-1")[^>]*>([\\s\\S]*?)</\\1>`
		).exec( await follow( response, as ) ) ?? [];
	return textOf( text ).trim();
}

/** A page's text without markup. */
export const textOf = ( html: string ): string =>
	html
		.replace( /<(script|style)[\s\S]*?<\/\1>/g, ' ' )
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&#8217;|&rsquo;/g, '’' )
		.replace( /&amp;/g, '&' )
		.replace( /\s+/g, ' ' );

/** The text of each notice on a page that has a given class. */
export const noticesOf = ( html: string, kind: string ): string[] =>
	[
		...html.matchAll(
			new RegExp(
				`<div[^>]*class="notice notice-${ kind }[^"]*"[^>]*>([\\s\\S]*?)</div>`,
				'g'
			)
		),
	].map( ( [ , inner = '' ] ) => textOf( inner ).trim() );
