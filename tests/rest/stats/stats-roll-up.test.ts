import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, site } from '../support/site';
import { DAY_S, countTotal, prepareStatistics, rows, sendView } from './views';

/** PHP as WebAssembly has no process that can be killed. */
const itNative = site().php === 'native' ? it : it.skip;

const POSTS = 60;
const HOURS = 72;

/**
 * Views of 60 generated posts in each of 72 hours, ending five days ago; none
 * has been rolled up.
 */
const fillBacklog = () =>
	evalPhp( `
global $wpdb;
for ( $hour = 0; $hour < ${ HOURS }; $hour++ ) {
	$slot   = wp_date( 'YmdH', time() - ( 120 + $hour ) * HOUR_IN_SECONDS );
	$values = array( "(-1, $slot, ${ POSTS })" );
	for ( $post = 1; $post <= ${ POSTS }; $post++ ) {
		$values[] = "($post, $slot, 1)";
	}
	$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_hours (subject, slot, views) VALUES " . implode( ',', $values ) );
}` );

const rollUp = () =>
	evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );

/** The ranking of a twelve-month range, and the same computed row by row. */
const compareRanking = () =>
	evalJson( `
global $wpdb;
$services = Jetpack_Dashboard\\Plugin::container();
$months = $services->get( Jetpack_Dashboard\\Features\\Stats\\Calendar::class )->periods( 'month' );
list( $from, $to ) = array( $months[0]->from, $months[11]->to );
$table = $wpdb->prefix . 'jetpack_dashboard_stats_';
$added = static function ( string $sql ) use ( $wpdb ): array {
	return array_map( 'intval', array_column( $wpdb->get_results( $sql, ARRAY_A ), 'total', 'name' ) );
};
echo wp_json_encode( array(
	'windows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table}window_ends WHERE first_day % 100 > 0" ),
	'posts' => (object) $services->get( Jetpack_Dashboard\\Features\\Stats\\Report::class )->posts( $from, $to, 50 ),
	'hosts' => (object) $services->get( Jetpack_Dashboard\\Features\\Stats\\Report::class )->hosts( $from, $to, 50 ),
	'allPosts' => (object) $added( "SELECT subject AS name, SUM(views) AS total FROM ( SELECT subject, views FROM {$table}days WHERE slot >= $from AND subject >= 0 UNION ALL SELECT subject, views FROM {$table}hours WHERE slot >= {$from}00 AND subject >= 0 ) AS a GROUP BY subject ORDER BY total DESC, subject DESC LIMIT 50" ),
	'allHosts' => (object) $added( "SELECT host AS name, SUM(views) AS total FROM {$table}referrers WHERE slot >= $from GROUP BY host ORDER BY total DESC, host LIMIT 50" ),
) );` );

async function expectSameRanking( windows: number ): Promise< void > {
	const ranking = await compareRanking();
	expect( ranking.windows ).toBe( windows );
	expect( Object.keys( ranking.allPosts ).length ).toBeGreaterThan( 9 );
	expect( ranking.posts ).toEqual( ranking.allPosts );
	expect( ranking.hosts ).toEqual( ranking.allHosts );
}

restoreStateAfterwards();

beforeEach( prepareStatistics );

afterAll( () => site().setClock( 0 ) );

