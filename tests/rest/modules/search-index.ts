import { evalJson, evalPhp, fetchPath } from '../support/site';
import type { Caller } from '../support/site';

/** Runs the background job until the index is complete. */
export const buildIndex = (): Promise< string > =>
	evalPhp( "do_action( 'jetpack_dashboard_search_index', 'next' );" );

/** Titles on the theme's search page, in its order. */
export async function searchTitles(
	text: string,
	parameters = '',
	as: Caller = 'anonymous'
): Promise< string[] > {
	const { text: html } = await fetchPath(
		`/?s=${ encodeURIComponent( text ) }${ parameters }`,
		{ as }
	);
	return [
		...html.matchAll(
			/<h2[^>]*wp-block-post-title[^>]*>\s*<a [^>]*>([^<]*)<\/a>/g
		),
	].map( ( [ , title ] ) => title ?? '' );
}

/** Number of rows in each table of the index. */
export const countRows = (): Promise< Record< string, number > > =>
	evalJson( `
global $wpdb;
$counts = array();
foreach ( array( 'postings', 'terms', 'words', 'docs' ) as $name ) {
	$counts[ $name ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_search_$name" );
}
echo wp_json_encode( $counts );` );
