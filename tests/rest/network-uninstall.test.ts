import type { Sandbox } from '../sandbox';
import { startNetwork } from '../sandbox/network';
import { traces } from './network-traces';

const PLUGIN = 'jetpack-dashboard/jetpack-dashboard.php';
const LIFECYCLE = 'Jetpack_Dashboard\\Lifecycle';

let sandbox: Sandbox;

const evalPhp = ( php: string ) => sandbox.wp( [ 'eval', php ] );

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network-uninstall' );
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
	// A deleted site, and a user's account on another one.
	await sandbox.wp( [ 'site', 'create', '--slug=three' ] );
	await evalPhp(
		'foreach ( array( 2, 3 ) as $id ) { update_user_meta( 1, "_jetpack_dashboard_tokens_$id", \'x\' ); }'
	);
	await sandbox.wp( [ 'site', 'delete', '3', '--yes' ] );
	await evalPhp(
		"update_user_meta( 1, '_jetpack_dashboard_tokens_3', 'x' );"
	);
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

describe( 'requests with little time', () => {
	const eventsOf = async ( id: number ) =>
		JSON.parse(
			await evalPhp(
				`switch_to_blog( ${ id } ); echo wp_json_encode( (bool) wp_next_scheduled( 'jetpack_dashboard_of_test' ) );`
			)
		);

	it( 'deactivating cleans as many sites as there is time for', async () => {
		await evalPhp(
			"foreach ( array( 1, 2 ) as $id ) { switch_to_blog( $id ); wp_schedule_event( time() + 900, 'daily', 'jetpack_dashboard_of_test' ); }"
		);
		await evalPhp( `${ LIFECYCLE }::deactivate( true, 0.0 );` );
		expect( [ await eventsOf( 1 ), await eventsOf( 2 ) ] ).toEqual( [
			false,
			true,
		] );
		await evalPhp( `${ LIFECYCLE }::deactivate( true );` );
		expect( await eventsOf( 2 ) ).toBe( false );
	} );

	const uninstallOne = async () =>
		JSON.parse(
			await evalPhp(
				`echo wp_json_encode( ${ LIFECYCLE }::uninstall( 0.0 ) );`
			)
		);
	const optionsBySite = async () =>
		Object.values( ( await traces( sandbox ) ).options ).map(
			( names ) => names.length > 0
		);

	it( 'uninstalling continues where the request before stopped', async () => {
		expect( await uninstallOne() ).toBe( false );
		expect( await optionsBySite() ).toEqual( [ false, true ] );
		expect( await uninstallOne() ).toBe( false );
		expect( await optionsBySite() ).toEqual( [ false, false ] );

		// Activated in between, all sites have data again.
		await evalPhp( `${ LIFECYCLE }::activate( true );` );
		expect( await optionsBySite() ).toEqual( [ true, true ] );
		expect( await uninstallOne() ).toBe( false );
		expect( await optionsBySite() ).toEqual( [ false, true ] );
	} );

	it( 'uninstalling continues after a request that the server ended', async () => {
		await evalPhp( `${ LIFECYCLE }::activate( true );` );
		await evalPhp(
			`add_action( 'switch_blog', static function ( $id ) { if ( 2 === (int) $id ) { exit; } } ); ${ LIFECYCLE }::uninstall();`
		);
		expect( await optionsBySite() ).toEqual( [ false, true ] );
		expect( await uninstallOne() ).toBe( false );
		expect( await optionsBySite() ).toEqual( [ false, false ] );
	} );

	it( 'uninstalling deactivates the plugin on single sites, which would store data again', async () => {
		const active = ( id: number ) =>
			evalPhp(
				`echo wp_json_encode( get_blog_option( ${ id }, 'active_plugins' ) );`
			).then( JSON.parse );
		const before = await active( 2 );
		await evalPhp(
			`${ LIFECYCLE }::activate( true ); update_blog_option( 2, 'active_plugins', array( 'other/jetpack.php', '${ PLUGIN }' ) );`
		);
		await uninstallOne();
		expect( await active( 2 ) ).toContain( PLUGIN );
		await uninstallOne();
		expect( await active( 2 ) ).toEqual( [ 'other/jetpack.php' ] );
		await evalPhp(
			`update_blog_option( 2, 'active_plugins', json_decode( '${ JSON.stringify(
				before
			) }', true ) );`
		);
	} );

	it( 'and WordPress keeps the plugin until then, and says so', async () => {
		const response = JSON.parse(
			await evalPhp(
				`define( 'DOING_AJAX', true ); add_filter( 'wp_die_ajax_handler', static fn() => static function () { exit; } ); Jetpack_Dashboard\\Unfinished_Uninstall::stop( '${ PLUGIN }' );`
			)
		);
		expect( response ).toMatchObject( {
			success: false,
			data: {
				delete: 'plugin',
				slug: 'jetpack-dashboard',
				plugin: PLUGIN,
				errorMessage: expect.stringContaining(
					'Delete the plugin again to continue'
				),
			},
		} );
	} );
} );

it( 'uninstalling deletes the data of all sites, including deleted ones, and passes over one without tables', async () => {
	await evalPhp( `${ LIFECYCLE }::activate( true );` );
	const id = await sandbox.wp( [
		'site',
		'create',
		'--slug=broken',
		'--porcelain',
	] );
	await evalPhp(
		`global $wpdb; foreach ( $wpdb->get_col( "SHOW TABLES LIKE 'wp\\_${ id.trim() }\\_%'" ) as $table ) { $wpdb->query( "DROP TABLE \`$table\`" ); }`
	);
	await evalPhp(
		`define( 'WP_UNINSTALL_PLUGIN', '${ PLUGIN }' ); include WP_PLUGIN_DIR . '/jetpack-dashboard/uninstall.php';`
	);
	await evalPhp(
		`global $wpdb; $wpdb->delete( $wpdb->blogs, array( 'blog_id' => ${ id } ) ); clean_blog_cache( ${ id } );`
	);

	expect( await traces( sandbox ) ).toEqual( {
		options: { 'site 1': [], 'site 2': [] },
		tables: [],
		usermeta: [],
	} );
	expect(
		await evalPhp(
			'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->sitemeta WHERE meta_key LIKE \'jetpack\\_dashboard%\'" );'
		)
	).toBe( '0' );
} );
