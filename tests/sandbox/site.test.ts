import {
	existsSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LOGINS, logIn, request, startSandbox } from './index';
import type { Sandbox } from './index';

let sandbox: Sandbox;

/** A must-use plugin that returns the data of a request that a test needs. */
const PROBE = `<?php
add_action( 'init', static function () {
	global $wpdb;
	switch ( $_GET['probe'] ?? '' ) {
		case 'client':
			wp_send_json( array( $_SERVER['REMOTE_ADDR'], $_SERVER['HTTP_X_SANDBOX_CLIENT'] ?? null ) );
		case 'count':
			$wpdb->query( "UPDATE {$wpdb->options} SET option_value = option_value + 1 WHERE option_name = 'probe_counter'" );
			$wpdb->insert( $wpdb->options, array( 'option_name' => 'probe_row_' . $_GET['row'], 'option_value' => '1' ) );
			wp_send_json( $wpdb->last_error );
	}
} );`;

beforeAll( async () => {
	sandbox = await startSandbox( {
		name: 'sandbox-test',
		plugin: 'link',
		fresh: true,
		quiet: true,
	} );
	writeFileSync(
		join( sandbox.contentDir, 'mu-plugins', 'probe.php' ),
		PROBE
	);
}, 300_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

const probe = async < T >( query: string, options = {} ): Promise< T > =>
	(
		await request( sandbox, { path: `/?probe=${ query }`, ...options } )
	).json< T >();

it.each( LOGINS )( '%s can log in', async ( login ) => {
	const session = await logIn( sandbox, login );
	const me = await session.get( '/wp-json/wp/v2/users/me?context=edit' );
	expect( me.json< { username: string } >().username ).toBe( login );
} );

it( 'is a production site at 127.0.0.1, never localhost', async () => {
	const values = await sandbox.wpEval(
		"echo wp_json_encode( array( home_url(), site_url(), wp_get_environment_type(), get_option( 'permalink_structure' ), DISABLE_WP_CRON ) );"
	);
	expect( JSON.parse( values ) ).toEqual( [
		sandbox.url,
		sandbox.url,
		'production',
		'/%year%/%monthnum%/%postname%/',
		true,
	] );
	expect( sandbox.url ).toBe( `http://127.0.0.1:${ sandbox.port }` );
} );

it( 'has something to show: posts, comments, pages, images, tags', async () => {
	const [ posts, comments, pages, images, tags ] = JSON.parse(
		await sandbox.wpEval(
			"echo wp_json_encode( array( (int) wp_count_posts()->publish, (int) wp_count_comments()->approved, (int) wp_count_posts( 'page' )->publish, count( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1 ) ) ), (int) wp_count_terms( 'post_tag' ) ) );"
		)
	) as [ number, number, number, number, number ];
	expect( posts ).toBeGreaterThanOrEqual( 30 );
	expect( comments ).toBeGreaterThan( 20 );
	expect( pages ).toBeGreaterThan( 2 );
	expect( images ).toBe( 6 );
	expect( tags ).toBe( 8 );
} );

it( 'runs the plugin from its sources, at an address of the site', async () => {
	const [ isActive, address ] = JSON.parse(
		await sandbox.wpEval(
			"require_once ABSPATH . 'wp-admin/includes/plugin.php'; echo wp_json_encode( array( is_plugin_active( 'jetpack-dashboard/jetpack-dashboard.php' ), plugins_url( 'readme.txt', realpath( WP_PLUGIN_DIR . '/jetpack-dashboard' ) . '/jetpack-dashboard.php' ) ) );"
		)
	) as [ boolean, string ];
	expect( isActive ).toBe( true );
	expect( address ).toBe(
		`${ sandbox.url }/wp-content/plugins/jetpack-dashboard/readme.txt`
	);
	const page = await (
		await logIn( sandbox, 'admin' )
	).get( '/wp-admin/admin.php?page=jetpack' );
	expect( page.status ).toBe( 200 );
} );

it( 'sends pages and static files gzipped, with their types and validators', async () => {
	const headers = { 'Accept-Encoding': 'gzip' };
	const [ page, script, image ] = await Promise.all( [
		request( sandbox, { path: '/', headers } ),
		request( sandbox, {
			path: '/wp-includes/js/jquery/jquery.min.js?ver=3',
			headers,
		} ),
		request( sandbox, {
			path: '/wp-admin/images/w-logo-blue.png',
			headers,
		} ),
	] );
	expect( page.headers[ 'content-encoding' ] ).toBe( 'gzip' );
	expect( page.body ).toContain( '</html>' );
	expect( script.headers ).toMatchObject( {
		'content-encoding': 'gzip',
		'content-type': 'text/javascript; charset=utf-8',
		'cache-control': 'public, max-age=31536000',
	} );
	expect( image.headers[ 'content-type' ] ).toBe( 'image/png' );
	expect( image.headers[ 'content-encoding' ] ).toBeUndefined();

	const again = await request( sandbox, {
		path: '/wp-includes/js/jquery/jquery.min.js?ver=3',
		headers: { 'If-None-Match': String( script.headers.etag ) },
	} );
	expect( again.status ).toBe( 304 );
	expect( again.body ).toBe( '' );
} );

it.each( [
	'/.htaccess',
	'/wp-content/.git/config',
	'/%2e%2e/site.json',
	'/..%2fsite.json',
] )( 'keeps %s from visitors', async ( path ) => {
	const { status } = await request( sandbox, { path } );
	expect( [ 403, 404 ] ).toContain( status );
} );

it( 'loses no write of a hundred at once', async () => {
	await sandbox.wpEval( "update_option( 'probe_counter', '0' );" );
	const errors = await Promise.all(
		Array.from( { length: 100 }, ( _, row ) =>
			// WebAssembly handles requests one at a time.
			probe< string >( `count&row=${ row }`, { timeoutMs: 240_000 } )
		)
	);
	expect( errors.filter( Boolean ) ).toEqual( [] );
	const [ counted ] = await sandbox.sql(
		"SELECT option_value AS counter, ( SELECT COUNT(*) FROM wp_options WHERE option_name LIKE 'probe_row_%' ) AS written FROM wp_options WHERE option_name = 'probe_counter'"
	);
	expect( counted ).toEqual( { counter: '100', written: '100' } );
}, 300_000 );

it( 'treats other addresses as other clients, and no client can forge one', async () => {
	expect( await probe( 'client', { localAddress: '127.0.0.3' } ) ).toEqual( [
		'127.0.0.3',
		null,
	] );
	const [ client ] = await probe< string[] >( 'client', {
		headers: { 'X-Sandbox-Client': '127.0.0.9' },
	} );
	expect( client ).toBe( '127.0.0.1' );
} );

it( 'catches mail', async () => {
	await sandbox.resetMails();
	await sandbox.wpEval(
		"wp_mail( 'a@example.org, b@example.org', 'Hello', 'Text', array( 'Reply-To: c@example.org' ) );"
	);
	expect( await sandbox.mails() ).toMatchObject( [
		{
			to: [ 'a@example.org', 'b@example.org' ],
			subject: 'Hello',
			message: 'Text',
			headers: [ 'Reply-To: c@example.org' ],
		},
	] );
} );

it( 'shifts only the plugin’s clock', async () => {
	const read = async () =>
		Number(
			await sandbox.wpEval(
				"$real = time(); echo apply_filters( 'jetpack_dashboard_now', $real ) - $real;"
			)
		);
	await sandbox.setClock( 86_400 );
	expect( await read() ).toBe( 86_400 );
	await sandbox.setClock( 0 );
	expect( await read() ).toBe( 0 );
} );

it( 'lets application passwords in over plain HTTP', async () => {
	const password = await sandbox.wpEval(
		"echo WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'test' ) )[0];"
	);
	const response = await request( sandbox, {
		path: '/wp-json/wp/v2/users/me?context=edit',
		headers: {
			Authorization: `Basic ${ Buffer.from(
				`editor:${ password }`
			).toString( 'base64' ) }`,
		},
	} );
	expect( response.json< { username: string } >().username ).toBe( 'editor' );
} );

it( 'runs scheduled events on request', async () => {
	await sandbox.wpEval(
		"delete_option( 'probe_cron' ); wp_schedule_single_event( time() - 1, 'probe_cron' );"
	);
	writeFileSync(
		join( sandbox.contentDir, 'mu-plugins', 'probe-cron.php' ),
		"<?php add_action( 'probe_cron', static function () { update_option( 'probe_cron', 'done' ); } );"
	);
	await sandbox.runCron();
	expect( await sandbox.wpEval( "echo get_option( 'probe_cron' );" ) ).toBe(
		'done'
	);
} );

it( 'rejects PHP that breaks with PHP’s own message', async () => {
	await expect( sandbox.wpEval( 'no_such_function();' ) ).rejects.toThrow(
		'undefined function no_such_function'
	);
} );

it( 'takes a linked plugin’s link away when it is deleted, never its sources', async () => {
	const sources = mkdtempSync( join( tmpdir(), 'linked-plugin-' ) );
	const main = join( sources, 'linked.php' );
	writeFileSync( main, '<?php /* Plugin Name: Linked */' );
	const link = join( sandbox.contentDir, 'plugins', 'linked' );
	symlinkSync( sources, link, 'dir' );

	await sandbox.wpEval(
		"require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php'; delete_plugins( array( 'linked/linked.php' ) );"
	);
	expect( existsSync( link ) ).toBe( false );
	expect( existsSync( main ) ).toBe( true );
	rmSync( sources, { recursive: true } );
} );

it( 'reaches the plugin directory and the anti-spam service by their own names, and nothing else of those hosts', async () => {
	const ask = ( urls: readonly string[] ) =>
		sandbox.wpEval(
			`echo wp_json_encode( array_map( static function ( $url ) { $response = wp_remote_get( $url ); return is_wp_error( $response ) ? $response->get_error_code() : wp_remote_retrieve_response_code( $response ); }, json_decode( '${ JSON.stringify(
				urls
			) }' ) ) );`
		);
	expect(
		JSON.parse(
			await ask( [
				'https://api.wordpress.org/plugins/info/1.2/?action=plugin_information&request%5Bslug%5D=akismet',
				'https://downloads.wordpress.org/plugin/akismet.5.0.0.zip',
				'https://api.wordpress.org/core/version-check/1.7/',
				'https://downloads.wordpress.org/translation/core/7.1.1/de_DE.zip',
				'https://rest.akismet.com/2.0/verify-key',
				'https://rest.akismet.com.evil.test/1.1/verify-key',
				'https://example.org/',
			] )
		)
	).toEqual( [
		200,
		200,
		...Array( 5 ).fill( 'http_request_not_executed' ),
	] );
} );

it( 'puts the plugins that the dashboard offers there, in any state', async () => {
	const states = async () =>
		JSON.parse(
			await sandbox.wpEval(
				'echo wp_json_encode( ( new Jetpack_Dashboard\\Plugins\\Own_Plugins() )->states() );'
			)
		);
	const untouched = {
		vaultpress: 'not-installed',
		'jetpack-boost': 'not-installed',
		'zero-bs-crm': 'not-installed',
		woocommerce: 'not-installed',
		'creative-mail-by-constant-contact': 'not-installed',
	};
	// Bundled with WordPress.
	expect( await states() ).toEqual( { akismet: 'inactive', ...untouched } );
	await sandbox.plugins.remove( 'akismet' );
	expect( await states() ).toMatchObject( { akismet: 'not-installed' } );
	await sandbox.plugins.activate( 'akismet' );
	expect( await states() ).toEqual( { akismet: 'active', ...untouched } );
	await sandbox.plugins.deactivate( 'akismet' );
	expect( await states() ).toMatchObject( { akismet: 'inactive' } );
} );

it( 'is not started twice', async () => {
	await expect(
		startSandbox( { name: 'sandbox-test', quiet: true } )
	).rejects.toThrow( `runs already at ${ sandbox.url }` );
} );
