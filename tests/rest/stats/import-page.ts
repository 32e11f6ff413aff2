import { hiddenField } from '../support/admin-form';
import { evalPhp, fetchPath, post } from '../support/site';
import type { Caller, HttpResponse } from '../support/site';
import { rows } from './views';

const PAGE = '/wp-admin/admin.php?page=jetpack-stats-import';
const POST = '/wp-admin/admin-post.php';
const BOUNDARY = 'a-boundary';
const ACTION = 'jetpack_dashboard_stats_import_';

/** The page’s HTML. */
export const open = async ( query = '', as: Caller = 'admin' ) =>
	( await fetchPath( PAGE + query, { as } ) ).text;

/** The part of the page’s HTML with the form of an action, or of a plugin. */
const formOf = ( html: string, name: string ): string =>
	html
		.split( '<form' )
		.find( ( part ) => part.includes( name ) )
		?.split( '</form>' )[ 0 ] ?? '';

/** Submits a form of a page that is open, with its fields. */
export function submit(
	html: string,
	action: 'start' | 'undo' | 'preview',
	{ as = 'admin', ...fields }: Record< string, string > & { as?: Caller } = {}
): Promise< HttpResponse > {
	const form = formOf( html, fields.source ?? ACTION + action );
	const own: Record< string, string > = { action: ACTION + action };
	for ( const name of [ '_wpnonce', 'id', 'batch', 'source' ] ) {
		own[ name ] = hiddenField( form, name );
	}
	return fetchPath( POST, {
		as,
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( { ...own, ...fields } ).toString(),
	} );
}

/** The nonce of the form for files. Other pages don’t have it. */
export const readNonce = async (): Promise< string > =>
	hiddenField( formOf( await open(), `${ ACTION }preview` ), '_wpnonce' );

/** Uploads a file for a preview; null for a form without a file. */
export async function upload(
	text: string | null,
	{
		as = 'admin',
		nonce,
		date = '',
	}: { as?: Caller; nonce?: string; date?: string } = {}
): Promise< HttpResponse > {
	const value = nonce ?? ( await readNonce() );
	const part = ( head: string, content: string ) =>
		`--${ BOUNDARY }\r\nContent-Disposition: form-data; ${ head }\r\n\r\n${ content }\r\n`;
	return fetchPath( `${ POST }?action=${ ACTION }preview`, {
		as,
		method: 'POST',
		headers: {
			'Content-Type': `multipart/form-data; boundary=${ BOUNDARY }`,
		},
		body: [
			part( 'name="_wpnonce"', value ),
			part( 'name="date"', date ),
			text === null
				? ''
				: part( 'name="file"; filename="views.csv"', text ),
			`--${ BOUNDARY }--\r\n`,
		].join( '' ),
	} );
}

/** Runs slices like the page’s script, until there are no more. */
export async function finish(): Promise< number > {
	let { status, body } = await post( 'module/stats/import' );
	while ( status === 200 && body.is_running ) {
		( { status, body } = await post( 'module/stats/import' ) );
	}
	return body.rows;
}

/** Counts as [ subject, slot, views ]. */
export const counts = async (): Promise< number[][] > =>
	( await rows( 'days', '1 = 1 ORDER BY slot, subject' ) ).map(
		( { subject, slot, views } ) => [ subject, slot, views ].map( Number )
	);

/** A function that returns the date some days ago in the site’s time zone: `2026-11-25`. */
export async function loadDates(): Promise< ( ago: number ) => string > {
	const list = await evalPhp(
		"foreach ( range( 0, 1000 ) as $ago ) { echo ( new DateTimeImmutable( 'today 12:00', wp_timezone() ) )->modify( \"-$ago days\" )->format( 'Y-m-d ' ); }"
	);
	const dates = list.trim().split( ' ' );
	return ( ago ) => dates[ ago ] ?? '';
}

/** Such as 20261125. */
export const slotOf = ( date: string ): number =>
	Number( date.replace( /-/g, '' ) );
