import * as fs from 'node:fs';
import * as path from 'node:path';
import { logIn, request, startSandbox } from '../sandbox';
import type { Sandbox } from '../sandbox';

/** Its own site, on which the plugin has never been installed. */
const PLUGIN = 'jetpack-dashboard/jetpack-dashboard.php';

/**
 * All data that the plugin could leave behind, without rows that WordPress adds
 * on any request.
 */
const INVENTORY = `
global $wpdb;
$hooks = array();
foreach ( (array) _get_cron_array() as $events ) {
	$hooks = array_merge( $hooks, array_keys( (array) $events ) );
}
$roles = array();
foreach ( wp_roles()->roles as $slug => $role ) {
	$roles[ $slug ] = array_keys( array_filter( $role['capabilities'] ) );
}
$options = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' ORDER BY option_name" );
echo wp_json_encode( array(
	'options'    => array_values( array_diff( $options, array( 'recently_activated', 'uninstall_plugins', 'recently_edited', 'cron' ) ) ),
	'transients' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%transient%jetpack%'" ),
	'tables'     => $wpdb->get_col( 'SHOW TABLES' ),
	'usermeta'   => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key NOT IN ( 'session_tokens' ) ORDER BY meta_key" ),
	'postmeta'   => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} ORDER BY meta_key" ),
	'commentmeta' => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->commentmeta} ORDER BY meta_key" ),
	'messages'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'jetpack-message'" ),
	'cron'       => array_values( array_unique( $hooks ) ),
	'roles'      => $roles,
	'images'     => is_dir( WP_CONTENT_DIR . '/uploads/jetpack-dashboard-images' ),
	'deleted'    => count( array_merge( glob( dirname( ABSPATH ) . '/jetpack-quarantine-*' ), glob( WP_CONTENT_DIR . '/jetpack-quarantine-*' ) ) ),
	'static'     => is_dir( WP_CONTENT_DIR . '/uploads/jetpack-dashboard-static' ),
	'files'      => is_dir( WP_CONTENT_DIR . '/uploads/jetpack-dashboard' ) ? scandir( WP_CONTENT_DIR . '/uploads/jetpack-dashboard' ) : array(),
) );`;

let sandbox: Sandbox;

const inventory = async () => JSON.parse( await sandbox.wpEval( INVENTORY ) );

const mustStay = ( names: string[] ): string[] =>
	names.filter( ( name ) => ! /jetpack/.test( name ) ).sort();

const ours = ( names: string[] ): string[] =>
	names.filter( ( name ) => /jetpack/.test( name ) );

const db = process.env.SANDBOX_DB === 'mariadb' ? 'mariadb' : 'sqlite';

beforeAll( async () => {
	sandbox = await startSandbox( {
		port: 0,
		// Both databases' tests run at the same time in CI.
		name: `rest-uninstall-${ db }`,
		db,
		plugin: 'none',
		fresh: true,
		quiet: true,
	} );
} );

afterAll( async () => {
	await sandbox?.stop();
} );

