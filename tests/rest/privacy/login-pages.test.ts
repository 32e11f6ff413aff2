import { evalJson, site } from '../support/site';
import { resetProtection } from '../protect/attacks';

/** Rows per page of the exporter; the tests export more than that. */
const ROWS = 3000;

afterAll( resetProtection );

/**
 * Adds failed logins and known addresses of the editor among those of other
 * users, and defines PHP's `$export( $page )`.
 */
const filled = ( work: string ) =>
	evalJson( `
global $wpdb;
$protect = $wpdb->prefix . 'jetpack_dashboard_protect_';
$editor  = substr( hash( 'sha256', "account\\n\\neditor" ), 0, 32 );
foreach ( array( 'attempts', 'subjects' ) as $table ) {
	$wpdb->query( "DELETE FROM $protect$table" );
}
foreach ( array_chunk( range( 1, ${ ROWS } ), 500 ) as $rows ) {
	$wpdb->query( "INSERT INTO {$protect}attempts (id, attempted_at, address_key, account_key, address, username, via, state) VALUES " . implode( ',', array_map( static fn( $id ) => sprintf( "(%d, %d, 'x', '%s', '192.0.2.1', 'editor', 'form', 2)", $id, time() - ${ ROWS } + $id, $id % 10 ? 'other' : $editor ), $rows ) ) );
	$wpdb->query( "INSERT INTO {$protect}subjects (subject_key, kind, address, account, seen_at) VALUES " . implode( ',', array_map( static fn( $id ) => sprintf( "('%d', 'known', '192.0.2.%d', '%s', %d)", $id, $id, $id % 1000 ? "user$id" : 'editor', time() ), $rows ) ) );
}
$person = new Jetpack_Dashboard\\Kernel\\Privacy\\Person( get_user_by( 'login', 'editor' )->user_email );
$export = static fn( $page ) => Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Protect\\Login_Personal_Data::class )->export( $person, $page );
${ work }` );

beforeAll( resetProtection );

it( 'skips no failed login if cron deletes old ones between two pages', async () => {
	const { ids, done } = await filled( `
$first = $export( 1 );
$wpdb->query( "DELETE FROM {$protect}attempts WHERE id <= 100" );
$pages = array( $first, $export( 2 ), $export( 3 ) );
$items = array_merge( ...array_column( $pages, 'data' ) );
$items = array_filter( $items, static fn( $item ) => 0 === strpos( $item['item_id'], 'logins-' ) );
echo wp_json_encode( array( 'ids' => array_values( array_unique( array_column( $items, 'item_id' ) ) ), 'done' => array_column( $pages, 'done' ) ) );` );
	expect( ids ).toHaveLength( 290 );
	expect( ids.at( 0 ) ).toBe( `logins-${ ROWS }` );
	expect( ids.at( -1 ) ).toBe( 'logins-110' );
	expect( done ).toEqual( [ false, false, true ] );
} );

it( 'reads a page from where the one before ended', async () => {
	const { queries, left } = await filled( `
$queries = array();
$export( 1 );
add_filter( 'query', static function ( $query ) use ( &$queries ) {
	if ( preg_match( '/^SELECT.*protect_attempts.*(AND id < .*)/', $query, $found ) ) {
		$queries[] = $found[1];
	}
	return $query;
} );
$export( 2 );
$export( 3 );
echo wp_json_encode( array( 'queries' => $queries, 'left' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%jetpack_dashboard_logins_%'" ) ) );` );
	expect( queries ).toEqual( [
		`AND id < ${ ROWS - 990 } ORDER BY id DESC LIMIT 100 OFFSET 0`,
		`AND id < ${ ROWS - 1990 } ORDER BY id DESC LIMIT 100 OFFSET 0`,
	] );
	// 300 rows: the fourth page is empty.
	expect( left ).toBe( 2 );
	expect(
		await filled( 'echo wp_json_encode( $export( 4 )["done"] );' )
	).toBe( true );
} );

it( 'finds known addresses by an index', async () => {
	if ( site().db !== 'mariadb' ) {
		return;
	}
	const plans = await filled( `
$queries = array();
add_filter( 'query', static function ( $query ) use ( &$queries ) {
	$queries[] = $query;
	return $query;
} );
$wpdb->query( "ANALYZE TABLE {$protect}subjects" );
$export( 1 );
$plans = array();
foreach ( $queries as $query ) {
	if ( preg_match( '/^SELECT.*protect_(subjects)/', $query, $found ) ) {
		foreach ( $wpdb->get_results( "EXPLAIN $query", ARRAY_A ) as $row ) {
			$plans[] = array( $found[1], 'ALL' !== $row['type'] && $row['rows'] < ${ ROWS } / 2 );
		}
	}
}
echo wp_json_encode( $plans );` );
	expect( plans ).toEqual( [ [ 'subjects', true ] ] );
} );
