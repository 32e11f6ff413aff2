import { logIn, request, startSandbox } from '../../sandbox';
import type { Sandbox, Session } from '../../sandbox';
import {
	readEarlierSite,
	replacePlugin,
	storeEarlierSite,
} from './earlier-site';

const earlier = readEarlierSite( 'site-of-2026-11-25.json' );
const db = process.env.SANDBOX_DB === 'mariadb' ? 'mariadb' : 'sqlite';

let sandbox: Sandbox;
let admin: Session;

const getJson = async ( path: string ) => {
	const { status, body } = await admin.get( `/wp-json/jetpack/v4/${ path }` );
	expect( [ path, status ] ).toEqual( [ path, 200 ] );
	return JSON.parse( body );
};

const rowsOf = ( name: string ) => {
	const table = earlier.tables[ `jetpack_dashboard_${ name }` ];
	return ( table?.rows ?? [] ).map( ( row ) =>
		Object.fromEntries(
			row.map( ( value, index ) => [ table?.columns[ index ], value ] )
		)
	);
};

/** The first requests after an update come at the same time. */
let firstStatuses: number[];

beforeAll( async () => {
	sandbox = await startSandbox( {
		port: 0,
		// Both databases' tests run at the same time in CI.
		name: `rest-upgrade-${ db }`,
		db,
		plugin: 'none',
		accountService: false,
		fresh: true,
		quiet: true,
	} );
	await storeEarlierSite( sandbox, earlier );
	admin = await logIn( sandbox, 'admin' );
	await sandbox.setClock(
		earlier.made_at + 3600 - Math.round( Date.now() / 1000 )
	);
	await sandbox.resetDebugLog();
	await replacePlugin( sandbox );

	const api = '/wp-json/jetpack/v4/';
	firstStatuses = (
		await Promise.all( [
			admin.get( `${ api }activity` ),
			admin.get( `${ api }activity` ),
			admin.get( `${ api }module/stats/data?range=day` ),
			admin.get( `${ api }settings` ),
			admin.get( '/wp-admin/admin.php?page=jetpack' ),
			admin.get( '/wp-admin/admin.php?page=stats' ),
			request( sandbox, { path: '/' } ),
			request( sandbox, {
				path: '/wp-login.php',
				method: 'POST',
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
				},
				body: 'log=admin&pwd=wrong',
			} ),
		] )
	).map( ( { status } ) => status );
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

it( 'nothing fails in the first requests after the update, which come at once', async () => {
	expect( firstStatuses ).toEqual( [
		200, 200, 200, 200, 200, 200, 200, 200,
	] );
	expect( await sandbox.debugLog() ).toBe( '' );
} );

it( 'all settings and modules stay as they were', async () => {
	const stored = await sandbox.sql(
		"SELECT option_name AS name, option_value AS value FROM wp_options WHERE option_name LIKE 'jetpack_dashboard%'"
	);
	const kept = earlier.options.filter(
		// Made again by the next page view, and by the search.
		( { name } ) => ! /_(absent_options|search_state)$/.test( name )
	);
	expect( stored ).toEqual(
		expect.arrayContaining(
			kept.map( ( { name, value } ) => ( { name, value } ) )
		)
	);
	expect( await getJson( 'settings' ) ).toMatchObject( {
		protect: true,
		stats: true,
		waf: true,
		subscriptions: true,
		backups: false,
		scanner: false,
		'spam-filter': false,
		sharing_label: 'Pass it on:',
		roles: [ 'administrator', 'editor' ],
		google: 'abc123',
		carousel_background_color: 'white',
		jetpack_waf_ip_block_list: '203.0.113.9',
	} );
} );

it( 'the activity log has each change of the former change log once', async () => {
	const { entries } = await getJson( 'activity?kind=settings&per_page=100' );
	const changes = rowsOf( 'changes' );
	expect( entries ).toHaveLength( changes.length );
	expect(
		entries.map( ( { name }: { name: string } ) => name ).reverse()
	).toEqual( changes.map( ( { name } ) => name ) );
	expect(
		await sandbox.sql( "SHOW TABLES LIKE 'wp_jetpack_dashboard_changes'" )
	).toEqual( [] );
} );

it( 'changes that a killed request has not moved come with the daily clean-up, once each', async () => {
	const changes = earlier.tables.jetpack_dashboard_changes;
	await storeEarlierSite( sandbox, {
		...earlier,
		options: [],
		usermeta: [],
		postmeta: [],
		cron: [],
		tables: changes ? { jetpack_dashboard_changes: changes } : {},
	} );
	await sandbox.sql(
		"DELETE FROM wp_jetpack_dashboard_activity WHERE kind = 'settings' AND id > 5"
	);
	await sandbox.wpEval( "do_action( 'wp_scheduled_delete' );" );
	const { entries } = await getJson( 'activity?kind=settings&per_page=100' );
	expect( entries ).toHaveLength( changes?.rows.length ?? -1 );
	expect(
		await sandbox.sql( "SHOW TABLES LIKE 'wp_jetpack_dashboard_changes'" )
	).toEqual( [] );
} );

it( 'the statistics show all views, and count and roll up further ones', async () => {
	const sum = ( table: string ) =>
		rowsOf( table )
			.filter( ( { subject } ) => subject === '-1' )
			.reduce( ( total, { views } ) => total + Number( views ), 0 );
	const views = sum( 'stats_days' ) + sum( 'stats_hours' );
	const shown = async () =>
		( await getJson( 'module/stats/data?range=day' ) ).general.stats.views;
	expect( views ).toBeGreaterThan( 1000 );
	expect( await shown() ).toBe( views );

	await request( sandbox, {
		path: '/wp-json/jetpack/v4/stats/view',
		method: 'POST',
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
		},
		body: 'post=1',
	} );
	await sandbox.runCron();
	expect( await shown() ).toBe( views + 1 );

	await sandbox.setClock(
		earlier.made_at + 10 * 86_400 - Math.round( Date.now() / 1000 )
	);
	await sandbox.wpEval( "do_action( 'jetpack_dashboard_stats_roll_up' );" );
	expect(
		await sandbox.sql(
			'SELECT COUNT(*) AS n FROM wp_jetpack_dashboard_stats_hours WHERE subject >= -1'
		)
	).toEqual( [ { n: '0' } ] );
	expect( await shown() ).toBe( views + 1 );
} );

