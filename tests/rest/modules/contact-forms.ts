import { evalJson, evalPhp, fetchPath } from '../support/site';
import type { Caller, HttpResponse } from '../support/site';

const SPAM_CHECK = '\\Jetpack_Dashboard\\Features\\Contact_Form\\Spam_Check';

/** A stored message. */
export interface Message {
	id: number;
	status: string;
	parent: number;
	url: string;
	sender: string;
	/** Label and text of each field. */
	fields: [ string, string ][];
	emails: string[];
}

/** All stored messages, oldest first. */
export const messages = (): Promise< Message[] > =>
	evalJson( `
$found = get_posts( array( 'post_type' => 'jetpack-message', 'post_status' => array( 'jp-unread', 'jp-read', 'jp-spam', 'trash' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );
echo wp_json_encode( array_map( static fn( $post ) => array( 'id' => $post->ID, 'status' => $post->post_status, 'parent' => $post->post_parent, 'emails' => get_post_meta( $post->ID, '_jetpack_dashboard_form_email' ) ) + json_decode( get_post_meta( $post->ID, '_jetpack_dashboard_form_data', true ), true ), $found ) );` );

/** Deletes all messages with their files, and resets the limits of senders. */
export const resetMessages = (): Promise< string > =>
	evalPhp( `
global $wpdb;
foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'jetpack-message'" ) as $id ) { wp_delete_post( (int) $id, true ); }
array_map( 'unlink', glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-forms/*.bin' ) );
$wpdb->suppress_errors();
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits" );
$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '\\_transient%jetpack\\_dashboard\\_form\\_sent\\_%'" );` );

const decode = ( text: string ): string =>
	text
		.replace( /<[^>]*>/g, '' )
		.replace( /&#0?39;/g, "'" )
		.replace( /&quot;/g, '"' )
		.replace( /&amp;/g, '&' );

/** The first form of a page; undefined if it has none. */
export function formIn( html: string ) {
	const form = /<form [^>]*class="[^"]*jp-form[\s\S]*?<\/form>/.exec(
		html
	)?.[ 0 ];
	if ( ! form ) {
		return undefined;
	}
	const names: Record< string, string > = {};
	for ( const [ , text = '', id = '' ] of [
		...form.matchAll(
			/<label for="jp-form-[^"]*-([0-9a-f]{8})">([\s\S]*?)<\/label>/g
		),
		...form.matchAll(
			/<fieldset [^>]*id="jp-form-[^"]*-([0-9a-f]{8})"[^>]*><legend>([\s\S]*?)<\/legend>/g
		),
	].map( ( [ , id, text ] ) => [ '', text, id ] ) ) {
		names[ decode( text ).replace( ' (required)', '' ) ] = id;
	}
	return {
		html: form,
		id: /name="jpf-form" value="([^"]*)"/.exec( form )?.[ 1 ] ?? '',
		/** Keys of the fields by label. */
		names,
		/** Error below each field, by key. */
		errors: Object.fromEntries(
			[
				...form.matchAll(
					/class="jp-form__error" id="jp-form-[^"]*-([0-9a-f]{8})-error">([^<]*)</g
				),
			].map( ( [ , id, text ] ) => [ id, text ] )
		),
	};
}

/** The time of a form that was opened some seconds ago. */
export const openedBefore = ( seconds: number ): Promise< string > =>
	evalPhp( `echo ${ SPAM_CHECK }::signed_time( time() - ${ seconds } );` );

/** Sends a page's form like a browser without JavaScript. */
export async function sendTo(
	path: string,
	values: Record< string, string | string[] >,
	{
		as = 'anonymous',
		more = {},
		headers = {},
	}: {
		as?: Caller;
		more?: Record< string, string >;
		headers?: Record< string, string >;
	} = {}
): Promise< HttpResponse > {
	const form = formIn( ( await fetchPath( path, { as } ) ).text );
	if ( ! form ) {
		throw new Error( 'The page has no form.' );
	}
	const body = new URLSearchParams();
	for ( const [ label, value ] of Object.entries( values ) ) {
		const name = form.names[ label ] ?? label;
		for ( const one of [ value ].flat() ) {
			body.append(
				Array.isArray( value ) ? `jpf[${ name }][]` : `jpf[${ name }]`,
				one
			);
		}
	}
	const rest = {
		'jpf-form': form.id,
		'jpf-time': await openedBefore( 60 ),
		'jpf-url': '',
		...more,
	};
	for ( const [ name, value ] of Object.entries( rest ) ) {
		body.append( name, value );
	}
	return fetchPath( path, {
		as,
		method: 'POST',
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			...headers,
		},
		body: body.toString(),
	} );
}

/** A file that a visitor chooses. */
export interface ChosenFile {
	name: string;
	type: string;
	content: Buffer | string;
}

/** Sends a page's form with files, like a browser without JavaScript. */
export async function sendFiles(
	path: string,
	values: Record< string, string >,
	files: Record< string, ChosenFile >,
	more: Record< string, string > = {}
): Promise< HttpResponse > {
	const form = formIn( ( await fetchPath( path ) ).text );
	if ( ! form ) {
		throw new Error( 'The page has no form.' );
	}
	const parts: Buffer[] = [];
	const boundary = '----jetpack-dashboard-form';
	const add = ( head: string, content: Buffer | string ) =>
		parts.push(
			Buffer.from(
				`--${ boundary }\r\nContent-Disposition: form-data; ${ head }\r\n\r\n`
			),
			Buffer.from( content ),
			Buffer.from( '\r\n' )
		);
	const keyOf = ( label: string ) => `jpf[${ form.names[ label ] ?? label }]`;
	for ( const [ name, value ] of Object.entries( {
		...Object.fromEntries(
			Object.entries( values ).map( ( [ label, value ] ) => [
				keyOf( label ),
				value,
			] )
		),
		'jpf-form': form.id,
		'jpf-time': await openedBefore( 60 ),
		'jpf-url': '',
		...more,
	} ) ) {
		add( `name="${ name }"`, value );
	}
	for ( const [ label, { name, type, content } ] of Object.entries(
		files
	) ) {
		add(
			`name="${ keyOf(
				label
			) }"; filename="${ name }"\r\nContent-Type: ${ type }`,
			content
		);
	}
	parts.push( Buffer.from( `--${ boundary }--\r\n` ) );
	return fetchPath( path, {
		method: 'POST',
		headers: {
			'Content-Type': `multipart/form-data; boundary=${ boundary }`,
		},
		body: Buffer.concat( parts ),
	} );
}

/** A form block with fields: type and attributes. */
export const formBlock = (
	fields: readonly ( readonly [ string, object? ] )[],
	attributes: object = {}
): string =>
	`<!-- wp:jetpack/contact-form ${ JSON.stringify( attributes ) } -->${ fields
		.map(
			( [ type, own = {} ] ) =>
				`<!-- wp:jetpack/field-${ type } ${ JSON.stringify(
					own
				) } /-->`
		)
		.join( '' ) }<!-- /wp:jetpack/contact-form -->`;

export const NAME = [ 'name', { label: 'Name', required: true } ] as const;
export const EMAIL = [ 'email', { label: 'Email', required: true } ] as const;
export const TEXT = [ 'textarea', { label: 'Message' } ] as const;
