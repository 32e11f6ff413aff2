import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, get, post } from '../support/site';

restoreStateAfterwards();

const text = async (): Promise< string > =>
	( await get( 'module/monitor' ) ).body.extra.self_check;

afterAll( () => post( 'settings', { monitor_self_check: false } ) );

beforeEach( async () => {
	await useScenario( 'local' );
	await switchModule( 'monitor', false );
	await post( 'settings', {
		monitor_self_check: true,
		monitor_self_check_emails: false,
		monitor_ping_address: '',
	} );
} );

describe( 'the ping', () => {
	const ADDRESS = 'https://hc.example/secret';

	/** Records what is requested. `home` is the home page's status. */
	const dropServer = ( home: number, ping = 200 ) =>
		dropMustUsePlugin(
			'ping-server',
			`add_filter( 'pre_http_request', static function ( $response, $args, $url ) {
				$response_with = static fn( $status ) => array( 'headers' => array(), 'body' => '', 'cookies' => array(), 'response' => array( 'code' => $status, 'message' => '' ) );
				if ( '${ ADDRESS }' === $url ) { update_option( 'test_pings', 1 + (int) get_option( 'test_pings' ) ); return ${ ping } ? $response_with( ${ ping } ) : new WP_Error( 'http_request_failed', 'cURL error 7' ); }
				return home_url( '/' ) === $url ? $response_with( ${ home } ) : $response;
			}, 1, 3 );`
		);
	const pings = () =>
		evalJson< number >(
			"echo (int) get_option( 'test_pings' ); delete_option( 'test_pings' );"
		);

	it.each( [
		[ 200, 200, 1, /answer/ ],
		[ 404, 200, 1, /error 404/ ],
		[ 503, 200, 0, /error 503/ ],
		[
			200,
			410,
			1,
			/The monitoring service’s address answered with error 410\./,
		],
		[
			200,
			0,
			1,
			/The monitoring service’s address could not be reached\./,
		],
	] )(
		'after a check with status %d, and a service with %d: %d',
		async ( home, ping, count, words ) => {
			await post( 'settings', { monitor_ping_address: ADDRESS } );
			const remove = dropServer( home, ping );
			try {
				await evalPhp( "do_action( 'jetpack_dashboard_self_check' );" );
			} finally {
				remove();
			}
			expect( await pings() ).toBe( count );
			expect( await text() ).toMatch( words );
		}
	);

	it( 'goes to web addresses only, and its address to no log', async () => {
		const { status, body } = await post( 'settings', {
			monitor_ping_address: 'javascript:alert(1)',
		} );
		expect( status ).toBe( 400 );
		expect( body.data.params ).toHaveProperty( 'monitor_ping_address' );
		await post( 'settings', { monitor_ping_address: ADDRESS } );
		expect(
			await evalJson(
				"global $wpdb; echo wp_json_encode( (int) $wpdb->get_var( \"SELECT COUNT(*) FROM {$wpdb->options} WHERE option_value LIKE '%hc.example%' AND option_name <> 'jetpack_dashboard_monitor_ping_address'\" ) );"
			)
		).toBe( 0 );
	} );
} );