describe( 'rolling up a backlog', () => {
	it( 'moves the backlog in several batches, each in its own transaction', async () => {
		await fillBacklog();
		const batches = await evalPhp( `
$count = 0;
add_filter( 'query', static function ( $query ) use ( &$count ) {
	$count += preg_match( '/^INSERT INTO \\S*stats_days/', $query );
	return $query;
} );
do_action( 'jetpack_dashboard_stats_roll_up' );
echo $count;` );
		expect( Number( batches ) ).toBeGreaterThanOrEqual( 4 );
		expect( await rows( 'hours' ) ).toEqual( [] );
		expect( await countTotal() ).toBe( POSTS * HOURS );
		expect(
			( await rows( 'days', 'subject = 7' ) ).reduce(
				( sum, { views } ) => sum + Number( views ),
				0
			)
		).toBe( HOURS );
	} );

	itNative.each( [
		[ 'START TRANSACTION', 3 ],
		[ 'INSERT INTO \\S*stats_days', 3 ],
		[ 'DELETE FROM \\S*stats_hours', 3 ],
		[ '^COMMIT', 3 ],
		[ 'INSERT INTO \\S*stats_window_posts', 2 ],
		[ 'UPDATE \\S*stats_window_ends', 3 ],
	] )(
		'that is killed at a later %s goes on where it was (%i)',
		async ( statement, nth ) => {
			await fillBacklog();
			await expect(
				site().wpEvalAlone(
					`add_filter( 'query', static function ( $query ) { static $seen = 0; if ( preg_match( '#${ statement }#', $query ) && ${ nth } === ++$seen ) { exec( 'kill -9 ' . getmypid() ); sleep( 5 ); } return $query; } ); do_action( 'jetpack_dashboard_stats_roll_up' );`
				)
			).rejects.toThrow();
			expect( await countTotal() ).toBe( POSTS * HOURS );
			await rollUp();
			await rollUp();
			expect( await rows( 'hours' ) ).toEqual( [] );
			expect( await countTotal() ).toBe( POSTS * HOURS );
			await expectSameRanking( 2 );
		}
	);

	it( 'stops at its time limit, and continues in a minute', async () => {
		await fillBacklog();
		const response = await evalPhp( `
$roll_up = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Stats\\Roll_Up::class );
echo var_export( $roll_up->run( 0 ), true );
wp_clear_scheduled_hook( 'jetpack_dashboard_stats_roll_up' );
add_filter( 'query', static function ( $query ) {
	static $slept = false;
	if ( ! $slept && preg_match( '/^INSERT INTO \\S*stats_days/', $query ) ) {
		$slept = true;
		sleep( 11 );
	}
	return $query;
} );
do_action( 'jetpack_dashboard_stats_roll_up' );
$in = wp_next_scheduled( 'jetpack_dashboard_stats_roll_up' ) - time();
echo $in > 0 && $in <= 60 ? ' soon' : " $in";
wp_clear_scheduled_hook( 'jetpack_dashboard_stats_roll_up' );` );
		expect( response ).toBe( 'false soon' );
		expect( ( await rows( 'hours' ) ).length ).toBeGreaterThan( 0 );
		expect( await countTotal() ).toBe( POSTS * HOURS );
	} );

	it( 'deletes what is too old in batches, and keeps the totals', async () => {
		await evalPhp( `
global $wpdb;
for ( $ago = 755; $ago < 815; $ago++ ) {
	$slot   = wp_date( 'Ymd', strtotime( 'today 12:00 ' . wp_timezone_string() ) - $ago * DAY_IN_SECONDS );
	$values = array( "(-1, $slot, 90)" );
	for ( $post = 1; $post <= 90; $post++ ) {
		$values[] = "($post, $slot, 1)";
	}
	$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES " . implode( ',', $values ) );
	$hosts = array_map( static fn( $host ) => "($slot, 'h$host.example', 1)", range( 1, 755 === $ago ? 2200 : 1 ) );
	$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_referrers (slot, host, views) VALUES " . implode( ',', $hosts ) );
}` );
		const deletes = await evalJson( `
$count = array( 'days' => 0, 'referrers' => 0 );
add_filter( 'query', static function ( $query ) use ( &$count ) {
	if ( preg_match( '/^DELETE FROM \\S*stats_(days|referrers)/', $query, $found ) ) {
		++$count[ $found[1] ];
	}
	return $query;
} );
do_action( 'jetpack_dashboard_stats_roll_up' );
echo wp_json_encode( $count );` );
		expect( deletes.days ).toBeGreaterThanOrEqual( 3 );
		// 2200 of one day.
		expect( deletes.referrers ).toBeGreaterThanOrEqual( 2 );
		expect( await rows( 'days', 'subject >= 0' ) ).toEqual( [] );
		expect( await rows( 'days' ) ).toHaveLength( 60 );
		expect( await rows( 'referrers' ) ).toEqual( [] );
	} );
} );

