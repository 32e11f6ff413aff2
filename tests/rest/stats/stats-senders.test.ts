import { keepState } from '../support/kept-state';
import { evalJson } from '../support/site';
import { prepareStatistics } from './views';

keepState();

beforeEach( prepareStatistics );

it( 'counts the senders of an hour in a limited number of rows', async () => {
	const [ rows, total ] = await evalJson< number[] >( `
global $wpdb;
$plugin = Jetpack_Dashboard\\Plugin::instance();
$database = new Jetpack_Dashboard\\Storage\\Database( Jetpack_Dashboard\\Stats\\Schema::PREFIX, Jetpack_Dashboard\\Stats\\Schema::TABLES, array( Jetpack_Dashboard\\Stats\\Schema::class, 'create' ) );
$clock = new Jetpack_Dashboard\\Clock();
$calendar = new Jetpack_Dashboard\\Stats\\Calendar( $clock, wp_timezone() );
$marks = new Jetpack_Dashboard\\Stats\\Marks( $database, $clock );
$counter = new Jetpack_Dashboard\\Stats\\Counter( $database, $calendar, new Jetpack_Dashboard\\Stats\\Referrers( $database, $marks ), new Jetpack_Dashboard\\Stats\\Windows( $database, $calendar ) );
// Addresses whose numbers differ in their upper bits only.
for ( $index = 0; $index < 50; $index++ ) {
	$counter->count( new Jetpack_Dashboard\\Stats\\View( time(), 0, '', 7 + 65536 * $index ) );
}
$table = $wpdb->prefix . 'jetpack_dashboard_stats_hours';
echo wp_json_encode( array( (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE subject <= -1000" ), (int) $wpdb->get_var( "SELECT SUM(views) FROM $table WHERE subject = -1" ) ) );` );
	expect( rows ).toBeLessThanOrEqual( 2 );
	expect( total ).toBe( 50 );
} );
