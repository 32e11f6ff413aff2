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
