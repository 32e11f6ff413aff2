import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, site } from '../support/site';
import { prepareStatistics, rows } from './views';

/** Views of 20 posts and 8 referrers on each of the last 250 days. */
const fill = () =>
	evalPhp( `
global $wpdb;
$table = $wpdb->prefix . 'jetpack_dashboard_stats_';
$noon  = strtotime( 'today 12:00 ' . wp_timezone_string() );
for ( $ago = 4; $ago < 250; $ago++ ) {
	$slot = wp_date( 'Ymd', $noon - $ago * DAY_IN_SECONDS );
	$days = $hosts = array();
	for ( $post = 0; $post < 20; $post++ ) {
		$days[] = "($post, $slot, " . ( 1 + ( $ago * 7 + $post * 3 ) % 23 ) . ')';
	}
	for ( $host = 0; $host < 8; $host++ ) {
		$hosts[] = "($slot, 'h$host.example', " . ( 1 + ( $ago * 5 + $host ) % 11 ) . ')';
	}
	$wpdb->query( "INSERT INTO {$table}days (subject, slot, views) VALUES (-1, $slot, 99)," . implode( ',', $days ) );
	$wpdb->query( "INSERT INTO {$table}referrers (slot, host, views) VALUES " . implode( ',', $hosts ) );
}` );

const rollUp = () =>
	evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );

/**
 * Ranges whose rankings differ from a sum of all rows, and the tables that each
 * of them reads. Some begin or end within a month, or today.
 */
const compareRanges = (): Promise< { wrong: string[]; tables: string[] } > =>
	evalJson( `
global $wpdb;
$report = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Stats\\Report::class );
$table  = $wpdb->prefix . 'jetpack_dashboard_stats_';
$day    = static fn( string $time ): int => (int) ( new DateTimeImmutable( $time, wp_timezone() ) )->format( 'Ymd' );
$read   = array();
add_filter( 'query', static function ( $query ) use ( &$read ) {
	if ( preg_match( '/GROUP BY subject ORDER BY/', $query ) ) {
		preg_match_all( '/FROM \\S*stats_(\\w+) WHERE (?:slot|first_day)/', $query, $found );
		$read[] = implode( ' ', $found[1] );
	}
	return $query;
} );
$wrong = array();
foreach ( array(
	array( 'first day of -4 months', 'last day of -4 months' ),
	array( 'first day of -6 months', 'last day of -2 months' ),
	array( 'first day of -6 months', 'first day of -2 months', 9 ),
	array( 'first day of -3 months', 'today' ),
	array( '-200 days', 'today' ),
	array( '-100 days', '-100 days' ),
) as $range ) {
	list( $first, $last ) = $range;
	$from = $day( $first ) + ( $range[2] ?? 0 );
	$to   = $day( $last ) + ( $range[2] ?? 0 );
	$sums = static fn( $sql ) => array_map( 'intval', array_column( $wpdb->get_results( $sql, ARRAY_A ), 'total', 'name' ) );
	$posts = $sums( "SELECT subject AS name, SUM(views) AS total FROM ( SELECT subject, views FROM {$table}days WHERE subject >= 0 AND slot BETWEEN $from AND $to UNION ALL SELECT subject, views FROM {$table}hours WHERE subject >= 0 AND slot BETWEEN {$from}00 AND {$to}23 ) AS a GROUP BY name ORDER BY total DESC, name DESC" );
	$hosts = $sums( "SELECT host AS name, SUM(views) AS total FROM {$table}referrers WHERE slot BETWEEN $from AND $to GROUP BY host ORDER BY total DESC, host" );
	if ( $report->posts( $from, $to, 99 ) !== $posts || $report->hosts( $from, $to, 99 ) !== $hosts || array() === $posts || array() === $hosts ) {
		$wrong[] = "$first - $last";
	}
}
echo wp_json_encode( array( 'wrong' => $wrong, 'tables' => $read ) );` );

restoreStateAfterwards();

beforeEach( prepareStatistics );

afterAll( () => site().setClock( 0 ) );

describe( 'the ranking of an earlier range', () => {
	it( 'is read from sums of months, and is the same without them', async () => {
		await fill();
		const before = await compareRanges();
		expect( before.wrong ).toEqual( [] );
		expect( before.tables[ 0 ] ).toBe( 'days hours' );

		await rollUp();
		const after = await compareRanges();
		expect( after.wrong ).toEqual( [] );
		expect( after.tables.slice( 0, 3 ) ).toEqual( [
			'window_posts hours',
			'window_posts hours',
			'days window_posts days hours',
		] );
	} );

	it( 'includes views that were merged late', async () => {
		await fill();
		await rollUp();
		await evalPhp( `
global $wpdb;
$slot = wp_date( 'Ymd', time() - 100 * DAY_IN_SECONDS ) . '07';
$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_hours (subject, slot, views) VALUES (-1, $slot, 40), (5, $slot, 40)" );` );
		expect( ( await compareRanges() ).wrong ).toEqual( [] );
		await rollUp();
		expect( await rows( 'hours', 'subject = 5' ) ).toEqual( [] );
		expect( ( await compareRanges() ).wrong ).toEqual( [] );
	} );

	it( 'is right after the oldest days were deleted', async () => {
		await fill();
		await rollUp();
		await evalPhp(
			"add_filter( 'jetpack_dashboard_stats_days_kept', fn() => 90 ); do_action( 'jetpack_dashboard_stats_roll_up' );"
		);
		const first = Number(
			await evalPhp(
				"echo wp_date( 'Ymd', time() - 91 * DAY_IN_SECONDS );"
			)
		);
		expect(
			await rows( 'window_ends', `first_day < ${ first - 1 }` )
		).toEqual( [] );
		expect(
			await rows( 'window_posts', `first_day < ${ first - 1 }` )
		).toEqual( [] );
	} );
} );
