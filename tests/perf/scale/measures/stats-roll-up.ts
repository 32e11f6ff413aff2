import type { Measure } from '../measure';

const LIMIT_MS = 1000;

/** Views of the days that cron missed, of this many posts in each hour. */
const DAYS = 20;
const POSTS = 400;

/** Days past the retention period of post views. */
const OLD_DAYS = 120;

/** Fills the backlog, then runs the cron event until it is empty. */
const ROLL_UP = `
global $wpdb;
set_time_limit( 0 );
$table = $wpdb->prefix . 'jetpack_dashboard_stats_hours';
$first = (int) get_option( 'jetpack_dashboard_bench_first_post' );
$wpdb->query( 'START TRANSACTION' );
for ( $hour = 0; $hour < ${ DAYS * 24 }; $hour++ ) {
	$slot = (int) wp_date( 'YmdH', time() - ( 120 + $hour ) * HOUR_IN_SECONDS );
	$wpdb->query( "INSERT INTO $table (subject, slot, views) SELECT ID, $slot, 1 + ID % 3 FROM $wpdb->posts WHERE ID BETWEEN $first AND " . ( $first + ${ POSTS } - 1 ) );
	$wpdb->query( "INSERT INTO $table (subject, slot, views) SELECT -1, $slot, SUM(views) FROM $table WHERE slot = $slot" );
}
$days = $wpdb->prefix . 'jetpack_dashboard_stats_days';
for ( $day = 0; $day < ${ OLD_DAYS }; $day++ ) {
	$slot = (int) wp_date( 'Ymd', time() - ( 760 + $day ) * DAY_IN_SECONDS );
	$wpdb->query( "INSERT INTO $days (subject, slot, views) SELECT ID, $slot, 1 FROM $wpdb->posts WHERE ID BETWEEN $first AND " . ( $first + 999 ) );
}
$wpdb->query( 'COMMIT' );
$oldest = (int) wp_date( 'Ymd', time() - 755 * DAY_IN_SECONDS );
$is_left = "SELECT 1 FROM $table WHERE slot < %d UNION ALL SELECT 1 FROM $days WHERE slot < $oldest AND subject >= 0 LIMIT 1";
$old = (int) wp_date( 'YmdH', time() - 119 * HOUR_IN_SECONDS );
$is_left = sprintf( $is_left, $old );
$rows = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE slot < $old" ) + ${ OLD_DAYS } * 1000;
$longest = array( 0, '' );
$statements = array();
// A batch is a transaction; a statement outside of one is a batch as well.
$stop = static function () use ( &$longest, &$statements ) {
	$statements[] = array( hrtime( true ), '' );
	$ms = ( end( $statements )[0] - $statements[0][0] ) / 1e6;
	if ( $ms > $longest[0] ) {
		$slowest = array( 0, '' );
		for ( $index = 1; $index < count( $statements ); $index++ ) {
			$took = ( $statements[ $index ][0] - $statements[ $index - 1 ][0] ) / 1e6;
			$slowest = max( $slowest, array( $took, $statements[ $index - 1 ][1] ) );
		}
		$longest = array( $ms, sprintf( '%d ms of it: %s', $slowest[0], $slowest[1] ) );
	}
	$statements = array();
};
add_filter( 'query', static function ( $query ) use ( &$statements, $stop ) {
	static $is_inside = false;
	if ( ! $is_inside && $statements ) {
		$stop();
	}
	$statements[] = array( hrtime( true ), substr( preg_replace( '/\\s+/', ' ', $query ), 0, 60 ) );
	$is_inside = preg_match( '/^START/', $query ) || $is_inside && ! preg_match( '/^(COMMIT|ROLLBACK)/', $query );
	return $query;
} );
for ( $runs = 0; $runs < 100 && $wpdb->get_var( $is_left ); $runs++ ) {
	do_action( 'jetpack_dashboard_stats_roll_up' );
	if ( $statements ) {
		$stop();
	}
}
echo wp_json_encode( array( $longest, $runs, $rows ) );`;

export const statsRollUp: Measure = {
	name: 'stats roll-up of a backlog',
	run: async ( { sandbox } ) => {
		const start = performance.now();
		const [ [ longest, slowest ], runs, rows ] = JSON.parse(
			await sandbox.wpEvalAlone( ROLL_UP )
		);
		return [
			{
				part: 'longest batch',
				value: longest,
				limit: LIMIT_MS,
				unit: 'ms',
				note: `${ rows } rows in ${ runs } runs of cron, ${ (
					( performance.now() - start ) /
					1000
				).toFixed( 0 ) } s with filling; ${ slowest }`,
			},
		];
	},
};
