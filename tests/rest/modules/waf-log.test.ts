import { request } from '../../sandbox';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp, fetchPath, post, site } from '../support/site';

const open = async (): Promise< string > =>
	(
		await fetchPath( '/wp-admin/admin.php?page=jetpack-firewall', {
			as: 'admin',
		} )
	).text;

const rowsIn = ( html: string ): string[] =>
	[ ...html.matchAll( /<tr><td>(.*?)<\/td><\/tr>/g ) ].map(
		( [ , cells = '' ] ) =>
			cells
				.split( '</td><td>' )
				.slice( 1 )
				.join( ' | ' )
				.replace( /<\/?code[^>]*>/g, '' )
	);

restoreStateAfterwards();
beforeEach( async () => {
	await switchModule( 'waf', false );
	await post( 'settings', { waf: true } );
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_firewall_log" );'
	);
} );
afterEach( () => switchModule( 'waf', false ) );

describe( 'the page of the firewall’s log', () => {
	it( 'says that there is nothing, and whether the firewall is on', async () => {
		expect( await open() ).toContain( 'No blocked requests.' );
		expect( await open() ).not.toContain( 'The firewall is off.' );
		await switchModule( 'waf', false );
		expect( await open() ).toContain( 'The firewall is off.' );
	} );

	it( 'lists what was blocked, the latest first, escaped', async () => {
		const send = ( path: string ) =>
			request( site(), { path, localAddress: '127.0.0.2' } );
		await send( '/first/?id=1+union+select+null' );
		await send( '/second/<b>"&/?q=%3Cscript%3E' );
		expect( rowsIn( await open() ) ).toEqual( [
			'127.0.0.2 | script | GET /second/&lt;b&gt;&quot;&amp;/ | 1',
			'127.0.0.2 | sql-union | GET /first/ | 1',
		] );
	} );

	it( 'distinguishes blocked from only logged requests', async () => {
		await evalPhp(
			`$log = new Jetpack_Dashboard\\Features\\Waf\\Log( new Jetpack_Dashboard\\Kernel\\Clock() );
$log->add( null, 'traversal', true, 'POST', '/a' );
$log->add( Jetpack_Dashboard\\Kernel\\Net\\Ip_Address::parse( '192.0.2.1' ), 'blocked-address', false, "G<b>", str_repeat( 'ä', 300 ) );`
		);
		const [ blocked, noted ] = rowsIn( await open() );
		expect( noted ).toBe( '– | traversal (logged only) | POST /a | 1' );
		expect( blocked ).toBe(
			`192.0.2.1 | Blocked IP list | G ${ '?'.repeat( 200 ) } | 1`
		);
	} );

	it( 'is pruned again after the plugin is reactivated', async () => {
		await evalPhp(
			"wp_clear_scheduled_hook( 'jetpack_dashboard_firewall_prune' );"
		);
		await fetchPath( '/' );
		expect(
			Number(
				await evalPhp(
					"echo (int) wp_next_scheduled( 'jetpack_dashboard_firewall_prune' );"
				)
			)
		).toBeGreaterThan( 0 );
	} );
} );
