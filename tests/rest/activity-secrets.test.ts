import { hiddenField } from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, fetchPath, get, post } from './support/site';
import { clear, LOG, read, sql, TABLE } from './activity';

const OPTIONS = '/wp-admin/options.php';

const stored = async () =>
	JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) );

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

it( 'no value of any secret setting is stored', async () => {
	const keys = await evalJson< string[] >( `
$settings = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Settings\\Settings_Registry::class )->all();
$keys = array_values( wp_list_pluck( array_filter( $settings, static fn( $setting ) => $setting->is_secret ), 'key' ) );
foreach ( $keys as $key ) {
	do_action( 'jetpack_dashboard_setting_changed', $key, 'hush-before', 'hush-after' );
}
echo wp_json_encode( $keys );` );
	expect( [ ...keys ].sort() ).toEqual( [
		'monitor_health_address',
		'monitor_ping_address',
		'post_by_email_address',
		'wordpress_api_key',
	] );
	expect(
		( await read( 'kind=settings' ) ).map( ( { name } ) => name ).sort()
	).toEqual( [ ...keys ].sort() );
	expect( await stored() ).not.toContain( 'hush' );
} );

it( 'the addresses of the monitor are not stored', async () => {
	const save = async ( body: object ) => {
		const response = await post( 'settings', body );
		expect( response.status ).toBe( 200 );
		return response.body;
	};
	await save( { monitor_ping_address: 'https://hush.example/ping/one' } );
	await save( { monitor_ping_address: 'https://hush.example/ping/two' } );
	const { monitor_health_address: first } = await save( {
		monitor_health_address: 'create',
	} );
	const { monitor_health_address: second } = await save( {
		monitor_health_address: 'regenerate',
	} );
	await save( {
		monitor_ping_address: '',
		monitor_health_address: 'delete',
	} );

	expect(
		( await read( 'kind=settings' ) ).map( ( { name } ) => name )
	).toEqual(
		expect.arrayContaining( [
			'monitor_ping_address',
			'monitor_health_address',
		] )
	);
	const rows = await stored();
	expect( rows ).not.toContain( 'hush.example' );
	for ( const address of [ first, second ] ) {
		const key = new URL( address ).search;
		expect( key.length ).toBeGreaterThan( 20 );
		expect( rows ).not.toContain( key.slice( -20 ) );
	}
} );

it( 'passwords of posts are not stored', async () => {
	await evalPhp( `
wp_set_current_user( 1 );
$id = wp_insert_post( array( 'post_title' => 'Closed', 'post_status' => 'publish' ) );
wp_update_post( array( 'ID' => $id, 'post_password' => 'hush-one' ) );
wp_update_post( array( 'ID' => $id, 'post_password' => 'hush-two' ) );
wp_delete_post( $id, true );` );
	expect(
		( await read( 'kind=content&search=Closed' ) ).map(
			( { summary } ) => summary
		)
	).toContain( 'Updated: Closed (Post) (2 times)' );
	expect( await stored() ).not.toContain( 'hush' );
} );

it( 'nothing that a visitor sends with a failed login is stored', async () => {
	const call = `<value><struct><member><name>methodName</name><value>wp.getUsersBlogs</value></member><member><name>params</name><value><array><data><value>hush-name</value><value>hush-password</value></data></array></value></member></struct></value>`;
	await fetchPath( '/xmlrpc.php', {
		method: 'POST',
		headers: {
			'Content-Type': 'text/xml',
			'User-Agent': '<script>hush</script>',
			'X-Forwarded-For': '<script>hush</script>, 203.0.113.9',
		},
		body: `<?xml version="1.0"?><methodCall><methodName>system.multicall</methodName><params><param><value><array><data>${ call.repeat(
			40
		) }</data></array></value></param></params></methodCall>`,
	} );
	expect( await read() ).toEqual( [
		expect.objectContaining( {
			kind: 'login',
			action: 'failed',
			name: '',
			address: '127.0.0.1',
		} ),
	] );
	expect( await stored() ).not.toContain( 'hush' );

	// Longer than any name.
	const longest = await evalJson< number >( `
$longest = 0;
add_filter( 'query', static function ( $sql ) use ( &$longest ) { $longest = max( $longest, strlen( $sql ) ); return $sql; } );
do_action( 'wp_login_failed', str_repeat( 'hush ', 200000 ), new WP_Error() );
${ LOG }->flush();
echo $longest;` );
	expect( longest ).toBeLessThan( 3000 );
	expect( await stored() ).not.toContain( 'hush' );
} );

