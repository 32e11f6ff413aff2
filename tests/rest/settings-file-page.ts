import { fetchPath } from './support/site';
import { hiddenField } from './support/admin-form';
import type { Caller, HttpResponse } from './support/site';

const PAGE = '/wp-admin/admin.php?page=jetpack-settings-file';
const POST = '/wp-admin/admin-post.php';
const BOUNDARY = 'a-boundary';

interface SettingsFile {
	plugin: string;
	format: number;
	site: string;
	modules: Record< string, boolean >;
	settings: Record< string, unknown >;
}

/** The page’s HTML. */
export const open = async ( query = '', as: Caller = 'admin' ) =>
	( await fetchPath( PAGE + query, { as } ) ).text;

/** The part of the page’s HTML with the form of an action. */
function formOf( html: string, action: string ): string {
	const name = `jetpack_dashboard_settings_${ action }`;
	return (
		html
			.split( '<form' )
			.find( ( part ) => part.includes( name ) )
			?.split( '</form>' )[ 0 ] ?? ''
	);
}

const send = ( path: string, type: string, body: string, as: Caller ) =>
	fetchPath( path, {
		as,
		method: 'POST',
		headers: { 'Content-Type': type },
		body,
	} );

/** Submits the form of an action on a page that is open, with its fields. */
export function submit(
	html: string,
	action: 'export' | 'import' | 'undo',
	{ as = 'admin', ...fields }: Record< string, string > & { as?: Caller } = {}
): Promise< HttpResponse > {
	const form = formOf( html, action );
	const own: Record< string, string > = {
		action: `jetpack_dashboard_settings_${ action }`,
	};
	for ( const name of [ '_wpnonce', 'fingerprint', 'id' ] ) {
		own[ name ] = hiddenField( form, name );
	}
	return send(
		POST,
		'application/x-www-form-urlencoded',
		new URLSearchParams( { ...own, ...fields } ).toString(),
		as
	);
}

/** Uploads a file for a preview. */
export async function upload(
	text: string | null,
	{ as = 'admin', nonce }: { as?: Caller; nonce?: string } = {}
): Promise< HttpResponse > {
	const value =
		nonce ?? hiddenField( formOf( await open(), 'preview' ), '_wpnonce' );
	const part = ( head: string, content: string ) =>
		`--${ BOUNDARY }\r\nContent-Disposition: form-data; ${ head }\r\n\r\n${ content }\r\n`;
	const body =
		part( 'name="_wpnonce"', value ) +
		( text === null
			? ''
			: part( 'name="file"; filename="settings.json"', text ) );
	return send(
		`${ POST }?action=jetpack_dashboard_settings_preview`,
		`multipart/form-data; boundary=${ BOUNDARY }`,
		`${ body }--${ BOUNDARY }--\r\n`,
		as
	);
}

export const download = async (): Promise< SettingsFile > =>
	JSON.parse( ( await submit( await open(), 'export' ) ).text );

/** A file with these changes to the site’s present settings. */
export async function fileWith(
	settings: Record< string, unknown >,
	modules: Record< string, unknown > = {}
): Promise< string > {
	const file = await download();
	return JSON.stringify( {
		...file,
		settings: { ...file.settings, ...settings },
		modules: { ...file.modules, ...modules },
	} );
}