describe( 'the ranking of twelve months', () => {
	const fillYear = () =>
		evalPhp( `
global $wpdb;
$table = $wpdb->prefix . 'jetpack_dashboard_stats_';
for ( $ago = 4; $ago < 420; $ago += 3 ) {
	$slot  = wp_date( 'Ymd', strtotime( 'today 12:00 ' . wp_timezone_string() ) - $ago * DAY_IN_SECONDS );
	$days  = array();
	$hosts = array();
	for ( $post = 0; $post < 12; $post++ ) {
		$days[]  = sprintf( '(%d, %s, %d)', $post, $slot, 1 + ( $ago * 7 + $post * 13 ) % 29 );
		$hosts[] = sprintf( "(%s, 'h%d.example', %d)", $slot, ( $ago + $post ) % 31, 1 + $post );
	}
	$days[] = "(-1, $slot, 100)";
	$wpdb->query( "INSERT INTO {$table}days (subject, slot, views) VALUES " . implode( ',', $days ) );
	$wpdb->query( "INSERT INTO {$table}referrers (slot, host, views) VALUES " . implode( ',', $hosts ) );
}` );

	it( 'is the same with and without its window, also while views are counted', async () => {
		await fillYear();
		await expectSameRanking( 0 );
		await rollUp();
		await expectSameRanking( 2 );

		// Views of today, then late ones of a day inside the window.
		await sendView( 0, { referrer: 'h3.example' } );
		await sendView( 0, { referrer: 'new.example' } );
		await expectSameRanking( 2 );
		await evalPhp( `
global $wpdb;
$slot = wp_date( 'Ymd', time() - 100 * DAY_IN_SECONDS ) . '07';
$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_hours (subject, slot, views) VALUES (-1, $slot, 40), (5, $slot, 40)" );` );
		await expectSameRanking( 2 );
		await rollUp();
		expect( await rows( 'hours', 'subject = 5' ) ).toEqual( [] );
		await expectSameRanking( 2 );

		// A referrer that is added late: the windows are rebuilt.
		await evalPhp( `
$services = Jetpack_Dashboard\\Plugin::container();
$view  = new Jetpack_Dashboard\\Features\\Stats\\View( time() - 100 * DAY_IN_SECONDS, 5, 'late.example', 9 );
global $wpdb;
$wpdb->query( 'START TRANSACTION' );
$services->get( Jetpack_Dashboard\\Features\\Stats\\Counter::class )->add_all( array( $view ) );
$wpdb->query( 'COMMIT' );` );
		await expectSameRanking( 0 );
		await rollUp();
		await expectSameRanking( 2 );
	} );

	it( 'is the same while its window is built, of a few rows at a time', async () => {
		await fillYear();
		const { steps, most, differing } = await evalJson( `
use Jetpack_Dashboard\\Features\\Stats\\Schema;
global $wpdb;
$services = Jetpack_Dashboard\\Plugin::container();
$windows  = $services->get( Jetpack_Dashboard\\Features\\Stats\\Rolling_Totals::class );
$months   = $services->get( Jetpack_Dashboard\\Features\\Stats\\Calendar::class )->periods( 'month' );
$table    = $wpdb->prefix . Schema::PREFIX;
// As fillYear() counts days: in the last hour of a day, daylight saving time would make it the next.
$day      = (int) wp_date( 'Ymd', strtotime( 'today 12:00 ' . wp_timezone_string() ) - 199 * DAY_IN_SECONDS );
$sums     = static fn( $table, $key ) => array_map( 'intval', array_column( $wpdb->get_results( "SELECT $key, SUM(views) AS total FROM $table WHERE slot >= {$months[0]->from} AND $key <> '-1' GROUP BY $key ORDER BY total DESC, $key " . ( 'host' === $key ? '' : 'DESC' ), ARRAY_A ), 'total', $key ) );
$result   = array( 'steps' => 0, 'most' => 0, 'differing' => array() );
add_filter( 'query', static function ( $query ) use ( &$result, $wpdb ) {
	if ( preg_match( '/^INSERT INTO \\S*stats_window_(?:posts|hosts) .*(FROM \\S*stats_(?:days|referrers) .*) GROUP BY/s', $query, $found ) ) {
		$result['most'] = max( $result['most'], (int) $wpdb->get_var( "SELECT COUNT(*) $found[1]" ) );
	}
	return $query;
} );
while ( $windows->add_closed_days( $months[0]->from, 29 ) ) {
	if ( 0 === ++$result['steps'] % 20 ) {
		// Late views of a day that the window has, or has in part, or not yet.
		$where = 'slot = %d AND subject >= %d';
		$args  = array( $day * 100 + 7, -1 );
		$wpdb->query( "INSERT INTO {$table}hours (subject, slot, views) VALUES (3, {$args[0]}, 9), (9, {$args[0]}, 9)" );
		$wpdb->query( "UPDATE {$table}days SET views = views + 9 WHERE slot = $day AND subject IN (3, 9)" );
		$windows->add_late_views( $day, $where, $args );
		$wpdb->query( "DELETE FROM {$table}hours" );
	}
	if ( $services->get( Jetpack_Dashboard\\Features\\Stats\\Report::class )->posts( $months[0]->from, $months[11]->to, 99 ) !== $sums( "{$table}days", 'subject' ) || $services->get( Jetpack_Dashboard\\Features\\Stats\\Report::class )->hosts( $months[0]->from, $months[11]->to, 99 ) !== $sums( "{$table}referrers", 'host' ) ) {
		$result['differing'][] = $result['steps'];
	}
}
echo wp_json_encode( $result );` );
		expect( most ).toBe( 29 );
		expect( steps ).toBeGreaterThan( 100 );
		expect( differing ).toEqual( [] );
		await expectSameRanking( 2 );
	} );

	it( 'gets a new window when a month begins, and deletes the previous one', async () => {
		await fillYear();
		await rollUp();
		const before = await rows( 'window_ends', 'first_day % 100 > 0' );
		await site().setClock( 31 * DAY_S );
		await expectSameRanking( 2 );
		await rollUp();
		await expectSameRanking( 2 );
		const after = ( await rows( 'window_ends' ) ).map(
			( { first_day: first } ) => first
		);
		expect( after ).toContain( before[ 1 ]?.first_day );
		expect( after ).not.toContain( before[ 0 ]?.first_day );
		expect(
			await rows(
				'window_posts',
				`first_day = ${ before[ 0 ]?.first_day }`
			)
		).toEqual( [] );
		await site().setClock( 0 );
	} );

	it( 'is right where counts are kept for less than a year', async () => {
		await fillYear();
		await rollUp();
		await evalPhp(
			"add_filter( 'jetpack_dashboard_stats_days_kept', fn() => 90 ); do_action( 'jetpack_dashboard_stats_roll_up' );"
		);
		await expectSameRanking( 0 );
	} );
} );