it( 'uninstalling leaves the site as it was before', async () => {
	const before = await inventory();
	expect( ours( before.options ) ).toEqual( [] );

	const folder = path.join(
		sandbox.contentDir,
		'plugins',
		'jetpack-dashboard'
	);
	fs.symlinkSync( path.resolve( __dirname, '../../plugin' ), folder );
	await sandbox.wpEval(
		`$done = activate_plugin( '${ PLUGIN }' ); if ( is_wp_error( $done ) ) { exit( $done->get_error_message() ); }`
	);

	// Create data: settings, modules, a notice, failed logins, views, a
	// connection.
	const { cookie, nonce } = await logIn( sandbox, 'admin' );
	const send = ( route: string, body: object ) =>
		request( sandbox, {
			path: `/wp-json/jetpack/v4/${ route }`,
			method: 'POST',
			headers: {
				Cookie: cookie,
				'X-WP-Nonce': nonce,
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( body ),
		} );
	const saved = [
		await send( 'settings', {
			protect: true,
			stats: true,
			search: true,
			likes: true,
			jetpack_portfolio: true,
			roles: [ 'administrator', 'editor' ],
			google: 'abc',
		} ),
		await send( 'likes', { type: 'post', id: 1 } ),
		await send( 'notice/welcome', { dismissed: true } ),
		await send( 'recommendations/data', {
			data: { viewedRecommendations: [ 'monitor' ] },
		} ),
	];
	expect( saved.map( ( response ) => response.status ) ).toEqual( [
		200, 200, 200, 200,
	] );
	for ( let guess = 0; guess < 3; guess++ ) {
		await request( sandbox, {
			path: '/wp-login.php',
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: 'log=admin&pwd=wrong',
		} );
	}
	await sandbox.wpEval( "do_action( 'jetpack_dashboard_stats_check' );" );
	await request( sandbox, {
		path: '/wp-content/plugins/jetpack-dashboard/stats-view.php',
		method: 'POST',
		headers: {
			'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
		},
		body: 'post=0',
	} );
	await sandbox.wpEval( `
wp_mkdir_p( WP_CONTENT_DIR . '/uploads/jetpack-dashboard-images/ab/abcd' );
file_put_contents( WP_CONTENT_DIR . '/uploads/jetpack-dashboard-images/ab/abcd/abcdef01-480.webp', 'copy' );
symlink( WP_CONTENT_DIR . '/plugins', WP_CONTENT_DIR . '/uploads/jetpack-dashboard-images/link' );
wp_mkdir_p( WP_CONTENT_DIR . '/uploads/jetpack-dashboard-static/0123456789abcdef/plugins' );
file_put_contents( WP_CONTENT_DIR . '/uploads/jetpack-dashboard-static/0123456789abcdef/plugins/a.js', 'copy' );
symlink( WP_CONTENT_DIR . '/plugins', WP_CONTENT_DIR . '/uploads/jetpack-dashboard-static/link' );
( new Jetpack_Dashboard\\Features\\Scanner\\Quarantine_Folder() )->ready();
update_option( 'jetpack_dashboard_static_files', array( 'works' => true ) );
update_post_meta( 1, '_jetpack_dashboard_sharing_buttons', '0' );
global $wpdb;
$wpdb->query( "CREATE TABLE {$wpdb->prefix}wc_orders_meta ( order_id bigint, meta_key varchar(255), meta_value longtext )" );
foreach ( array( '_jetpack_dashboard_purchase_sent', '_jetpackXdashboard_other' ) as $key ) {
	$wpdb->insert( $wpdb->prefix . 'wc_orders_meta', array( 'order_id' => 1, 'meta_key' => $key, 'meta_value' => '1' ) );
}
wp_insert_post( array( 'post_type' => 'jetpack-message', 'post_status' => 'jp-unread', 'post_title' => 'Mia' ) );
wp_trash_post( wp_insert_post( array( 'post_type' => 'jetpack-message', 'post_status' => 'jp-spam', 'post_title' => 'Tom' ) ) );
update_comment_meta( 1, '_jetpack_dashboard_likes', '1' );
Jetpack_Dashboard\\Features\\Publicize\\Schema::create();
update_user_meta( 1, '_jetpack_dashboard_tokens', array( 'access_token' => 'x' ) );
update_option( 'jetpack_dashboard_partner_coupon', array( 'code' => 'A_B_C' ), false );
update_option( 'jetpack_dashboard_licensing_error', 'x', false );
update_option( 'widget_jetpack_dashboard_ad', array( 2 => array( 'code' => 'x' ), '_multiwidget' => 1 ) );
wp_schedule_single_event( time() + 3600, 'jetpack_dashboard_purge_coupon' );
update_option( 'jetpack_dashboard_connection_credentials', array( 'client_secret' => 'x' ), false );
set_transient( 'jetpack_dashboard_something', 1, 3600 );` );

	const used = await inventory();
	expect( ours( used.options ).length ).toBeGreaterThan( 5 );
	expect( ours( used.tables ).length ).toBeGreaterThan( 0 );
	expect( ours( used.usermeta ).length ).toBeGreaterThan( 1 );
	expect( ours( used.postmeta ) ).toHaveLength( 2 );
	expect( ours( used.commentmeta ) ).toHaveLength( 1 );
	expect( ours( used.cron ).length ).toBeGreaterThan( 0 );
	expect( used.messages ).toBe( 2 );
	expect( used.images ).toBe( true );
	expect( used.deleted ).toBe( 1 );
	expect( used.static ).toBe( true );
	expect( used.files ).toEqual( expect.arrayContaining( [ '.htaccess' ] ) );

	await sandbox.wpEval( `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( '${ PLUGIN }' );` );
	const switchedOff = await inventory();
	expect( ours( switchedOff.cron ) ).toEqual( [] );
	expect( switchedOff.static ).toBe( false );
	// The buffered view is counted, and no more can be written.
	expect(
		await sandbox.sql(
			'SELECT views FROM wp_jetpack_dashboard_stats_hours WHERE subject = -1'
		)
	).toEqual( [ { views: '1' } ] );
	expect(
		switchedOff.files.filter( ( name: string ) =>
			/^views|^merge/.test( name )
		)
	).toEqual( [] );
	await sandbox.wpEval( `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
uninstall_plugin( '${ PLUGIN }' );` );

	expect(
		await sandbox.sql( 'SELECT meta_key FROM wp_wc_orders_meta' )
	).toEqual( [ { meta_key: '_jetpackXdashboard_other' } ] );
	await sandbox.wpEval(
		'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}wc_orders_meta" );'
	);

	const after = await inventory();
	expect( ours( after.options ) ).toEqual( [] );
	expect( after.transients ).toEqual( [] );
	expect( ours( after.tables ) ).toEqual( [] );
	expect( ours( after.usermeta ) ).toEqual( [] );
	expect( ours( after.cron ) ).toEqual( [] );
	expect( after.files ).toEqual( [] );
	expect( [ after.images, after.deleted ] ).toEqual( [ false, 0 ] );
	expect( after.roles ).toEqual( before.roles );
	expect( after.postmeta ).toEqual( before.postmeta );
	expect( after.commentmeta ).toEqual( before.commentmeta );
	expect(
		mustStay( before.options ).filter(
			( name ) => ! after.options.includes( name )
		)
	).toEqual( [] );
	expect( after.tables.sort() ).toEqual( before.tables.sort() );
} );

describe( 'uninstalling a connected site', () => {
	beforeEach( async () => {
		await sandbox.wpEval( `activate_plugin( '${ PLUGIN }' );` );
		await sandbox.applyScenario( 'connected' );
		await sandbox.accountService.clearCalls();
	} );

	/** Resolves with the duration in seconds. */
	async function uninstall(): Promise< number > {
		const output = await sandbox.wpEval( `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( '${ PLUGIN }' );` );
		expect( output ).toBe( '' );
		return Number(
			await sandbox.wpEval( `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$start = microtime( true );
uninstall_plugin( '${ PLUGIN }' );
echo microtime( true ) - $start;` )
		);
	}

	const registered = async () =>
		( await sandbox.accountService.state() ).registrations.map(
			( one ) => one.site_id
		);

	const stored = () =>
		sandbox.wpEval( `
echo wp_json_encode( array(
	(int) ( get_option( 'jetpack_dashboard_connection' )['site_id'] ?? 0 ),
	get_user_meta( 1, '_jetpack_dashboard_tokens', true )['access_token'] ?? '',
) );` );

	it( 'ends its registration at the account service, and with it every token', async () => {
		const [ siteId, token ] = JSON.parse( await stored() );
		const userInfo = () =>
			fetch( `${ sandbox.accountService.url }/userinfo`, {
				headers: { Authorization: `Bearer ${ token }` },
			} );
		expect( await registered() ).toContain( siteId );
		expect( ( await userInfo() ).status ).toBe( 200 );

		await uninstall();

		expect( await registered() ).not.toContain( siteId );
		expect( ( await userInfo() ).status ).toBe( 401 );
		expect( ours( ( await inventory() ).options ) ).toEqual( [] );
	} );

	it( 'completes at once while the account service is down', async () => {
		await sandbox.accountService.stop();
		try {
			expect( await uninstall() ).toBeLessThan( 2 );
		} finally {
			await sandbox.accountService.start();
		}
		expect( ours( ( await inventory() ).options ) ).toEqual( [] );
		expect( ours( ( await inventory() ).usermeta ) ).toEqual( [] );
	} );

	it( 'completes in a few seconds while the account service hangs', async () => {
		await sandbox.accountService.patch( {
			faults: { '*': { kind: 'closed', latency_ms: 10_000 } },
		} );
		const seconds = await uninstall();
		await sandbox.accountService.patch( { faults: { '*': null } } );
		expect( seconds ).toBeGreaterThan( 2 );
		expect( seconds ).toBeLessThan( 5 );
		expect( ours( ( await inventory() ).options ) ).toEqual( [] );
	} );

	it( 'leaves the registration to the original where the site is a copy', async () => {
		await sandbox.wpEval(
			"( new \\Jetpack_Dashboard\\Provider\\Connection_Store() )->save_registered_url( 'https://original.example' );"
		);
		const [ siteId ] = JSON.parse( await stored() );
		await uninstall();
		expect( await registered() ).toContain( siteId );
		expect( await sandbox.accountService.calls() ).toEqual( [] );
	} );
} );
