import { logIn, request } from '../sandbox';
import type { Login, Sandbox, Session } from '../sandbox';
import { connectNetwork, startNetwork } from '../sandbox/network';
import { hiddenField } from './support/admin-form';

const PAGE = '/wp-admin/network/admin.php?page=jetpack-network';
const STORE =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Provider\\Connection_Store::class )';

let sandbox: Sandbox;
let networkAdmin: Session;

const evalOnTwo = ( php: string ) =>
	sandbox.wp( [ 'eval', php, `--url=${ sandbox.url }/two/` ] );
const evalPhp = ( php: string ) => sandbox.wp( [ 'eval', php ] );

async function open( query = '' ) {
	const { status, body } = await networkAdmin.get( PAGE + query );
	expect( status ).toBe( 200 );
	expect( body ).not.toMatch( /Warning:|Deprecated:|Notice:/ );
	return body;
}

/** The texts of each row's cells. */
const rowsOf = ( html: string ): string[][] =>
	[
		...(
			html.split( '<tbody' )[ 1 ]?.split( '</tbody>' )[ 0 ] ?? ''
		).matchAll( /<tr>\s*<t[dh] [^]*?column-site[^]*?<\/tr>/g ),
	].map( ( [ row ] ) =>
		[ ...row.matchAll( /<t[dh] [^>]*>([^]*?)<\/t[dh]>/g ) ].map( ( cell ) =>
			( cell[ 1 ] ?? '' )
				.replace( /<button[^]*?<\/button>/g, '' )
				.replace( /<[^>]+>/g, ' ' )
				.replace( /\s+/g, ' ' )
				.trim()
		)
	);

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network-page' );
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
	await connectNetwork( sandbox, 'admin' );
	networkAdmin = await logIn( sandbox, 'admin' );
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

it( 'lists each site with its connection, its features and a link to its dashboard', async () => {
	await evalOnTwo(
		"update_option( 'blogname', 'Second & <b>site</b>' ); update_option( 'jetpack_dashboard_module_latex', '1' );"
	);
	const html = await open();
	expect( html ).toContain( 'jp-masthead__brand' );
	expect( html ).toContain(
		`href="${ sandbox.url }/two/wp-admin/admin.php?page=jetpack"`
	);
	const [ one, two ] = rowsOf( html );
	expect( one?.[ 1 ] ).toBe( 'Connected' );
	expect( two ).toEqual( [
		`Second &amp; &lt;b&gt;site&lt;/b&gt; 127.0.0.1:${ sandbox.port }/two`,
		'Not connected',
		'1 on Beautiful math',
	] );
} );

it( 'opens for the network’s administrators only', async () => {
	const others: Login[] = [ 'admin2', 'editor', 'subscriber' ];
	for ( const login of others ) {
		const { status } = await ( await logIn( sandbox, login ) ).get( PAGE );
		expect( [ login, status ] ).toEqual( [ login, 403 ] );
	}
	const { status } = await request( sandbox, { path: PAGE } );
	expect( status ).toBe( 302 );
} );

it( 'is linked from the plugin’s row, and missing while the plugin is active on single sites only', async () => {
	const plugins = await networkAdmin.get( '/wp-admin/network/plugins.php' );
	expect( plugins.body ).toMatch(
		/<a href="[^"]+page=jetpack-network">Sites</
	);
	const plugin = [ 'plugin', 'activate', 'jetpack-dashboard' ];
	await sandbox.wp( [
		'plugin',
		'deactivate',
		'jetpack-dashboard',
		'--network',
	] );
	await sandbox.wp( plugin );
	expect( ( await networkAdmin.get( PAGE ) ).status ).toBe( 403 );
	await sandbox.wp( [ 'plugin', 'deactivate', 'jetpack-dashboard' ] );
	await sandbox.wp( [ ...plugin, '--network' ] );
} );

it( 'says so if the tables of a site are gone, and links to nothing', async () => {
	await sandbox.wp( [ 'site', 'create', '--slug=torn' ] );
	const dropTables =
		"global $wpdb; foreach ( $wpdb->tables( 'blog', true, get_sites( array( 'path' => '/torn/' ) )[0]->blog_id ) as $table ) { $wpdb->query( \"DROP TABLE IF EXISTS $table\" ); }";
	await evalPhp( dropTables );
	const html = await open();
	expect(
		rowsOf( html ).find( ( row ) => row[ 0 ]?.endsWith( '/torn' ) )
	).toEqual( [
		`127.0.0.1:${ sandbox.port }/torn`,
		'Its database tables are missing',
		'',
	] );
	expect( html ).not.toContain( '/torn/wp-admin' );
	expect( html ).not.toContain( 'WordPress database error' );
	await evalPhp(
		"global $wpdb; $wpdb->delete( $wpdb->blogs, array( 'path' => '/torn/' ) ); wp_cache_flush();"
	);
} );

