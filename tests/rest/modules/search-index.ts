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

interface Found {
	titles: string[];
	total: number;
	pages: number;
	/** Statements that read postings. */
	statements: string[];
}

/** Searches in PHP, with arguments of WP_Query, and returns what was found by which statements. */
export const searchInPhp = (
	text: string,
	args: string,
	before = ''
): Promise< Found > =>
	evalJson( `
$statements = array();
add_filter( 'query', static function ( $sql ) use ( &$statements ) {
	if ( strpos( $sql, 'search_postings' ) ) {
		$statements[] = $sql;
	}
	return $sql;
} );
${ before }
$query = new WP_Query( array( 's' => '${ text }', 'jetpack_dashboard_search' => true, ${ args } ) );
echo wp_json_encode( array(
	'titles'     => wp_list_pluck( $query->posts, 'post_title' ),
	'total'      => $query->found_posts,
	'pages'      => $query->max_num_pages,
	'statements' => $statements,
) );` );
