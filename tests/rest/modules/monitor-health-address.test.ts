import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post, site } from '../support/site';

restoreStateAfterwards();

afterAll( () => post( 'settings', { monitor_self_check: false } ) );

beforeEach( async () => {
	await useScenario( 'local' );
	await switchModule( 'monitor', false );
	await post( 'settings', {
		monitor_self_check: true,
		monitor_health_address: 'delete',
	} );
	// Tasks of other tests would be overdue.
	await evalPhp(
		"foreach ( _get_cron_array() as $time => $hooks ) { foreach ( array_keys( $hooks ) as $hook ) { if ( $time < time() - 600 ) { wp_unschedule_hook( $hook ); } } } delete_option( 'jetpack_dashboard_php_errors' );"
	);
} );

describe( 'the health address', () => {
	async function create( action = 'create' ): Promise< URL > {
		const { body } = await post( 'settings', {
			monitor_health_address: action,
		} );
		return new URL( body.monitor_health_address );
	}
	const open = ( { pathname, search }: URL ) =>
		fetchPath( pathname + search );

	it( 'says without a login whether the site is well', async () => {
		const address = await create();
		expect( ( await get( 'settings' ) ).body.monitor_health_address ).toBe(
			address.href
		);
		const response = await open( address );
		expect( response.status ).toBe( 200 );
		expect( response.headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( response.body ).toEqual( {
			status: 'ok',
			checks: {
				database: 'ok',
				disk: 'ok',
				scheduled_work: 'ok',
				php_errors: 'ok',
			},
		} );
	} );

	it.each( [
		[
			'disk',
			"add_filter( 'jetpack_dashboard_disk_space_limit', static fn() => PHP_INT_MAX );",
		],
		[
			'scheduled_work',
			"add_filter( 'option_cron', static fn( $cron ) => array( time() - 7200 => array( 'test_overdue' => array( array( 'schedule' => false, 'args' => array() ) ) ) ) + $cron );",
		],
		[
			'php_errors',
			"add_filter( 'pre_option_jetpack_dashboard_php_errors', static fn() => array( 'hours' => array( intdiv( time(), 3600 ) => 5 ), 'place' => 'index.php:1' ) );",
		],
		[
			'database',
			"add_filter( 'query', static fn( $sql ) => 'SELECT 1' === $sql ? 'SELECT 1 FROM missing_table' : $sql );",
		],
	] )( 'has status 503 when this fails: %s', async ( name, code ) => {
		const address = await create();
		const remove = dropMustUsePlugin( 'failing', code );
		try {
			const response = await open( address );
			expect( response.status ).toBe( 503 );
			expect( response.body ).toEqual( {
				status: 'failing',
				checks: {
					database: 'ok',
					disk: 'ok',
					scheduled_work: 'ok',
					php_errors: 'ok',
					[ name ]: 'failing',
				},
			} );
		} finally {
			remove();
		}
	} );

	it( 'is well while the host hides the disk’s free space', async () => {
		const address = await create();
		const remove = dropMustUsePlugin(
			'hidden-disk',
			'namespace Jetpack_Dashboard\\Features\\Monitor; function disk_free_space() { return false; }'
		);
		await evalPhp( "delete_option( 'jetpack_dashboard_self_check_log' );" );
		try {
			expect( await open( address ) ).toMatchObject( {
				status: 200,
				body: { status: 'ok', checks: { disk: 'unknown' } },
			} );
		} finally {
			remove();
		}
	} );

	it( 'opens with its key only, and while the self-check is on', async () => {
		const first = await create();
		const second = await create( 'regenerate' );
		expect( second.href ).not.toBe( first.href );
		expect( ( await open( first ) ).status ).toBe( 403 );
		const withoutKey = new URL( second );
		withoutKey.searchParams.delete( 'key' );
		expect( ( await open( withoutKey ) ).status ).toBe( 400 );
		withoutKey.searchParams.set( 'key', '' );
		expect( ( await open( withoutKey ) ).status ).toBe( 403 );
		// Anyone could fill the error log with warnings.
		const logged = await site().debugLog();
		withoutKey.search = '?key[]=a';
		expect( ( await open( withoutKey ) ).status ).toBe( 400 );
		expect( await site().debugLog() ).toBe( logged );
		expect( ( await open( second ) ).status ).toBe( 200 );
		await post( 'settings', { monitor_self_check: false } );
		expect( ( await open( second ) ).status ).toBe( 403 );
		await post( 'settings', {
			monitor_self_check: true,
			monitor_health_address: 'delete',
		} );
		expect( ( await open( second ) ).status ).toBe( 403 );
	} );

	it( 'costs no write and no further query with a wrong key, which is compared in constant time', async () => {
		const address = await create();
		const key = String( address.searchParams.get( 'key' ) );
		const remove = dropMustUsePlugin(
			'health-cost',
			`namespace Jetpack_Dashboard\\Features\\Monitor;
			$GLOBALS['test_cost'] = array( 'writes' => array(), 'compared' => 0 );
			function hash_equals( $known, $sent ) { $GLOBALS['test_cost']['compared']++; return \\hash_equals( $known, $sent ); }
			add_filter( 'query', static function ( $sql ) {
				if ( ! preg_match( '/^\\s*(SELECT|SHOW|SET|DESCRIBE)\\b/i', $sql ) ) { $GLOBALS['test_cost']['writes'][] = $sql; }
				return $sql;
			} );
			add_action( 'shutdown', static function () { echo "\\n" . json_encode( $GLOBALS['test_cost'] + array( 'queries' => $GLOBALS['wpdb']->num_queries ) ); }, PHP_INT_MAX );`
		);
		const costOf = async ( wrong: string ) => {
			const url = new URL( address );
			url.searchParams.set( 'key', wrong );
			const { status, text } = await open( url );
			expect( status ).toBe( wrong === key ? 200 : 403 );
			return JSON.parse( text.slice( text.lastIndexOf( '\n' ) ) );
		};
		try {
			// Pages schedule the self-check once.
			await costOf( key );
			const { queries } = await costOf( key );
			for ( const wrong of [
				'x',
				`${ key.slice( 0, -1 ) }-`,
				`${ key }x`,
			] ) {
				const cost = await costOf( wrong );
				expect( cost.writes ).toEqual( [] );
				expect( cost.compared ).toBeGreaterThan( 0 );
				expect( cost.queries ).toBeLessThan( queries );
			}
		} finally {
			remove();
		}
	} );
} );
