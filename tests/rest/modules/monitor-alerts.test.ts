import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';
import { startHttpsServer } from './https-server';

const LATE = 'jetpack_dashboard_late_cron';

restoreStateAfterwards();

const runCheck = () =>
	evalPhp( "do_action( 'jetpack_dashboard_self_check' );" );

const subjects = async () =>
	( await site().mails() ).map( ( { subject } ) =>
		subject.replace( /^\[.*?\] /, '' )
	);

const text = async (): Promise< string > =>
	( await get( 'module/monitor' ) ).body.extra.self_check;

/** The disk counts as too full from this many free bytes. */
const dropDiskLimit = ( limit: string ) =>
	dropMustUsePlugin(
		'disk-limit',
		`add_filter( 'jetpack_dashboard_disk_space_limit', static fn() => ${ limit } );`
	);

/** Runs the check of a site at that port, some days from now. */
const runIn = ( port: number, days: number ) =>
	evalPhp( `
		add_filter( 'home_url', static fn( $url, $path ) => 'https://127.0.0.1:${ port }/' . ltrim( $path, '/' ), 10, 2 );
		add_filter( 'jetpack_dashboard_now', static fn( $now ) => $now + ${ days } * DAY_IN_SECONDS );
		do_action( 'jetpack_dashboard_self_check' );` );

afterAll( () => post( 'settings', { monitor_self_check: false } ) );

beforeEach( async () => {
	await useScenario( 'local' );
	await switchModule( 'monitor', false );
	await post( 'settings', {
		monitor_self_check: false,
		monitor_self_check_emails: false,
		monitor_ping_address: '',
		monitor_health_address: 'delete',
	} );
	await post( 'settings', {
		monitor_self_check: true,
		monitor_self_check_emails: true,
	} );
	// Tasks of other tests would be overdue.
	await evalPhp(
		'foreach ( _get_cron_array() as $time => $hooks ) { foreach ( array_keys( $hooks ) as $hook ) { if ( $time < time() - 600 ) { wp_unschedule_hook( $hook ); } } }'
	);
	await site().resetMails();
} );

