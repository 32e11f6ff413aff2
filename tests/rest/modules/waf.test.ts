import { request } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { cookieOf, evalPhp, fetchPath, get, post, site } from '../support/site';
import type { Caller } from '../support/site';

const BLOCKED = 'This request was blocked';
const PROBE = '/?id=1+union+select+null';

/**
 * A loopback address that the tests send from; the tests' helpers use
 * 127.0.0.1.
 */
const VISITOR = '127.0.0.2';

interface Sender {
	from?: string;
	as?: Caller;
	headers?: Record< string, string >;
}

async function statusOf(
	path: string,
	{ from = VISITOR, as = 'anonymous', headers = {} }: Sender = {}
): Promise< number > {
	const cookie = cookieOf( as );
	const response = await request( site(), {
		path,
		localAddress: from,
		headers: { ...( cookie ? { Cookie: cookie } : {} ), ...headers },
	} );
	// The sandbox's web server rejects some requests itself.
	expect( response.body.includes( BLOCKED ) ).toBe( response.status === 403 );
	return response.status;
}

const refusals = (): Promise< Record< string, string | null >[] > =>
	site().sql( 'SELECT * FROM wp_jetpack_dashboard_firewall_log ORDER BY id' );

const lists = ( allowed: string, blocked: string ) =>
	post( 'settings', {
		jetpack_waf_ip_list: true,
		jetpack_waf_ip_allow_list: allowed,
		jetpack_waf_ip_block_list: blocked,
	} );

let remove = () => {};

restoreStateAfterwards();

beforeEach( async () => {
	await switchModule( 'waf', false );
	await evalPhp(
		"update_option( 'jetpack_dashboard_jetpack_protect_global_whitelist', '' );"
	);
	expect( ( await post( 'settings', { waf: true } ) ).status ).toBe( 200 );
	await lists( '', '' );
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_firewall_log" );'
	);
} );

afterEach( async () => {
	remove();
	remove = () => {};
	await switchModule( 'waf', false );
} );

describe( 'the firewall’s rules', () => {
	it( 'refuse a probe while the module is on, and let everything else in', async () => {
		expect( ( await get( 'module/waf' ) ).body ).toMatchObject( {
			available: true,
			activated: true,
		} );
		expect( await statusOf( PROBE ) ).toBe( 403 );
		expect( await statusOf( '/?s=union+select+null' ) ).toBe( 200 );
		expect( await statusOf( '/wp-login.php' ) ).toBe( 200 );
		expect( await statusOf( '/wp-json/' ) ).toBe( 200 );
		await switchModule( 'waf', false );
		expect( await statusOf( PROBE ) ).toBe( 200 );
	} );

	it( 'are for every address of WordPress, and for what calls itself an attack', async () => {
		for ( const path of [
			`/wp-json/${ PROBE.slice( 1 ) }`,
			`/wp-login.php${ PROBE.slice( 1 ) }`,
			`/xmlrpc.php${ PROBE.slice( 1 ) }`,
			`/wp-admin/admin-ajax.php${ PROBE.slice( 1 ) }`,
		] ) {
			expect( [ path, await statusOf( path ) ] ).toEqual( [ path, 403 ] );
		}
		expect(
			await statusOf( '/', { headers: { 'User-Agent': 'sqlmap/1.8' } } )
		).toBe( 403 );
	} );

	it( 'apply to links for every user', async () => {
		for ( const as of [ 'subscriber', 'contributor', 'admin' ] as const ) {
			expect( await statusOf( PROBE, { as } ) ).toBe( 403 );
			expect(
				await statusOf(
					'/wp-admin/?x=%3Cscript%3Ealert(1)%3C/script%3E',
					{
						as,
					}
				)
			).toBe( 403 );
		}
	} );

	it( 'are not cached, and reveal no rule', async () => {
		const { headers, body } = await request( site(), {
			path: PROBE,
			localAddress: VISITOR,
		} );
		expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( headers[ 'content-type' ] ).toBe( 'text/html; charset=UTF-8' );
		expect( body ).not.toContain( 'sql' );
		expect( body ).not.toContain( 'union' );
	} );

	it( 'can be removed by the site’s code', async () => {
		remove = dropMustUsePlugin(
			'waf-rules',
			"add_filter( 'jetpack_dashboard_firewall_rules', static function ( $rules ) { unset( $rules['value']['sql-union'] ); return $rules; } );"
		);
		expect( await statusOf( PROBE ) ).toBe( 200 );
	} );
} );

