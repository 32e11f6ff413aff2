import { textOf } from '../support/admin-form';
import { clearProvider, moveSite } from '../support/connection-state';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, fetchPath, site } from '../support/site';
import { setOption, switchModule, useScenario } from '../support/site-state';
import {
	PAGE,
	direct,
	linkOf,
	openPage,
	send,
	slow,
	words,
} from './site-health-page';

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
afterAll( () => useScenario( 'local' ) );
afterEach( () => site().setClock( 0 ) );

describe( 'the connection', () => {
	it( 'isn’t tested on a site without one', async () => {
		expect( await slow( 'connection' ) ).toBeUndefined();
	} );

	it( 'works, or says what is wrong, why it matters and what to do', async () => {
		await useScenario( 'connected' );
		await clearProvider();
		expect( await slow( 'connection' ) ).toMatchObject( {
			status: 'good',
			badge: { label: 'Jetpack Dashboard' },
		} );
		await moveSite();
		const result = await slow( 'connection' );
		expect( result?.status ).toBe( 'critical' );
		expect( words( result ) ).toMatch(
			/^The site was connected as .* can’t work until this is fixed\. Choose on the dashboard whether the site has moved or is a copy\.$/
		);
		expect( linkOf( result ) ).toContain( 'page=jetpack-debugger' );
	} );

	it.each( [ 'editor', 'subscriber', 'anonymous' ] as const )(
		'%s can’t test it, and nobody can without a nonce',
		async ( as ) => {
			await useScenario( 'connected' );
			const { nonce } = await openPage();
			const denied = await send( 'connection', nonce.site_status, as );
			expect( denied.body?.success ).not.toBe( true );
			const forged = await send( 'connection', '0123456789', 'admin' );
			expect( forged.status ).toBe( 403 );
		}
	);

	it( 'names an address that can’t be used', async () => {
		await useScenario( 'local' );
		const remove = dropMustUsePlugin(
			'insecure-service',
			"add_filter( 'jetpack_dashboard_account_service_url', static fn() => 'http://service.example' );"
		);
		try {
			const result = await slow( 'connection' );
			expect( result?.status ).toBe( 'critical' );
			expect( words( result ) ).toContain( 'begins with https://' );
		} finally {
			remove();
		}
	} );
} );

describe( 'background work', () => {
	beforeAll( () => useScenario( 'local' ) );

	const scheduleDue = ( ago: number ) =>
		evalPhp(
			`wp_unschedule_hook( 'jetpack_dashboard_test_job' ); wp_schedule_single_event( time() - ${ ago }, 'jetpack_dashboard_test_job' );`
		);

	let remove: () => void;
	beforeAll( () => {
		remove = dropMustUsePlugin(
			'no-cron',
			// Otherwise the page itself starts what is late.
			"defined( 'DISABLE_WP_CRON' ) || define( 'DISABLE_WP_CRON', true ); add_filter( 'pre_get_ready_cron_jobs', '__return_empty_array' );"
		);
	} );
	afterAll( async () => {
		remove();
		await evalPhp( "wp_unschedule_hook( 'jetpack_dashboard_test_job' );" );
	} );

	it.each( [
		[ 60, 'good' ],
		[ 2 * 3600, 'recommended' ],
		[ 2 * 86400, 'critical' ],
	] as const )( 'that is %d s late is %s', async ( ago, status ) => {
		await evalPhp(
			"foreach ( (array) _get_cron_array() as $hooks ) { foreach ( array_keys( (array) $hooks ) as $hook ) { 0 === strpos( $hook, 'jetpack_dashboard_' ) && wp_unschedule_hook( $hook ); } }"
		);
		await scheduleDue( ago );
		const result = await direct( 'background-work' );
		expect( result?.status ).toBe( status );
		if ( status !== 'good' ) {
			expect( words( result ) ).toMatch(
				/should have run 2 \w+ ago\. Until it runs, emails to followers wait.*Set up a cron job/
			);
			expect( linkOf( result ) ).toMatch( /^https:\/\/developer\./ );
		}
	} );
} );

