import type { Sandbox } from '../sandbox';
import { startNetwork } from '../sandbox/network';
import { traces } from './network-traces';

const PLUGIN = 'jetpack-dashboard/jetpack-dashboard.php';

let sandbox: Sandbox;

/** Uses WP-CLI, which supports multisite. */
const evalPhp = ( php: string ) => sandbox.wp( [ 'eval', php ] );

const STORE =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Provider\\Connection_Store::class )';

/** As if the first user had linked an account. */
const linkUser = ( { wp }: Sandbox ) =>
	wp( [
		'eval',
		`${ STORE }->save_user( 1, array( 'id' => 90210 ), array() );`,
	] );

/**
 * Read on every page load or every load of the dashboard: each missing option
 * costs a query.
 */
const READ_ALWAYS = [
	'jetpack_dashboard_conflict',
	'jetpack_dashboard_connection',
	'jetpack_dashboard_first_version',
];

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network', linkUser );
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

it( 'every site of a network gets what each request reads, those that come later too', async () => {
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
	await sandbox.wp( [ 'site', 'create', '--slug=three' ] );

	expect( ( await traces( sandbox ) ).options ).toEqual( {
		'site 1': READ_ALWAYS,
		'site 2': READ_ALWAYS,
		'site 3': READ_ALWAYS,
	} );
} );

it( 'users keep the accounts that they linked before there was a network, on the first site only', async () => {
	const accountOn = ( path: string ) =>
		sandbox.wp( [
			'eval',
			`echo ${ STORE }->account( 1 )['id'] ?? 0;`,
			`--url=${ sandbox.url }${ path }`,
		] );
	expect( await accountOn( '/' ) ).toBe( '90210' );
	expect( await accountOn( '/two/' ) ).toBe( '0' );
} );

it( 'a network protects every site at once, and no site switches it off', async () => {
	const setNetworkSwitch = ( isOn: boolean ) =>
		evalPhp( `update_site_option( 'jetpack_protect_active', ${ isOn } );` );
	const stateOnSiteTwo = async (): Promise< unknown > =>
		JSON.parse(
			await sandbox.wp( [
				'eval',
				"$modules = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class ); echo wp_json_encode( array( $modules->is_active( 'protect' ), $modules->override( 'protect' ), $modules->override( 'stats' ) ) );",
				`--url=${ sandbox.url }/two/`,
			] )
		);

	await setNetworkSwitch( true );
	expect( await stateOnSiteTwo() ).toEqual( [ true, 'active', false ] );
	await setNetworkSwitch( false );
	expect( await stateOnSiteTwo() ).toEqual( [ false, false, false ] );
} );

it( 'only who runs the network installs plugins; a site’s administrator activates what is there where the network allows it', async () => {
	/** Responses to POST plugins on the second site: [ status, code ]. */
	const postPlugins = async (
		login: string,
		body: Record< string, string >,
		isMenuOpen = false
	): Promise< unknown > =>
		JSON.parse(
			await sandbox.wp( [
				'eval',
				`update_site_option( 'menu_items', array( 'plugins' => ${
					isMenuOpen ? '1' : '0'
				} ) );
				wp_set_current_user( get_user_by( 'login', '${ login }' )->ID );
				$request = new WP_REST_Request( 'POST', '/jetpack/v4/plugins' );
				$request->set_body_params( json_decode( '${ JSON.stringify( body ) }', true ) );
				$response = rest_do_request( $request );
				echo wp_json_encode( array( $response->get_status(), $response->get_data()['code'] ) );`,
				`--url=${ sandbox.url }/two/`,
			] )
		);
	const activeOn = async (): Promise< unknown > =>
		JSON.parse(
			await evalPhp( `
$active = array( 'network' => array_keys( get_site_option( 'active_sitewide_plugins' ) ) );
foreach ( array( 1, 2 ) as $id ) {
	$active[ "site $id" ] = array_values( get_blog_option( $id, 'active_plugins' ) );
}
echo wp_json_encode( $active );` )
		);
	const REFUSED = [ 403, 'invalid_user_permission_activate_plugins' ];
	const DONE = [ 200, 'success' ];
	const slug = 'zero-bs-crm';
	const file = 'zero-bs-crm/ZeroBSCRM.php';
	// The conversion to multisite makes every administrator a super admin.
	await evalPhp(
		"add_user_to_blog( 2, get_user_by( 'login', 'editor' )->ID, 'administrator' );"
	);

	expect( await postPlugins( 'editor', { slug } ) ).toEqual( REFUSED );
	expect( await postPlugins( 'editor', { slug }, true ) ).toEqual( REFUSED );
	expect( await postPlugins( 'admin', { slug } ) ).toEqual( DONE );
	expect( await postPlugins( 'editor', { slug, status: 'active' } ) ).toEqual(
		REFUSED
	);
	expect(
		await postPlugins( 'editor', { slug, status: 'network-active' }, true )
	).toEqual( REFUSED );
	expect(
		await postPlugins( 'editor', { slug, status: 'active' }, true )
	).toEqual( DONE );
	expect( await activeOn() ).toEqual( {
		network: [ PLUGIN ],
		'site 1': [],
		'site 2': [ file ],
	} );
	expect(
		await postPlugins( 'admin', { slug, status: 'network-active' } )
	).toEqual( DONE );
	expect( await activeOn() ).toMatchObject( {
		network: [ PLUGIN, file ],
	} );
	expect(
		JSON.parse(
			await evalPhp(
				'echo wp_json_encode( ( new Jetpack_Dashboard\\Plugins\\Own_Plugins() )->states() );'
			)
		)
	).toMatchObject( { [ slug ]: 'active', vaultpress: 'not-installed' } );
} );