describe( 'with 3,000 sites more', () => {
	beforeAll( () =>
		evalPhp( `
global $wpdb;
for ( $first = 1; $first <= 3000; $first += 500 ) {
	$rows = array();
	for ( $n = $first; $n < $first + 500; $n++ ) {
		$rows[] = "( 1, '127.0.0.1:${ sandbox.port }', '/old-$n/', '2026-01-01', '2026-01-01', 1 )";
	}
	$wpdb->query( "INSERT INTO $wpdb->blogs ( site_id, domain, path, registered, last_updated, deleted ) VALUES " . implode( ',', $rows ) );
}
wp_cache_flush();` )
	);
	afterAll( () =>
		evalPhp(
			'global $wpdb; $wpdb->query( "DELETE FROM $wpdb->blogs WHERE path LIKE \'/old-%\'" );'
		)
	);

	it( 'shows 20 at a time', async () => {
		const html = await open();
		expect( rowsOf( html ) ).toHaveLength( 20 );
		expect( html ).toContain( '3,002 items' );
		expect( rowsOf( await open( '&paged=151' ) ) ).toHaveLength( 2 );
		expect( await open( '&paged=151' ) ).toContain( 'Deleted' );
	} );

	it( 'finds sites by their address', async () => {
		const found = rowsOf( await open( '&s=two' ) );
		expect( found ).toHaveLength( 1 );
		expect( found[ 0 ]?.[ 0 ] ).toContain( '/two' );
		expect( await open( '&s=three' ) ).toContain( 'No sites found.' );
		await open( '&s[]=two' );
		// The search form sends the number of the page that was shown.
		const { status, headers } = await networkAdmin.get(
			`${ PAGE }&s=two&paged=2`
		);
		expect( status ).toBe( 302 );
		expect( headers.location ).toContain( 's=two&paged=1' );
		expect( await open( '&s=three&paged=2' ) ).toContain(
			'No sites found.'
		);
	} );

	it( 'shows at most 100, whatever the screen options say', async () => {
		await evalPhp(
			"update_user_meta( 1, 'jetpack_dashboard_network_sites_per_page', 999 );"
		);
		expect( rowsOf( await open() ) ).toHaveLength( 100 );
		await evalPhp(
			"delete_user_meta( 1, 'jetpack_dashboard_network_sites_per_page' );"
		);
	} );
} );

it( 'stores the sites per page of the screen options, but no empty field', async () => {
	const option = 'jetpack_dashboard_network_sites_per_page';
	for ( const [ value, stored ] of [
		[ '30', '30' ],
		[ '', '30' ],
		[ '500', '100' ],
	] as const ) {
		await networkAdmin.post(
			PAGE,
			new URLSearchParams( {
				'wp_screen_options[option]': option,
				'wp_screen_options[value]': value,
				screenoptionnonce: hiddenField(
					await open(),
					'screenoptionnonce'
				),
				_wp_http_referer: PAGE,
			} )
		);
		expect(
			await evalPhp( `echo get_user_meta( 1, '${ option }', true );` )
		).toBe( stored );
	}
	await evalPhp( `delete_user_meta( 1, '${ option }' );` );
} );

it( 'a site that had no place in the activation of a large network gets its options in wp-admin', async () => {
	const options = () =>
		evalOnTwo(
			"echo (int) isset( wp_load_alloptions()['jetpack_dashboard_conflict'] );"
		);
	await evalOnTwo( "delete_option( 'jetpack_dashboard_conflict' );" );
	expect( await options() ).toBe( '0' );
	await evalOnTwo(
		'Jetpack_Dashboard\\Lifecycle::store_missing_defaults();'
	);
	expect( await options() ).toBe( '1' );
} );

it( 'deleting a site ends its registration and deletes what users have of it, and nothing else', async () => {
	const uri = `${ sandbox.accountService.url }/register/of-site-two`;
	await evalOnTwo( `
${ STORE }->save_site( 77, home_url(), array( 'client_id' => 'two', 'client_secret' => 'x', 'registration_access_token' => 'x', 'registration_client_uri' => '${ uri }' ) );
${ STORE }->save_user( 1, array( 'ID' => 7, 'sub' => '7' ), array( 'access_token' => 'x' ) );
( new Jetpack_Dashboard\\Settings\\Dismissed_Notices( '' ) )->dismiss( 1, 'welcome' );
update_user_option( 1, 'jetpack_dashboard_activity_seen', 1 );
update_user_meta( 1, '_jetpack_dashboard_tokens_12', 'another site' );` );
	const keys = async () =>
		JSON.parse(
			await evalPhp(
				`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE user_id = 1 AND meta_key LIKE '%jetpack\\_dashboard%' ORDER BY meta_key" ) );`
			)
		) as string[];
	expect( await keys() ).toEqual(
		expect.arrayContaining( [
			'_jetpack_dashboard_tokens',
			'_jetpack_dashboard_tokens_2',
			'wp_2_jetpack_dashboard_activity_seen',
		] )
	);
	const before = ( await keys() ).filter(
		( key ) => ! /_2$|_2_/.test( key )
	);
	await sandbox.accountService.clearCalls();

	await sandbox.wp( [ 'site', 'delete', '2', '--yes' ] );

	expect( await keys() ).toEqual( before );
	expect( before ).toContain( '_jetpack_dashboard_tokens_12' );
	expect( await sandbox.accountService.calls() ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( { method: 'DELETE' } ),
		] )
	);
} );