it( 'names that a contributor chooses are text on the page, and few rows', async () => {
	await evalPhp( `
wp_set_current_user( get_user_by( 'login', 'contributor' )->ID );
wp_update_user( array( 'ID' => get_current_user_id(), 'display_name' => '"><img src=x onerror=alert(1)>Eve' ) );
for ( $i = 0; $i < 60; $i++ ) {
	wp_insert_post( array( 'post_title' => '" onmouseover="alert(1)" &lt;script&gt;alert(2)&lt;/script&gt;' . str_repeat( 'x', 5000 ), 'post_status' => 'draft' ) );
}` );
	const { text } = await fetchPath(
		'/wp-admin/admin.php?page=jetpack-activity&kind=content',
		{ as: 'admin' }
	);
	expect( text ).toContain( '&quot; onmouseover=&quot;alert(1)&quot;' );
	expect( text ).not.toMatch( /<img src=x|<script>alert|" onmouseover=/ );
	const rows = await sql< { label: string; amount: string }[] >(
		`SELECT label, amount FROM ${ TABLE } WHERE kind = 'content'`
	);
	expect( rows ).toHaveLength( 51 );
	expect( Math.max( ...rows.map( ( { label } ) => label.length ) ) ).toBe(
		200
	);
} );

it( 'deleted settings of WordPress and of this plugin have entries', async () => {
	await evalPhp( `
update_option( 'default_role', 'editor' );
update_option( 'mailserver_pass', 'hush' );
update_option( 'jetpack_dashboard_sharing_label', 'Share!' );
update_option( 'wordpress_api_key', 'hush1' );
update_option( 'jetpack_dashboard_module_latex', '1' );
update_option( 'jetpack_dashboard_module_markdown', '0' );
update_option( 'jetpack_dashboard_carousel_display_exif', '1' );` );
	await clear();
	await evalPhp( `
wp_set_current_user( 1 );
array_map( 'delete_option', array( 'default_role', 'mailserver_pass', 'jetpack_dashboard_sharing_label', 'wordpress_api_key', 'jetpack_dashboard_module_latex', 'jetpack_dashboard_module_markdown', 'jetpack_dashboard_module_headers', 'never_stored' ) );` );
	expect(
		( await read( 'kind=settings' ) ).map( ( entry ) => [
			entry.action,
			entry.name,
			...entry.changes.map(
				( { old, new: after } ) => `${ old } → ${ after }`
			),
		] )
	).toEqual( [
		[ 'switch', 'latex', 'On → Off' ],
		[ 'setting', 'wordpress_api_key' ],
		[ 'setting', 'sharing_label', 'Share! → nothing' ],
		[ 'option', 'mailserver_pass' ],
		[ 'option', 'default_role', 'editor → nothing' ],
	] );
	expect( await stored() ).not.toContain( 'hush' );

	await evalPhp(
		"update_option( 'jetpack_dashboard_sharing_label', 'Share!' );"
	);
	await clear();
	await post( 'options/options', { reset: true } );
	const actions = ( await read( 'kind=settings' ) ).map(
		( { action } ) => action
	);
	expect( actions.filter( ( action ) => action !== 'switch' ) ).toEqual( [
		'reset',
	] );
} );

describe( 'settings of WordPress', () => {
	/** Options by settings page, from WordPress itself. */
	const allowed = async () => {
		const remove = dropMustUsePlugin(
			'allowed-options',
			// Before those that plugins have registered.
			"add_filter( 'enable_post_by_email_configuration', '__return_true' ); add_filter( 'allowed_options', 'wp_send_json', 0 );"
		);
		try {
			const { body } = await fetchPath( OPTIONS, { as: 'admin' } );
			return body as Record< string, string[] >;
		} finally {
			remove();
		}
	};

	it( 'are all that are on its settings pages', async () => {
		const pages = await allowed();
		expect( pages[ 'writing' ] ).toContain( 'mailserver_pass' );
		const names = [
			...Object.values( pages ).flat(),
			'permalink_structure',
			'category_base',
			'tag_base',
			'wp_page_for_privacy_policy',
		];
		expect( names.length ).toBeGreaterThan( 65 );
		await evalPhp( `
foreach ( array_chunk( json_decode( '${ JSON.stringify(
			names
		) }' ), 40 ) as $names ) {
	foreach ( $names as $name ) { do_action( 'updated_option', $name, 'before', 'after' ); }
	${ LOG }->flush();
}` );
		expect(
			( await read( 'kind=settings' ) ).map( ( { name } ) => name ).sort()
		).toEqual( names.sort() );
	} );

	it( 'are logged when they are saved, added or not, without passwords', async () => {
		await evalPhp( `
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name IN ( 'mailserver_url', 'default_email_category' )" );
wp_cache_flush();` );
		const page = await fetchPath( '/wp-admin/options-writing.php', {
			as: 'admin',
		} );
		const body = {
			option_page: 'writing',
			action: 'update',
			_wpnonce: hiddenField( page.text, '_wpnonce' ),
			default_category: '1',
			default_email_category: '1',
			default_link_category: '7',
			default_post_format: '0',
			mailserver_url: 'mail.example.org',
			mailserver_port: '110',
			mailserver_login: 'hush-login',
			mailserver_pass: 'hush-password',
			ping_sites: 'https://example.org/?key=hush-key',
		};
		const { status } = await fetchPath( OPTIONS, {
			as: 'admin',
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( body ).toString(),
		} );
		expect( status ).toBe( 302 );
		const entries = await read( 'kind=settings' );
		expect(
			Object.fromEntries(
				entries.map( ( { name, changes: [ row ] } ) => [
					name,
					row && `${ row.old } → ${ row.new }`,
				] )
			)
		).toEqual( {
			default_email_category: 'nothing → 1',
			default_link_category: '2 → 7',
			mailserver_url: 'nothing → mail.example.org',
			mailserver_login: undefined,
			mailserver_pass: undefined,
			ping_sites: undefined,
		} );
		expect( entries[ 0 ]?.address ).toBe( '127.0.0.1' );
		expect( await stored() ).not.toContain( 'hush' );
	} );
} );