it( 'likes, failed logins, blocked requests and dismissed notices are kept', async () => {
	const count = async ( table: string ) =>
		Number(
			(
				await sandbox.sql(
					`SELECT COUNT(*) AS n FROM wp_jetpack_dashboard_${ table }`
				)
			)[ 0 ]?.n
		);
	expect( await count( 'likes_users' ) ).toBe( 1 );
	// One more has come since.
	expect( await count( 'protect_attempts' ) ).toBe(
		rowsOf( 'protect_attempts' ).length + 1
	);
	expect( await count( 'firewall_log' ) ).toBe( 1 );
	expect(
		await sandbox.wpEval(
			"echo get_user_meta( 1, '_jetpack_dashboard_dismissed_notice', true );"
		)
	).toBe( 'welcome' );
} );

it( 'features that came since then can be turned on', async () => {
	const { status } = await admin.post(
		'/wp-json/jetpack/v4/settings',
		JSON.stringify( { scanner: true, backups: true, 'spam-filter': true } ),
		{ headers: { 'Content-Type': 'application/json' } }
	);
	expect( status ).toBe( 200 );
	expect( await getJson( 'settings' ) ).toMatchObject( {
		scanner: true,
		backups: true,
		'spam-filter': true,
	} );
} );

it( 'tables have the columns and indexes of a new site', async () => {
	const differences = await sandbox.wpEval( `
global $wpdb;
$wpdb->suppress_errors();
$folder  = WP_PLUGIN_DIR . '/jetpack-dashboard/includes/';
$classes = array();
foreach ( array_merge( glob( $folder . '*/Schema.php' ), glob( $folder . '*/*/Schema.php' ) ) as $file ) {
	$classes[] = 'Jetpack_Dashboard\\\\' . strtr( substr( $file, strlen( $folder ), -4 ), '/', '\\\\' );
}
$describe = static function () use ( $wpdb ) {
	$tables = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES LIKE "' . $wpdb->esc_like( $wpdb->prefix . 'jetpack_dashboard' ) . '%"' ) as $table ) {
		$facts = array();
		foreach ( $wpdb->get_results( "SHOW COLUMNS FROM $table" ) as $column ) {
			// The display width of integers, which MariaDB reports, means nothing.
			$facts[] = $column->Field . ' ' . preg_replace( '/(int)\\(\\d+\\)/', '$1', $column->Type );
		}
		foreach ( $wpdb->get_results( "SHOW INDEX FROM $table" ) as $index ) {
			$facts[] = "$index->Key_name $index->Seq_in_index $index->Column_name $index->Non_unique";
		}
		sort( $facts );
		$tables[ substr( $table, strlen( $wpdb->prefix ) ) ] = $facts;
	}
	return $tables;
};
$upgraded     = $describe();
$prefix       = $wpdb->prefix;
$wpdb->prefix = 'new_';
foreach ( $classes as $class ) {
	$class::create();
}
$new          = $describe();
$wpdb->prefix = $prefix;
$differences  = array();
foreach ( array_intersect_key( $upgraded, $new ) as $table => $facts ) {
	$expected = $new[ $table ];
	foreach ( array( 'lacks' => array_diff( $expected, $facts ), 'has' => array_diff( $facts, $expected ) ) as $verb => $others ) {
		foreach ( $others as $fact ) {
			$differences[] = "$table $verb $fact";
		}
	}
}
echo wp_json_encode( array( count( $new ), $differences ) );` );
	const [ tables, found ] = JSON.parse( differences );
	expect( tables ).toBeGreaterThan( 30 );
	// Has another key on SQLite, and the data is from MariaDB.
	const isExpected = ( line: string ) =>
		db === 'sqlite' && line.includes( 'search_postings lacks PRIMARY 3' );
	expect( found.filter( ( line: string ) => ! isExpected( line ) ) ).toEqual(
		[]
	);
} );

it( 'no request has logged an error', async () => {
	expect( await sandbox.debugLog() ).toBe( '' );
} );
