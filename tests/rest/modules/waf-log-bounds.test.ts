import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';

const MAXIMUM = 10_000;

/** PHP that creates a log whose clock is stopped in the middle of a minute. */
const LOG = `
global $wpdb;
$table = $wpdb->prefix . 'jetpack_dashboard_firewall_log';
$log = new Jetpack_Dashboard\\Features\\Waf\\Log( new class extends Jetpack_Dashboard\\Kernel\\Clock { public function now(): int { return 1750000010; } } );
$address = static fn( $text ) => Jetpack_Dashboard\\Kernel\\Net\\Ip_Address::parse( $text );
`;

restoreStateAfterwards();
beforeAll( async () => {
	await switchModule( 'waf', false );
	await evalPhp( 'Jetpack_Dashboard\\Features\\Waf\\Schema::create();' );
} );
beforeEach( () => evalPhp( `${ LOG } $wpdb->query( "DELETE FROM $table" );` ) );
afterAll( () => evalPhp( `${ LOG } $wpdb->query( "DELETE FROM $table" );` ) );

const rows = ( php: string ) =>
	evalJson< Record< string, string >[] >( `
${ LOG } ${ php }
echo wp_json_encode( $wpdb->get_results( "SELECT address, rule, was_let_in, hits, path FROM $table ORDER BY id", ARRAY_A ) );` );

describe( 'the firewall’s log', () => {
	it( 'has one row with a count for one address and rule within a minute', async () => {
		expect(
			await rows( `
for ( $i = 0; $i < 300; $i++ ) {
	$log->add( $address( '192.0.2.1' ), 'sql-union', false, 'GET', "/page-$i/" );
}
$log->add( $address( '192.0.2.1' ), 'script', false, 'GET', '/' );
$log->add( $address( '192.0.2.2' ), 'script', false, 'GET', '/' );
$log->add( $address( '192.0.2.2' ), 'script', true, 'GET', '/' );` )
		).toEqual( [
			{
				address: '192.0.2.1',
				rule: 'sql-union',
				was_let_in: '0',
				hits: '300',
				path: '/page-0/',
			},
			...[
				[ '192.0.2.1', '0' ],
				[ '192.0.2.2', '0' ],
				[ '192.0.2.2', '1' ],
			].map( ( [ address, wasLetIn ] ) => ( {
				address,
				rule: 'script',
				was_let_in: wasLetIn,
				hits: '1',
				path: '/',
			} ) ),
		] );
	} );

	it( 'counts an IPv6 network as one address', async () => {
		expect(
			(
				await rows( `
for ( $i = 1; $i < 50; $i++ ) {
	$log->add( $address( '2001:db8:1:2::' . dechex( $i ) ), 'script', false, 'GET', '/' );
}` )
			).map( ( { address, hits } ) => [ address, hits ] )
		).toEqual( [ [ '2001:db8:1:2::/64', '49' ] ] );
	} );

	it( 'keeps the 10 000 newest rows with any number of addresses', async () => {
		const [ most, oldest, newest ] = await evalJson< number[] >( `
${ LOG }
// Rows of 9 850 earlier addresses, added in a few statements.
foreach ( array_chunk( range( 1, 9850 ), 500 ) as $chunk ) {
	$wpdb->query( "INSERT INTO $table (minute, address, rule, refused_at, method, path) VALUES " . implode( ',', array_map( static fn( $i ) => "($i, 'earlier', 'script', $i, 'GET', '/')", $chunk ) ) );
}
$most = 0;
for ( $i = 0; $i < 400; $i++ ) {
	$log->add( $address( '10.0.' . intdiv( $i, 200 ) . '.' . $i % 200 ), 'script', false, 'GET', '/' );
	if ( 0 === $i % 40 || $i > 390 ) {
		$most = max( $most, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
	}
}
echo wp_json_encode( array( $most, (int) $wpdb->get_var( "SELECT MIN(minute) FROM $table" ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE address LIKE '10.0.%'" ) ) );` );
		expect( most ).toBeLessThanOrEqual( MAXIMUM );
		expect( most ).toBeGreaterThan( MAXIMUM / 2 );
		expect( oldest ).toBeGreaterThan( 300 );
		expect( newest ).toBe( 400 );
	} );

	it( 'moves the rows of an earlier version, and drops its table', async () => {
		expect(
			await rows( `
$former = $wpdb->prefix . 'jetpack_dashboard_firewall_refusals';
$wpdb->query( "CREATE TABLE $former (id bigint unsigned NOT NULL AUTO_INCREMENT, refused_at bigint NOT NULL, address varchar(45) NOT NULL, rule varchar(40) NOT NULL, was_let_in tinyint unsigned NOT NULL DEFAULT 0, method varchar(10) NOT NULL, path varchar(200) NOT NULL, PRIMARY KEY  (id))" );
foreach ( array( array( 1749000001, '192.0.2.8' ), array( 1749000059, '192.0.2.8' ), array( 1749000060, '192.0.2.8' ), array( 1749000061, '192.0.2.9' ) ) as $row ) {
	$wpdb->insert( $former, array( 'refused_at' => $row[0], 'address' => $row[1], 'rule' => 'script', 'method' => 'GET', 'path' => '/a' ) );
}
$wpdb->query( "DROP TABLE $table" );
$log->add( $address( '192.0.2.1' ), 'sql-union', false, 'GET', '/new/' );
if ( $wpdb->get_var( "SHOW TABLES LIKE '$former'" ) ) { echo 'still there'; }` )
		).toMatchObject( [
			{ address: '192.0.2.8', hits: '2' },
			{ address: '192.0.2.8', hits: '1' },
			{ address: '192.0.2.9', hits: '1' },
			{ address: '192.0.2.1', hits: '1', path: '/new/' },
		] );
	} );
} );