describe( 'the firewall’s lists', () => {
	it( 'B172 B173 refuse a blocked address, and let an allowed one do as it likes', async () => {
		await lists( '', '127.0.0.2' );
		expect( await statusOf( '/' ) ).toBe( 403 );
		expect( await statusOf( '/', { as: 'admin' } ) ).toBe( 403 );
		expect( await statusOf( '/wp-login.php' ) ).toBe( 403 );
		expect( await statusOf( '/', { from: '127.0.0.3' } ) ).toBe( 200 );
		await lists( '127.0.0.2', '127.0.0.2' );
		expect( await statusOf( '/' ) ).toBe( 200 );
		expect( await statusOf( PROBE ) ).toBe( 200 );
	} );

	it( 'B175 read ranges and blocks of addresses', async () => {
		await lists( '', '127.0.0.2-127.0.0.4\n127.0.1.0/24\n2001:db8::/32' );
		expect( await statusOf( '/' ) ).toBe( 403 );
		expect( await statusOf( '/', { from: '127.0.0.4' } ) ).toBe( 403 );
		expect( await statusOf( '/', { from: '127.0.1.9' } ) ).toBe( 403 );
		expect( await statusOf( '/', { from: '127.0.0.5' } ) ).toBe( 200 );
	} );

	it( 'B336 are read only while their switch is on', async () => {
		await lists( '', '127.0.0.2' );
		await post( 'settings', { jetpack_waf_ip_list: false } );
		expect( await statusOf( '/' ) ).toBe( 200 );
	} );

	it( 'B183 never block addresses that brute force protection always allows', async () => {
		await lists( '', '127.0.0.2' );
		await setOption(
			'jetpack_dashboard_jetpack_protect_global_whitelist',
			'127.0.0.2'
		);
		expect( await statusOf( '/' ) ).toBe( 200 );
		expect( await statusOf( PROBE ) ).toBe( 200 );
	} );

	it( 'believe no header about the address', async () => {
		await lists( '', '127.0.0.2' );
		expect(
			await statusOf( '/', {
				headers: { 'X-Forwarded-For': '127.0.0.9' },
			} )
		).toBe( 403 );
		expect(
			await statusOf( '/', {
				from: '127.0.0.5',
				headers: { 'X-Forwarded-For': '127.0.0.2' },
			} )
		).toBe( 200 );
	} );

	it( 'stop blocking users who blocked themselves, with a constant', async () => {
		await lists( '', '127.0.0.2' );
		remove = dropMustUsePlugin(
			'waf-off',
			"define( 'JETPACK_DASHBOARD_FIREWALL_DISABLED', true );"
		);
		expect( await statusOf( '/' ) ).toBe( 200 );
		expect( ( await get( 'module/waf' ) ).body.override ).toBe(
			'inactive'
		);
	} );
} );

describe( 'the firewall’s log', () => {
	it( 'keeps when, whence, which rule and which path, and nothing of the query', async () => {
		await statusOf( '/some/path/?id=1+union+select+password+from+users' );
		await lists( '', '127.0.0.3' );
		await statusOf( '/', { from: '127.0.0.3' } );
		const rows = await refusals();
		expect(
			rows.map( ( { address, rule, method, path } ) => [
				address,
				rule,
				method,
				path,
			] )
		).toEqual( [
			[ '127.0.0.2', 'sql-union', 'GET', '/some/path/' ],
			[ '127.0.0.3', 'blocked-address', 'GET', '/' ],
		] );
		expect( JSON.stringify( rows ) ).not.toContain( 'password' );
		expect(
			Math.abs( Number( rows[ 0 ]?.refused_at ) - Date.now() / 1000 )
		).toBeLessThan( 60 );
	} );

	it( 'only logs what the site’s code doesn’t want to be blocked', async () => {
		remove = dropMustUsePlugin(
			'waf-log-only',
			"add_filter( 'jetpack_dashboard_firewall_blocks', static fn( $blocks, $rule ) => 'sql-union' !== $rule, 10, 2 );"
		);
		expect( await statusOf( PROBE ) ).toBe( 200 );
		expect( await statusOf( '/?id=1+or+1=1' ) ).toBe( 403 );
		expect( ( await refusals() ).map( ( row ) => row.was_let_in ) ).toEqual(
			[ '1', '0' ]
		);
	} );

	it( 'forgets what is older than 30 days', async () => {
		await statusOf( PROBE );
		await site().setClock( 31 * 24 * 3600 );
		await statusOf( PROBE );
		await evalPhp( "do_action( 'jetpack_dashboard_firewall_prune' );" );
		await site().setClock( 0 );
		expect( await refusals() ).toHaveLength( 1 );
	} );

	it( 'is no condition for refusing', async () => {
		await evalPhp(
			'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}jetpack_dashboard_firewall_log" );'
		);
		expect( await statusOf( PROBE ) ).toBe( 403 );
		expect( await refusals() ).toHaveLength( 1 );
	} );

	it( 'is pruned by cron while the module is on', async () => {
		const next = () =>
			evalPhp(
				"echo (int) wp_next_scheduled( 'jetpack_dashboard_firewall_prune' );"
			);
		expect( Number( await next() ) ).toBeGreaterThan( 0 );
		await post( 'settings', { waf: false } );
		expect( await next() ).toBe( '0' );
	} );
} );

it( 'B387 GET waf names no file and no rules of a provider, since there are none', async () => {
	expect( ( await get( 'waf' ) ).body ).toEqual( {
		bootstrapPath: '',
		hasRulesAccess: false,
	} );
	expect( ( await fetchPath( '/' ) ).status ).toBe( 200 );
} );
