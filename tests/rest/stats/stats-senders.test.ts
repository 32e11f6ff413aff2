import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson } from '../support/site';
import { prepareStatistics } from './views';

restoreStateAfterwards();

beforeEach( prepareStatistics );

it( 'counts the senders of an hour in a limited number of rows', async () => {
	const [ rows, total ] = await evalJson< number[] >( `
global $wpdb;
$counter = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Stats\\Counter::class );
// Addresses whose numbers differ in their upper bits only.
for ( $index = 0; $index < 50; $index++ ) {
	$counter->count( new Jetpack_Dashboard\\Features\\Stats\\View( time(), 0, '', 7 + 65536 * $index ) );
}
$table = $wpdb->prefix . 'jetpack_dashboard_stats_hours';
echo wp_json_encode( array( (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE subject <= -1000" ), (int) $wpdb->get_var( "SELECT SUM(views) FROM $table WHERE subject = -1" ) ) );` );
	expect( rows ).toBeLessThanOrEqual( 2 );
	expect( total ).toBe( 50 );
} );
