import { evalJson } from '../support/site';
import { prepareTarget, resetProtection } from './attacks';

let cleanUp: () => Promise< void >;

beforeAll( async () => {
	cleanUp = await prepareTarget();
} );

beforeEach( resetProtection );

afterAll( () => cleanUp() );

const KEPT = 20;

/**
 * PHP that creates a gate with its own clock and small row limits, and defines
 * `$admit( $index )`.
 */
const GATE = `
namespace Jetpack_Dashboard\\Features\\Protect;
global $wpdb;
$table = fn( $name ) => $wpdb->prefix . Schema::PREFIX . $name;
$count = fn( $name, $where = '1 = 1' ) => (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . $table( $name ) . " WHERE $where" );
foreach ( array( 'attempts_kept', 'subjects_kept', 'links_kept' ) as $name ) {
	add_filter( "jetpack_dashboard_protect_$name", fn() => ${ KEPT } );
}
add_filter( 'jetpack_dashboard_protect_links_per_hour', fn() => 1000 );
$clock = new class extends \\Jetpack_Dashboard\\Kernel\\Clock {
	public $time;
	public function now(): int { return $this->time; }
};
$clock->time = time();
$database = new Protect_Database();
$limits   = new Limits();
$subjects = new Subjects( $database );
$attempts = new Attempts( $database, $limits );
$links    = new Links( $database );
$pruner   = new Pruner( $subjects, $attempts, $links, $limits, $clock );
$gate     = new Attempt_Limiter( $subjects, $attempts, $database, new Lockout_Policy( $subjects, $attempts, $limits ), $pruner, $clock );
$attempt  = fn( $index ) => new Attempt( '10.0.0.1', "10.0.$index", "nobody-$index", "nobody-$index", 'form' );
`;

describe( 'a flood of failed logins from changing addresses', () => {
	it( 'keeps at most twice the rows of the log at each write', async () => {
		expect(
			await evalJson( `${ GATE }
$most = 0;
for ( $index = 0; $index < 150; $index++ ) {
	$clock->time++;
	$gate->fail( $gate->admit( $attempt( $index ) ) );
	$most = max( $most, $count( 'attempts' ) );
}
echo wp_json_encode( array( $most, $count( 'attempts', "username = 'nobody-149' AND state = 2" ) ) );` )
		).toEqual( [ 2 * KEPT, 1 ] );
	} );

	it( 'trims the subjects without cron, and keeps lockouts', async () => {
		const [ locked, left ] = await evalJson< number[] >( `${ GATE }
$start = $clock->time;
for ( $index = 0; $index < 10; $index++ ) {
	$gate->fail( $gate->admit( $attempt( 'locked' ) ) );
}
for ( $index = 0; $index < 1200; $index++ ) {
	$clock->time++;
	$gate->admit( $attempt( $index ) );
}
echo wp_json_encode( array( $count( 'subjects', "locked_until > $start" ), $count( 'subjects' ) ) );` );
		expect( locked ).toBe( 1 );
		// About one attempt in 100 trims the table; the probability that none
		// of 1 000 does is 0.00004.
		expect( left ).toBeLessThan( 2 * ( KEPT + 1000 ) );
	} );

	it( 'keeps the latest requests for a link, and those that were mailed', async () => {
		expect(
			await evalJson( `${ GATE }
$unlock = new Unlock_Links( $links, $subjects, $database, $limits, $clock );
$unlock->request( 'target', '10.0.0.1', '10.0.0.1' );
$wpdb->query( 'UPDATE ' . $table( 'links' ) . " SET user_id = 1, token_hash = 'x'" );
for ( $index = 0; $index < 100; $index++ ) {
	$unlock->request( "nobody-$index", '10.0.0.1', "10.0.$index" );
}
echo wp_json_encode( array( $count( 'links', 'user_id = 1' ), $count( 'links', 'user_id = 0' ), $count( 'links', "username = 'nobody-99'" ) ) );` )
		).toEqual( [ 1, KEPT, 1 ] );
	} );
} );
