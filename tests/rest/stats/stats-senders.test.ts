import { keepState } from '../support/kept-state';
import { evalJson } from '../support/site';
import { prepareStatistics } from './views';

keepState();

beforeEach( prepareStatistics );

it( 'counts the senders of an hour in a limited number of rows', async () => {
	const [ rows, total ] = await evalJson< number[] >( `
global $wpdb;
$plugin = Jetpack_Dashboard\\Plugin::instance();
$database = new Jetpack_Dashboard\\Kernel\\Database( Jetpack_Dashboard\\Features\\Stats\\Schema::PREFIX, Jetpack_Dashboard\\Features\\Stats\\Schema::TABLES, array( Jetpack_Dashboard\\Features\\Stats\\Schema::class, 'create' ) );
$clock = new Jetpack_Dashboard\\Kernel\\Clock();
$calendar = new Jetpack_Dashboard\\Features\\Stats\\Calendar( $clock, wp_timezone() );
$marks = new Jetpack_Dashboard\\Features\\Stats\\Marks( $database, $clock );
$counter = new Jetpack_Dashboard\\Features\\Stats\\Counter( $database, $calendar, new Jetpack_Dashboard\\Features\\Stats\\Referrers( $database, $marks ), new Jetpack_Dashboard\\Features\\Stats\\Windows( $database, $calendar ) );
// Addresses whose numbers differ in their upper bits only.
for ( $index = 0; $index < 50; $index++ ) {
	$counter->count( new Jetpack_Dashboard\\Features\\Stats\\View( time(), 0, '', 7 + 65536 * $index ) );
}
$table = $wpdb->prefix . 'jetpack_dashboard_stats_hours';
echo wp_json_encode( array( (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE subject <= -1000" ), (int) $wpdb->get_var( "SELECT SUM(views) FROM $table WHERE subject = -1" ) ) );` );
	expect( rows ).toBeLessThanOrEqual( 2 );
	expect( total ).toBe( 50 );
} );
