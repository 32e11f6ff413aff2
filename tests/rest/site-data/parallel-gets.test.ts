import { clearProvider } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { evalJson, site } from '../support/site';
import { startConnected } from './site-parts';

/**
 * Reads rewind and scan through the plugin with a hook installed before; prints
 * error codes, response states and the duration.
 */
const readBoth = ( hooks = '' ) =>
	evalJson< { rewind: string; scan: string; wall: number; cpu: number } >( `
$cpu = static fn() => array_sum( array_map( static fn( $key ) => getrusage()[ "ru_$key.tv_sec" ] + getrusage()[ "ru_$key.tv_usec" ] / 1e6, array( 'utime', 'stime' ) ) );
$reads = array();
foreach ( array( 'rewind', 'scan' ) as $name ) {
	$reads[ $name ] = array( 'path' => 'sites/{id}/' . $name, 'expects' => 'object' );
}
$api = \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Provider\\Site_Api::class );
\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Provider\\Site_Token::class )->get();
${ hooks }
$before = $cpu();
$start = microtime( true );
$responses = $api->get_many( $reads, 5.0 );
$tell = static fn( $response ) => is_wp_error( $response ) ? $response->get_error_code() : $response['state'];
echo wp_json_encode( array_map( $tell, $responses ) + array( 'wall' => microtime( true ) - $start, 'cpu' => $cpu() - $before ) );` );

/**
 * Two files of the site in parallel, bypassing the rule that requests go only
 * to the service.
 */
const getFiles = ( path: string, limit: number ) =>
	evalJson< { status: number; length: number }[] >( `
$urls = array( home_url( '${ path }' ), home_url( '${ path }?again' ) );
$responses = ( new \\Jetpack_Dashboard\\Provider\\Parallel_Gets() )->send( $urls, array( 'timeout' => 5, 'headers' => array(), 'user-agent' => 'test', 'limit_response_size' => ${ limit } ) );
echo wp_json_encode( array_map( static fn( $response ) => array( 'status' => wp_remote_retrieve_response_code( $response ), 'length' => strlen( wp_remote_retrieve_body( $response ) ) ), $responses ) );` );

restoreStateAfterwards();
beforeEach( startConnected );
afterAll( async () => {
	await clearProvider();
	await useScenario( 'local' );
} );

describe( 'several reads at once', () => {
	it( 'take as long as the slowest, and leave the processor to others', async () => {
		const slow = { kind: 'slow', latency_ms: 1500 };
		await site().accountService.patch( {
			faults: {
				'/v1/sites/{id}/rewind': slow,
				'/v1/sites/{id}/scan': slow,
			},
		} );
		const { rewind, scan, wall, cpu } = await readBoth();
		expect( [ rewind, scan ] ).toEqual( [ 'active', 'idle' ] );
		expect( wall ).toBeGreaterThan( 1.4 );
		expect( wall ).toBeLessThan( 2.8 );
		expect( cpu ).toBeLessThan( 0.75 );
	} );

	it( 'end at the deadline if the service is slow', async () => {
		await site().accountService.patch( {
			faults: {
				'/v1/sites/{id}/rewind': { kind: 'slow', latency_ms: 9000 },
			},
		} );
		const { rewind, scan, wall } = await readBoth();
		expect( [ rewind, scan ] ).toEqual( [ 'http_request_failed', 'idle' ] );
		expect( wall ).toBeGreaterThan( 4.5 );
		expect( wall ).toBeLessThan( 6 );
	} );

	it( 'use the response of a filter instead of the network', async () => {
		const { rewind, scan } = await readBoth( `
add_filter( 'pre_http_request', static fn( $response, $args, $url ) => false === strpos( $url, 'rewind' ) ? $response : array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'body' => '{"state":"filtered"}' ), 10, 3 );` );
		expect( [ rewind, scan ] ).toEqual( [ 'filtered', 'idle' ] );
	} );

	it( 'respect the hosts that a site blocks', async () => {
		const { rewind, scan } = await readBoth(
			"add_filter( 'block_local_requests', '__return_true' );"
		);
		expect( [ rewind, scan ] ).toEqual( [
			'http_request_failed',
			'http_request_failed',
		] );
	} );

	it( 'let a site set up curl, and change the arguments', async () => {
		const { rewind, scan } = await readBoth( `
add_action( 'http_api_curl', static function ( $handle, $args, $url ) { curl_setopt( $handle, CURLOPT_URL, str_replace( 'rewind', 'nowhere', $url ) ); }, 10, 3 );
add_filter( 'http_request_args', static function ( $args, $url ) { if ( strpos( $url, 'scan' ) ) { unset( $args['headers']['Authorization'] ); } return $args; }, 10, 2 );` );
		expect( rewind ).toBe( 'not_found' );
		expect( scan ).not.toBe( 'idle' );
	} );

	it( 'follow no redirect', async () => {
		for ( const response of await getFiles( '/wp-admin/index.php', 1e6 ) ) {
			expect( response.status ).toBe( 302 );
		}
	} );

	it( 'limit the response size', async () => {
		const path = '/wp-includes/js/dist/components.js';
		for ( const response of await getFiles( path, 2000 ) ) {
			expect( response ).toEqual( { status: 200, length: 2000 } );
		}
	} );
} );
