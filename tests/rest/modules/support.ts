import { evalPhp, fetchPath } from '../support/site';
import { switchModule } from '../support/site-state';
import type { Caller } from '../support/site';

/** A page of the site as a given user sees it, after redirects. */
export async function pageAt(
	path: string,
	as: Caller = 'anonymous'
): Promise< string > {
	const { headers, text } = await fetchPath( path, { as } );
	if ( headers.location === undefined ) {
		return text;
	}
	const { pathname, search } = new URL( String( headers.location ) );
	return pageAt( `${ pathname }${ search }`, as );
}

const made: number[] = [];

/**
 * Creates a post; `fields` are those of wp_insert_post(), published by default.
 * Resolves with its ID.
 */
export async function makePost(
	fields: Record< string, unknown > = {}
): Promise< number > {
	const json = Buffer.from(
		JSON.stringify( {
			post_status: 'publish',
			post_title: 'A test',
			post_content: 'Words.',
			post_author: 1,
			...fields,
		} )
	).toString( 'base64' );
	const id = Number(
		await evalPhp(
			`kses_remove_filters(); echo wp_insert_post( wp_slash( json_decode( base64_decode( '${ json }' ), true ) ) );`
		)
	);
	if ( ! ( id > 0 ) ) {
		throw new Error( 'The post could not be made.' );
	}
	made.push( id );
	return id;
}

/**
 * After the file’s tests, deletes the created posts and turns off the modules
 * that the tests turn on.
 */
export function deleteAllPosts( ...slugs: string[] ): void {
	afterAll( async () => {
		await evalPhp(
			`foreach ( array( ${ made.join(
				','
			) } ) as $id ) { wp_delete_post( $id, true ); }`
		);
		made.length = 0;
		for ( const slug of slugs ) {
			await switchModule( slug, false );
		}
		await evalPhp( "delete_option( 'rewrite_rules' );" );
	} );
}

/** A post's URL that works with any permalink structure. */
export const postPath = ( id: number ): string => `/?p=${ id }`;