describe( 'protection behind a proxy', () => {
	beforeAll( () => switchModule( 'waf', false ) );

	it( 'isn’t tested while nothing blocks IP addresses', async () => {
		await switchModule( 'protect', false );
		expect( await direct( 'proxy' ) ).toBeUndefined();
	} );

	it.each( [
		[ 'no proxy', '', {}, 'good', /without blocking other visitors/ ],
		[
			'an unknown proxy',
			'',
			{ 'X-Forwarded-For': '198.51.100.7' },
			'recommended',
			/An attack could then lock out everyone.*Enter the IP addresses of your proxy/,
		],
		[
			'a proxy that sends no address',
			'127.0.0.0/8',
			{},
			'critical',
			/no one is locked out.*Enter the IP addresses of your proxy/,
		],
	] as const )( '%s', async ( _name, proxies, headers, status, text ) => {
		await switchModule( 'protect', true );
		await setOption(
			'jetpack_dashboard_jetpack_protect_trusted_proxies',
			proxies
		);
		const result = await direct( 'proxy', headers );
		expect( result?.status ).toBe( status );
		expect( words( result ) ).toMatch( text );
		if ( status !== 'good' ) {
			expect( linkOf( result ) ).toContain( '#/security' );
		}
	} );
} );

describe( 'uploads', () => {
	it( 'can be written, or says where not', async () => {
		expect( await direct( 'uploads' ) ).toMatchObject( { status: 'good' } );
		const remove = dropMustUsePlugin(
			'read-only',
			"add_filter( 'upload_dir', static fn( $dir ) => array( 'basedir' => '/nowhere/uploads' ) + $dir );"
		);
		try {
			const result = await direct( 'uploads' );
			expect( result?.status ).toBe( 'critical' );
			expect( words( result ) ).toMatch(
				/may not create files in \/nowhere\/uploads\..*Change the folder’s permissions/
			);
			expect( linkOf( result ) ).toContain( 'file-permissions' );
		} finally {
			remove();
		}
	} );
} );

describe( 'emails', () => {
	const fail = () =>
		evalPhp(
			"do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error: refused marta@private.example', array( 'to' => array( 'marta@private.example' ) ) ) );"
		);

	it( 'that failed are remembered until one is sent, without addresses', async () => {
		expect( await direct( 'mail' ) ).toMatchObject( { status: 'good' } );
		await fail();
		const result = await direct( 'mail' );
		expect( result?.status ).toBe( 'critical' );
		expect( words( result ) ).toMatch(
			/The error was: SMTP Error: refused \[removed\].*Install a plugin that sends emails by SMTP/
		);
		expect( linkOf( result ) ).toContain( 'plugin-install.php' );
		await evalPhp( "do_action( 'wp_mail_succeeded', array() );" );
		expect( await direct( 'mail' ) ).toMatchObject( { status: 'good' } );
	} );

	it( 'stores nothing for emails that succeed', async () => {
		expect(
			await evalJson(
				"do_action( 'wp_mail_succeeded', array() ); echo wp_json_encode( get_option( 'jetpack_dashboard_mail_failure' ) );"
			)
		).toBe( false );
	} );
} );

describe( 'the debug information', () => {
	it( 'has the facts of the debug report, without secrets', async () => {
		await setOption( 'wordpress_api_key', 'abcdef123456' );
		const { text } = await fetchPath( `${ PAGE }?tab=debug`, {
			as: 'admin',
		} );
		const [ , copied = '' ] =
			/data-clipboard-text="([^"]*)"/.exec( text ) ?? [];
		const section = copied.slice(
			copied.indexOf( '### jetpack-dashboard' )
		);
		expect( section ).toMatch( /jetpackdashboard-version: \d+\.\d+/ );
		expect( section ).toMatch( /modules-protect: (on|off)/ );
		expect( section ).toMatch( /connection-registered: no/ );
		expect( section ).toMatch( /protection-on: / );
		expect( section ).not.toMatch( /abcdef123456|@/ );
		expect( textOf( text ) ).toContain( 'Modules: protect' );
	} );
} );

it( 'runs in WordPress’s weekly check, too', async () => {
	await useScenario( 'connected' );
	await clearProvider();
	const counts = await evalJson< Record< string, number > >( `
require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
add_filter( 'site_status_tests', static fn( $tests ) => array(
	'direct' => array_filter( $tests['direct'], static fn( $id ) => 0 === strpos( $id, 'jetpack-dashboard-' ), ARRAY_FILTER_USE_KEY ),
	'async' => array_filter( $tests['async'], static fn( $id ) => 0 === strpos( $id, 'jetpack-dashboard-' ), ARRAY_FILTER_USE_KEY ),
), 99 );
WP_Site_Health::get_instance()->wp_cron_scheduled_check();
echo get_transient( 'health-check-site-status-result' );` );
	expect(
		Object.values( counts ).reduce( ( sum, count ) => sum + count )
	).toBeGreaterThan( 4 );
} );
