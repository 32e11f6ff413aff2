import {
	clearProvider,
	moveSite,
	ORIGINAL,
	readConnection,
	status,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, post, site } from './support/site';

/**
 * Gets a service of the plugin by its class name relative to the plugin's
 * namespace.
 */
const service = ( name: string ) =>
	`Jetpack_Dashboard\\Plugin::container()->get( 'Jetpack_Dashboard\\${ name }' )`;

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'connected' );
	await clearProvider();
} );
afterAll( () => useScenario( 'local' ) );

/**
 * Makes the following PHP use another account service, as wp-config.php could.
 */
const otherService = ( url: string ) =>
	`add_filter( 'jetpack_dashboard_account_service_url', static fn() => '${ url }', 99 );`;

it( 'a service that is configured instead of the one connected with gets no secret, and the first is not lost', async () => {
	const { accountService } = site();
	await evalPhp(
		`${ service( 'Provider\\Site_Api' ) }->get( 'sites/{id}' );`
	);
	await accountService.clearCalls();
	// The same machine under another host name is another origin, so it must
	// not receive the credentials.
	const other = accountService.url.replace( '127.0.0.1', 'localhost' );
	const responses = JSON.parse(
		await evalPhp( `
${ otherService( other ) }
$code = static fn( $response ) => is_wp_error( $response ) ? $response->get_error_code() : 'answered';
echo wp_json_encode( array(
	${ service( 'Provider\\Connection_Status' ) }->is_registered(),
	$code( ${ service( 'Provider\\Site_Api' ) }->get( 'sites/{id}' ) ),
	$code( ${ service( 'Connection\\Authorization' ) }->renewal_url( 1 ) ),
	$code( ${ service(
		'Provider\\Client'
	) }->request( 'GET', '${ other }/userinfo', array( 'token' => 'any' ) ) ),
) );` )
	);
	expect( responses ).toEqual( [
		false,
		'site_not_registered',
		'site_not_registered',
		'site_not_registered',
	] );
	expect( await accountService.calls() ).toEqual( [] );
	expect( await status() ).toMatchObject( { hasConnectedOwner: true } );
} );

it( 'a copy made by replacing the address in the whole database is in an identity crisis', async () => {
	await moveSite();
	await evalPhp( `
$replace = static fn( $value ) => is_string( $value ) ? str_replace( array( '${ ORIGINAL }', 'original.example' ), array( home_url(), wp_parse_url( home_url(), PHP_URL_HOST ) ), $value ) : $value;
global $wpdb;
foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'jetpack\\_dashboard\\_connection%'" ) as $name ) {
	update_option( $name, map_deep( get_option( $name ), $replace ) );
}` );
	const { status: code, body } = await post( 'connection/reconnect' );
	expect( [ code, body.code ] ).toEqual( [ 409, 'identity_crisis' ] );
} );

it.each( [
	[ 'that is held', 15, 409, 'registration_in_progress' ],
	[ 'whose request died', -1, 200, 'success' ],
	[ 'of a clock that was wrong', 86400, 200, 'success' ],
] )( 'a lock %s', async ( _name, seconds, wanted, code ) => {
	await evalPhp( `
global $wpdb;
$wpdb->insert( $wpdb->options, array( 'option_name' => 'jetpack_dashboard_lock_registration', 'option_value' => ( time() + ( ${ seconds } ) ) . ':another', 'autoload' => 'off' ) );` );
	const { siteId } = await readConnection();
	const response = await post( 'connection', { isActive: false } );
	expect( [ response.status, response.body.code ] ).toEqual( [
		wanted,
		code,
	] );
	expect( ( await readConnection() ).siteId ).toBe(
		wanted === 200 ? 0 : siteId
	);
} );

it( 'all waits of a request are over within eight seconds, locks and slow calls together', async () => {
	await evalPhp( `
global $wpdb;
$wpdb->insert( $wpdb->options, array( 'option_name' => 'jetpack_dashboard_lock_registration', 'option_value' => ( time() + 20 ) . ':another', 'autoload' => 'off' ) );` );
	await site().accountService.patch( {
		faults: { '*': { kind: 'slow', latency_ms: 1600 } },
	} );
	const start = Date.now();
	const response = await post( 'connection/reconnect' );
	const ms = Date.now() - start;
	await site().accountService.patch( { faults: { '*': null } } );
	expect( response.status ).toBeGreaterThanOrEqual( 400 );
	expect( ms ).toBeLessThan( 8000 );
	expect( ( await readConnection() ).siteId ).toBeGreaterThan( 0 );
} );
