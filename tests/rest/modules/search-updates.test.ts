import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { buildIndex, countRows, searchTitles } from './search-index';

restoreStateAfterwards();

const INDEX =
	'$index = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class );';
const WRITER =
	'$writer = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Index_Writer::class );';

const posts: SitePost[] = [];

beforeAll( async () => {
	await switchModule( 'search', true );
	for ( const title of [ 'Kagu one', 'Kagu two', 'Kagu three' ] ) {
		posts.push(
			await createPost( { post_title: title, post_content: 'Text.' } )
		);
	}
	await evalPhp( `${ INDEX } $index->rebuild();` );
	await buildIndex();
} );
afterAll( () => deletePosts( posts ) );

it( 'reads posts from the database when it indexes them', async () => {
	const id = posts[ 0 ]?.id;
	await evalPhp(
		`${ WRITER } global $wpdb; get_post( ${ id } );
$wpdb->update( $wpdb->posts, array( 'post_title' => 'Takahe one' ), array( 'ID' => ${ id } ) );
$writer->mark( array( ${ id } ) ); $writer->update( array( ${ id } ) );`
	);
	expect( await searchTitles( 'takahe' ) ).toEqual( [ 'Takahe one' ] );
} );

it( 'SQLite finds the impact of a posting in its key', async () => {
	const columns = await evalJson< string[] >(
		`global $wpdb;
echo wp_json_encode( array_column( $wpdb->get_results( "SHOW INDEX FROM {$wpdb->prefix}jetpack_dashboard_search_postings WHERE Key_name = 'PRIMARY'" ), 'Column_name' ) );`
	);
	expect( columns ).toEqual( [
		'term',
		'doc',
		...( process.env.SANDBOX_DB === 'mariadb' ? [] : [ 'impact' ] ),
	] );
} );

it( 'indexes posts one at a time after a failed attempt', async () => {
	const ids = posts.map( ( { id } ) => id ).join( ', ' );
	const counts = await evalJson< number[] >( `
${ WRITER }
global $wpdb;
$writer->mark( array( ${ ids } ) );
$counts = array( count( $writer->stale( 20 ) ) );
$wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_search_docs SET stale = 2 WHERE doc IN (${ ids })" );
$counts[] = count( $writer->stale( 20 ) );
echo wp_json_encode( $counts );` );
	expect( counts ).toEqual( [ 3, 1 ] );
	await buildIndex();
	expect( ( await searchTitles( 'kagu' ) ).sort() ).toEqual( [
		'Kagu three',
		'Kagu two',
	] );
} );

it( 'marks 5,000 posts at a time', async () => {
	const [ parts, marked ] = await evalJson< [ boolean[], string[] ] >( `
${ WRITER }
global $wpdb;
$first = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) + 1;
for ( $part = 0; $part < 2; $part++ ) {
	$ids = range( $first + $part * 2500, $first + $part * 2500 + 2499 );
	$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES (" . implode( ", 'post', 'publish', '', '', '', '', '', ''), (", $ids ) . ", 'post', 'publish', '', '', '', '', '', '')" );
}
$docs = $wpdb->prefix . 'jetpack_dashboard_search_docs';
$parts = array( $writer->mark_after( $first - 2 ) === $first + 4998 );
$marked = array( $wpdb->get_var( "SELECT COUNT(*) FROM $docs WHERE doc >= $first" ) );
$parts[] = null === $writer->mark_after( $first + 4998 );
$marked[] = $wpdb->get_var( "SELECT COUNT(*) FROM $docs WHERE doc >= $first" );
$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID >= $first" );
$wpdb->query( "DELETE FROM $docs WHERE doc >= $first" );
echo wp_json_encode( array( $parts, $marked ) );` );
	expect( parts ).toEqual( [ true, true ] );
	expect( marked.map( Number ) ).toEqual( [ 4999, 5000 ] );
} );

it( 'the job marks the posts that a rebuild had no time for', async () => {
	const [ , two, three ] = posts.map( ( { id } ) => id );
	await evalPhp( `
global $wpdb;
$wpdb->query( "UPDATE $wpdb->posts SET post_title = CONCAT( 'Tui ', post_title ) WHERE ID IN (${ two }, ${ three })" );
$state = get_option( 'jetpack_dashboard_search_state' );
update_option( 'jetpack_dashboard_search_state', array( 'marked' => ${ two } ) + $state );` );
	await buildIndex();
	expect( await searchTitles( 'tui' ) ).toEqual( [ 'Tui Kagu three' ] );
	expect(
		await evalJson(
			"echo wp_json_encode( get_option( 'jetpack_dashboard_search_state' )['marked'] );"
		)
	).toBeNull();
} );

it( 'forgets words that are in no post any more', async () => {
	await buildIndex();
	const before = await countRows();
	const { id } = await createPost( { post_title: 'Kokako tieke' } );
	expect( ( await countRows() ).words ).toBeGreaterThan( before.words ?? 0 );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
	await buildIndex();
	expect( await countRows() ).toEqual( before );
} );

it( 'indexes what changed while the plugin was inactive', async () => {
	const id = posts[ 1 ]?.id;
	await evalPhp(
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_title' => 'Weka two' ), array( 'ID' => ${ id } ) ); wp_cache_flush();
wp_unschedule_hook( 'jetpack_dashboard_search_index' ); wp_unschedule_hook( 'jetpack_dashboard_search_index_hourly' );`
	);
	await fetchPath( '/' );
	expect(
		await evalJson< boolean >(
			"echo wp_json_encode( (bool) wp_next_scheduled( 'jetpack_dashboard_search_index', array( 'rebuild' ) ) );"
		)
	).toBe( true );
	await evalPhp(
		"do_action( 'jetpack_dashboard_search_index', 'rebuild' );"
	);
	expect( await searchTitles( 'weka' ) ).toEqual( [ 'Weka two' ] );
} );

it( 'survives a failing database', async () => {
	expect(
		await evalPhp(
			`add_filter( 'query', static function ( $sql ) { return false !== strpos( $sql, 'dashboard_search_docs' ) ? 'BROKEN' : $sql; } );
do_action( 'jetpack_dashboard_search_index', 'next' ); do_action( 'jetpack_activate_module_search' ); echo 'alive';`
		)
	).toBe( 'alive' );
} );
