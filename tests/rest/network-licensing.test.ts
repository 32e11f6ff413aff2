import type { Sandbox } from '../sandbox';
import { startNetwork } from '../sandbox/network';

let sandbox: Sandbox;

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network-licensing' );
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

/** Runs PHP on one site, with an account service and both sites connected to it. */
const evalOn = ( path: string, php: string ) =>
	sandbox.wp( [
		'eval',
		`
add_filter( 'jetpack_dashboard_account_service_url', static fn() => 'https://accounts.example' );
add_filter( 'jetpack_is_local_site', '__return_false' );
wp_set_current_user( 1 );
$get   = static fn( string $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\$name" );
$store = $get( 'Provider\\Connection_Store' );
$store->save_site( 100 + get_current_blog_id(), home_url(), array( 'client_id' => 'client', 'client_secret' => 'x' ) );
$store->save_user( 1, array( 'ID' => 7, 'sub' => '7' ), array( 'access_token' => 'x' ) );
$store->set_owner_id( 1 );
${ php }`,
		`--url=${ sandbox.url }${ path }`,
	] );

/** What the dashboard's page of a site contains, and whether a coupon will be deleted. */
const stateOn = async ( path: string ) =>
	JSON.parse(
		await evalOn(
			path,
			`
$offers = $get( 'Admin\\Offer_State' )->to_array();
echo wp_json_encode( array(
	'error'     => $offers['licensing']['error'],
	'isOffered' => $offers['licensing']['showLicensingUi'],
	'counts'    => $offers['licensing']['userCounts'],
	'dismissed' => $offers['licensing']['activationNoticeDismiss']['last_detached_count'],
	'coupon'    => $get( 'Licensing\\Coupon_Store' )->code(),
	'isPurged'  => false !== wp_next_scheduled( 'jetpack_dashboard_purge_coupon' ),
	'plan'      => $get( 'Modules\\Site_Plan' )->to_array( true )['product_slug'],
) );`
		)
	);

it( 'each site of a network has its own licenses, coupon and plan', async () => {
	await evalOn(
		'/two/',
		`
$licensing = $get( 'Licensing\\Licensing_Store' );
$licensing->set_error( 'Only here.' );
$licensing->set_counts( array( 'detached' => 3 ) );
$licensing->dismiss( 2 );
$code = Jetpack_Dashboard\\Licensing\\Coupon_Code::of( 'IONOS_IONA_123' );
$get( 'Licensing\\Coupon_Store' )->save( $code, time(), 0, null, '' );
Jetpack_Dashboard\\Modules\\Site_Plan::keep( array( 'plan' => array( 'product_slug' => 'jetpack_complete' ) ) );`
	);
	expect( await stateOn( '/two/' ) ).toEqual( {
		error: 'Only here.',
		isOffered: true,
		counts: { detached: 3 },
		dismissed: 2,
		coupon: 'IONOS_IONA_123',
		isPurged: true,
		plan: 'jetpack_complete',
	} );
	expect( await stateOn( '/' ) ).toEqual( {
		error: '',
		isOffered: true,
		counts: {},
		dismissed: null,
		coupon: '',
		isPurged: false,
		plan: 'jetpack_free',
	} );
} );