describe( 'emails about problems', () => {
	it( 'are sent once while the disk is too full, and again when it is almost full', async () => {
		let remove = dropDiskLimit(
			'(int) ( 2 * disk_free_space( WP_CONTENT_DIR ) )'
		);
		try {
			await runCheck();
			await runCheck();
			expect( await subjects() ).toEqual( [
				'Disk space is running out',
			] );
			const [ mail ] = await site().mails();
			expect( mail?.message ).toMatch(
				/^\d+ [GM]B are free on the server’s disk\. The quota of your hosting account may be smaller/
			);
			expect( mail?.message ).toContain( '#/security' );
			remove();
			remove = dropDiskLimit(
				'(int) ( 20 * disk_free_space( WP_CONTENT_DIR ) )'
			);
			await runCheck();
			await runCheck();
			expect( ( await subjects() ).at( -1 ) ).toBe(
				'The disk is almost full'
			);
			expect( await subjects() ).toHaveLength( 2 );
		} finally {
			remove();
		}
	} );

	it( 'are sent again after a week in which the problem wasn’t solved', async () => {
		const remove = dropDiskLimit(
			'(int) ( 2 * disk_free_space( WP_CONTENT_DIR ) )'
		);
		try {
			for ( const days of [ 0, 6, 7, 8 ] ) {
				await evalPhp( `
add_filter( 'jetpack_dashboard_now', static fn( $now ) => $now + ${ days } * DAY_IN_SECONDS + 60 * ${ days } );
do_action( 'jetpack_dashboard_self_check' );` );
			}
		} finally {
			remove();
		}
		expect( await subjects() ).toEqual( [
			'Disk space is running out',
			'Disk space is running out',
		] );
	} );

	it( 'are sent when no file can be stored, as with a quota that is used up', async () => {
		const files = () =>
			evalPhp(
				"echo implode( ' ', glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-disk-check*' ) );"
			);
		const { body } = await post( 'settings', {
			monitor_health_address: 'create',
		} );
		const { pathname, search } = new URL( body.monitor_health_address );
		const health = async () =>
			( await fetchPath( pathname + search ) ).body.checks.disk;
		const remove = dropMustUsePlugin(
			'full-quota',
			'namespace Jetpack_Dashboard\\Features\\Monitor; function file_put_contents( $file, $data ) { return \\file_put_contents( $file, substr( $data, 1 ) ); }'
		);
		try {
			await runCheck();
			await runCheck();
		} finally {
			remove();
		}
		expect( await subjects() ).toEqual( [ 'No more files can be stored' ] );
		const words =
			'No more files can be stored: the disk or the quota of your hosting account is full.';
		expect( await text() ).toContain( words );
		expect( await health() ).toBe( 'failing' );
		expect( await files() ).toBe( '' );
		await runCheck();
		expect( await text() ).not.toContain( words );
		expect( await health() ).toBe( 'ok' );
		expect( await files() ).toBe( '' );
	} );

	it( 'are not sent while they are off', async () => {
		await post( 'settings', { monitor_self_check_emails: false } );
		const remove = dropDiskLimit( 'PHP_INT_MAX' );
		try {
			await runCheck();
		} finally {
			remove();
		}
		expect( await subjects() ).toEqual( [] );
	} );

	it( 'are sent before the HTTPS certificate ends, again when it ends within days, and once when it has ended', async () => {
		const server = await startHttpsServer( 7 );
		try {
			await post( 'settings', { monitor_self_check_emails: false } );
			await runIn( server.port, 0 );
			await post( 'settings', { monitor_self_check_emails: true } );
			expect( await text() ).toMatch(
				/The HTTPS certificate ends on \w+ \d+, \d{4}\./
			);
			await runIn( server.port, 0 );
			await runIn( server.port, 2 );
			expect( await subjects() ).toEqual( [
				'The HTTPS certificate ends soon',
			] );
			await runIn( server.port, 5 );
			await runIn( server.port, 6.5 );
			await runIn( server.port, 8 );
			await runIn( server.port, 9.5 );
		} finally {
			server.stop();
		}
		const mails = await site().mails();
		expect( mails ).toHaveLength( 3 );
		expect( mails[ 1 ]?.subject ).toContain(
			'The HTTPS certificate ends within days'
		);
		expect( mails[ 1 ]?.message ).toMatch(
			/It ends on .*\. From then on, browsers warn visitors/
		);
		expect( mails[ 2 ]?.subject ).toContain(
			'The HTTPS certificate has ended'
		);
		expect( mails[ 2 ]?.message ).toMatch(
			/It ended on .*\. Browsers warn visitors and don’t show the site\./
		);
	} );

	it( 'aren’t sent again after a day on which the HTTPS certificate couldn’t be checked', async () => {
		const server = await startHttpsServer( 9 );
		try {
			await runIn( server.port, 0 );
			await runIn( 1, 2 );
			expect( await text() ).not.toContain( 'certificate' );
			await runIn( server.port, 4 );
		} finally {
			server.stop();
		}
		expect( await subjects() ).toEqual( [
			'The HTTPS certificate ends soon',
		] );
	} );

	it( 'name the file of fatal errors, without the message and the server’s folders', async () => {
		const remove = dropMustUsePlugin(
			'fatal',
			"add_action( 'template_redirect', static function () { if ( isset( $_GET['fatal'] ) ) { throw new Exception( 'password hunter2' ); } } );"
		);
		try {
			for ( let nth = 0; nth < 4; nth++ ) {
				await fetchPath( '/?fatal=1' );
			}
			await runCheck();
			expect( await subjects() ).toEqual( [] );
			await fetchPath( '/?fatal=1' );
		} finally {
			remove();
		}
		await runCheck();
		const [ mail ] = await site().mails();
		expect( mail?.subject ).toContain(
			'More pages than usual end with a fatal PHP error'
		);
		expect( mail?.message ).toMatch(
			/5 pages ended .* \(usually at this time of the day: 0\), the last one in wp-content\/mu-plugins\/zz-rest-fatal\.php:2\./
		);
		expect( mail?.message ).not.toContain( 'hunter2' );
		expect(
			await evalJson(
				"echo wp_json_encode( get_option( 'jetpack_dashboard_php_errors' ) );"
			)
		).toEqual( {
			hours: expect.any( Object ),
			place: expect.any( String ),
			rise: { time: expect.any( Number ), before: 0 },
		} );
	} );

	it( 'tell when scheduled work has stopped, and when it runs again', async () => {
		await evalPhp(
			"wp_schedule_single_event( time() - 7200, 'test_overdue' );"
		);
		const state = () =>
			evalJson< { noticed: number; is_mailed: boolean } | false >(
				`echo wp_json_encode( get_option( '${ LATE }' ) );`
			);
		try {
			// One visit starts what is due after a quiet night.
			await evalPhp(
				`set_transient( 'doing_cron', sprintf( '%.22F', microtime( true ) + 60 ) ); delete_option( '${ LATE }' );`
			);
			await fetchPath( '/' );
			expect( await state() ).toMatchObject( { is_mailed: false } );
			expect( await subjects() ).toEqual( [] );

			await evalPhp(
				`update_option( '${ LATE }', array( 'noticed' => time() - 1000, 'is_mailed' => false ), false );`
			);
			await fetchPath( '/' );
			await fetchPath( '/' );
			expect( await subjects() ).toEqual( [
				'Scheduled work has stopped',
			] );

			await evalPhp( "delete_transient( 'doing_cron' );" );
			await site().runCron();
			expect( await subjects() ).toEqual( [
				'Scheduled work has stopped',
				'Scheduled work runs again',
			] );
			expect( await state() ).toBe( false );
		} finally {
			await evalPhp(
				"wp_unschedule_hook( 'test_overdue' ); delete_transient( 'doing_cron' );"
			);
		}
	} );
} );

it( 'remembers when nothing ran', async () => {
	const hoursAgo = ( hours: number ) =>
		`( new Jetpack_Dashboard\\Features\\Monitor\\Self_Check_Log( new Jetpack_Dashboard\\Kernel\\Clock() ) )->add_cron_run( time() - ${ hours } * 3600 );`;
	await evalPhp(
		hoursAgo( 9 ) + hoursAgo( 8.9 ) + hoursAgo( 5 ) + hoursAgo( 4.9 )
	);
	const { body } = await get( 'module/monitor/self-check' );
	expect( body.cron.gaps ).toHaveLength( 1 );
	const [ { from, to } ] = body.cron.gaps;
	expect( ( Date.parse( to ) - Date.parse( from ) ) / 3_600_000 ).toBeCloseTo(
		3.9,
		2
	);
} );
