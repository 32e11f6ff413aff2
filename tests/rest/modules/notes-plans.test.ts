import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, site } from '../support/site';
import { useNotes } from './notes';

/** Per table, of the last 300 days; the list shows 30 days. */
const ROWS = 20_000;

restoreStateAfterwards();
const posts = useNotes();

it( 'reads few rows of large tables, by an index', async () => {
	if ( site().db !== 'mariadb' ) {
		return;
	}
	const plans = await evalJson< [ string, string, number ][] >( `
global $wpdb;
$prefix = $wpdb->prefix . 'jetpack_dashboard_';
$time   = 'UNIX_TIMESTAMP() - seq * 1296';
foreach ( array(
	"{$prefix}subscriptions_followers (id, address_key, email, state, token, created) SELECT seq, seq, CONCAT( seq, '@example.org' ), 'confirmed', seq, $time",
	"{$prefix}subscriptions_follows (follower, post, created, confirmed) SELECT seq, 0, $time, 1",
	"{$prefix}subscriptions_mailings (kind, object, created, finished, sent) SELECT IF( seq % 2, 'post', 'comment' ), seq, $time, $time, 1",
	"{$prefix}protect_subjects (subject_key, kind, address, locked_at, locked_until) SELECT seq, 'address', '192.0.2.1', $time, $time + 60",
	"{$prefix}likes_counts (day, kind, object_id, likes) SELECT DATE_FORMAT( FROM_UNIXTIME( $time ), '%Y%m%d' ), 1, seq, 1",
	"$wpdb->comments (comment_post_ID, comment_author, comment_content, comment_approved, comment_date_gmt) SELECT ${ posts.admin }, 'Ann', 'x', seq % 2, FROM_UNIXTIME( $time )",
) as $rows ) {
	$wpdb->query( "INSERT INTO $rows FROM seq_1_to_${ ROWS }" );
	$wpdb->query( 'ANALYZE TABLE ' . strtok( $rows, ' ' ) );
}
wp_cache_flush();
wp_set_current_user( 1 );
$queries = array();
add_filter( 'query', static function ( $query ) use ( &$queries ) {
	$queries[] = $query;
	return $query;
} );
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Notes\\Note_List::class )->get();
$plans = array();
foreach ( $queries as $query ) {
	if ( preg_match( '/^\\s*SELECT.*?FROM (\\S*(?:follows|mailings|subjects|counts|comments))\\b/s', $query, $found ) ) {
		$plan    = $wpdb->get_row( "EXPLAIN $query", ARRAY_A );
		$plans[] = array( substr( $found[1], strlen( $wpdb->prefix ) ), $plan['type'], (int) $plan['rows'] );
	}
}
echo wp_json_encode( $plans );` );
	expect( new Set( plans.map( ( [ table ] ) => table ) ) ).toEqual(
		new Set( [
			'comments',
			'jetpack_dashboard_likes_counts',
			'jetpack_dashboard_protect_subjects',
			'jetpack_dashboard_subscriptions_follows',
			'jetpack_dashboard_subscriptions_mailings',
		] )
	);
	for ( const [ table, type, rows ] of plans ) {
		expect( [ table, type === 'ALL', rows < ROWS / 3 ] ).toEqual( [
			table,
			false,
			true,
		] );
	}
} );