it( 'a user linked on one site of the network is not linked on another', async () => {
	const connected = JSON.parse(
		await evalPhp( `
add_filter( 'jetpack_dashboard_account_service_url', static fn() => 'https://accounts.example' );
add_filter( 'jetpack_is_local_site', '__return_false' );
$store  = new Jetpack_Dashboard\\Provider\\Connection_Store();
$state  = array();
$status = static fn() => Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Provider\\Connection_Status::class )->is_user_connected( 1 );
foreach ( array( 1, 2 ) as $id ) {
	switch_to_blog( $id );
	$store->save_site( 100 + $id, home_url(), array( 'client_id' => "client-$id", 'client_secret' => 'x' ) );
	restore_current_blog();
}
$store->save_user( 1, array( 'ID' => 7, 'sub' => '7' ), array( 'access_token' => 'x' ) );
foreach ( array( 1, 2 ) as $id ) {
	switch_to_blog( $id );
	$state[] = array( $store->site_id(), $status() );
	restore_current_blog();
}
switch_to_blog( 2 );
$store->clear();
restore_current_blog();
$state[] = array( $store->site_id(), $status() );
echo wp_json_encode( $state );` )
	);
	expect( connected ).toEqual( [
		[ 101, true ],
		[ 102, false ],
		[ 101, true ],
	] );
} );

it( 'each site counts its own views, all of them through stats/view', async () => {
	const counted = JSON.parse(
		await evalPhp( `
global $wpdb;
$totals = array();
foreach ( array( 1 => 2, 2 => 5 ) as $id => $views ) {
	switch_to_blog( $id );
	$services = Jetpack_Dashboard\\Plugin::container();
	for ( $view = 0; $view < $views; $view++ ) {
		$services->get( Jetpack_Dashboard\\Features\\Stats\\Counter::class )->count( new Jetpack_Dashboard\\Features\\Stats\\View( time(), 0 ) );
	}
	$services->get( Jetpack_Dashboard\\Features\\Stats\\Direct_Endpoint::class )->check();
	$totals[] = array( $services->get( Jetpack_Dashboard\\Features\\Stats\\Report::class )->summary()['views'], Jetpack_Dashboard\\Features\\Stats\\Direct_Endpoint::is_ready( Jetpack_Dashboard\\Features\\Stats\\Direct_Endpoint::url( $services->get( Jetpack_Dashboard\\Kernel\\Plugin_Files::class ) ) ) );
	foreach ( Jetpack_Dashboard\\Features\\Stats\\Schema::TABLES as $table ) {
		$wpdb->query( 'DROP TABLE ' . $wpdb->prefix . 'jetpack_dashboard_stats_' . $table );
	}
	delete_option( 'jetpack_dashboard_stats_endpoint' );
	restore_current_blog();
}
echo wp_json_encode( $totals );` )
	);
	expect( counted ).toEqual( [
		[ 2, false ],
		[ 5, false ],
	] );
} );

it( 'the activity log has who was added to the site, and who manages the network', async () => {
	const role = async ( php: string ) => {
		await evalPhp( `
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_activity" );
$id = get_user_by( 'login', 'subscriber' )->ID;
${ php }` );
		return JSON.parse(
			await evalPhp(
				'global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT action, old_value, new_value FROM {$wpdb->prefix}jetpack_dashboard_activity ORDER BY id", ARRAY_N ) );'
			)
		);
	};
	const roles = ( ...names: string[] ) => JSON.stringify( { roles: names } );
	await role( 'update_option( "blogname", "Log" );' );
	// On the second site, the user gets another role that isn't logged here.
	expect(
		await role(
			'remove_user_from_blog( $id, 1 ); add_user_to_blog( 2, $id, "editor" );'
		)
	).toEqual( [ [ 'role', roles( 'subscriber' ), roles() ] ] );
	expect(
		await role(
			'add_user_to_blog( 1, $id, "author" ); ( new WP_User( $id ) )->add_role( "subscriber" ); add_user_to_blog( 2, $id, "author" );'
		)
	).toEqual( [ [ 'role', roles(), roles( 'author', 'subscriber' ) ] ] );
	expect(
		await role( 'grant_super_admin( $id ); revoke_super_admin( $id );' )
	).toEqual( [
		[ 'super-granted', 'null', 'null' ],
		[ 'super-revoked', 'null', 'null' ],
	] );
} );

it( 'deleting a site deletes only that site’s tables', async () => {
	await evalPhp( `
foreach ( array( 2, 3 ) as $id ) {
	switch_to_blog( $id );
	Jetpack_Dashboard\\Features\\Protect\\Schema::create();
	( new Jetpack_Dashboard\\Settings\\Dismissed_Notices( '' ) )->dismiss( 1, 'welcome' );
	restore_current_blog();
}` );
	const tablesOf = async ( site: 2 | 3 ) =>
		( await traces( sandbox ) ).tables.filter(
			( table ) =>
				table.startsWith( `wp_${ site }_` ) &&
				// Exists once something has happened on the site.
				! table.endsWith( '_activity' )
		);
	expect( await tablesOf( 2 ) ).toHaveLength( 3 );
	expect( await tablesOf( 3 ) ).toHaveLength( 3 );

	await sandbox.wp( [ 'site', 'delete', '3', '--yes' ] );

	expect( await tablesOf( 2 ) ).toHaveLength( 3 );
	expect(
		( await traces( sandbox ) ).tables.filter( ( table ) =>
			table.startsWith( 'wp_3_' )
		)
	).toEqual( [] );
} );
