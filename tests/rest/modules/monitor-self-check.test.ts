import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';

const HOOK = 'jetpack_dashboard_self_check';
const LOG = 'jetpack_dashboard_self_check_log';

restoreStateAfterwards();

const setCheck = ( isOn: boolean ) =>
	post( 'settings', { monitor_self_check: isOn } );

/** The checks that are scheduled: seconds until each. */
const scheduled = () =>
	evalJson< number[] >(
		`$delays = array(); foreach ( _get_cron_array() as $time => $hooks ) { if ( isset( $hooks['${ HOOK }'] ) ) { $delays[] = $time - time(); } } echo wp_json_encode( $delays );`
	);

const runCheck = () => evalPhp( `do_action( '${ HOOK }' );` );

const text = async (): Promise< string > =>
	( await get( 'module/monitor' ) ).body.extra.self_check;

/** Replaces the response to the next checks. `response` is a PHP expression. */
async function runWithResponse( response: string ): Promise< void > {
	const remove = dropMustUsePlugin(
		'self-check-answer',
		`add_filter( 'pre_http_request', static fn( $response, $args, $url ) => home_url( '/' ) === $url ? ${ response } : $response, 1, 3 );`
	);
	try {
		await runCheck();
	} finally {
		remove();
	}
}

const responseWith = ( status: number ) =>
	`array( 'headers' => array(), 'body' => 'x', 'cookies' => array(), 'response' => array( 'code' => ${ status }, 'message' => '' ) )`;

const failWith = ( message: string, code = 'http_request_failed' ) =>
	`new WP_Error( '${ code }', '${ message }' )`;

beforeEach( async () => {
	await useScenario( 'local' );
	await switchModule( 'monitor', false );
	await setCheck( false );
	// Tasks of other tests would be overdue.
	await evalPhp(
		"wp_unschedule_hook( 'jetpack_dashboard_self_check' );" +
			'foreach ( _get_cron_array() as $time => $hooks ) { foreach ( array_keys( $hooks ) as $hook ) { if ( $time < time() - 600 ) { wp_unschedule_hook( $hook ); } } }'
	);
} );
afterAll( () => setCheck( false ) );

it( 'does nothing until it is turned on', async () => {
	await fetchPath( '/' );
	expect( await scheduled() ).toEqual( [] );
	expect( await text() ).toBe( '' );
	const { status, body } = await get( 'module/monitor/self-check' );
	expect( [ status, body.code ] ).toEqual( [ 404, 'not_active' ] );
} );

it( 'needs neither the module nor an account service', async () => {
	expect( ( await setCheck( true ) ).status ).toBe( 200 );
	expect( await text() ).toBe( 'The first check hasn’t run yet.' );
	await fetchPath( '/' );
	const [ delay = 99 ] = await scheduled();
	expect( delay ).toBeLessThanOrEqual( 0 );

	await site().runCron();
	const { body } = await get( 'module/monitor/self-check' );
	expect( body ).toEqual( {
		responses: [
			{
				time: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
				ms: expect.any( Number ),
				status: 200,
				problem: '',
			},
		],
		cron: {
			last_run: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
			overdue_since: null,
			gaps: [],
		},
		ping: null,
		visitors: { views: 0, median_ms: null, slow: 0 },
	} );
	expect( body.responses[ 0 ].ms ).toBeGreaterThan( 0 );
	expect( await text() ).toMatch(
		/^This site last took \d+\.\d+ s to answer, \d+ \S+ ago\. Site Stats hasn’t measured how long visitors wait for a page in the last 24 hours\. Scheduled work last ran at \d+:\d\d [ap]m\.$/
	);
	const next = await scheduled();
	expect( next ).toHaveLength( 1 );
	expect( next[ 0 ] ).toBeGreaterThan( 200 );
	expect( next[ 0 ] ).toBeLessThanOrEqual( 300 );
} );

it( 'also runs while the module is on', async () => {
	await useScenario( 'connected' );
	await switchModule( 'monitor', true );
	await setCheck( true );
	await fetchPath( '/' );
	expect( await scheduled() ).toHaveLength( 1 );
} );

it( 'forgets everything when it is turned off', async () => {
	await setCheck( true );
	await runWithResponse( responseWith( 200 ) );
	await setCheck( false );
	await fetchPath( '/' );
	expect( await scheduled() ).toEqual( [] );
	expect(
		await evalJson( `echo wp_json_encode( get_option( '${ LOG }' ) );` )
	).toBe( false );
	expect( await text() ).toBe( '' );
} );

it.each( [
	[
		'timeout',
		failWith( 'cURL error 28: Operation timed out' ),
		'There was no answer within 10 seconds.',
	],
	[
		'unreachable',
		failWith( 'cURL error 7: Failed to connect' ),
		'The server can’t reach the site’s own address.',
	],
	[
		'certificate',
		failWith( 'cURL error 60: SSL certificate problem' ),
		'The HTTPS connection failed.',
	],
	[
		'blocked',
		failWith( 'No.', 'http_request_not_executed' ),
		'A plugin or a setting blocks requests to the site’s own address.',
	],
	[
		'failed',
		failWith( 'cURL error 52: Empty reply' ),
		'The answer was incomplete or invalid.',
	],
] )(
	'says why there was no response: %s',
	async ( problem, response, reason ) => {
		await setCheck( true );
		await runWithResponse( response );
		const { body } = await get( 'module/monitor/self-check' );
		expect( body.responses ).toEqual( [
			expect.objectContaining( { status: 0, problem } ),
		] );
		expect( await text() ).toMatch(
			/^This site’s last request to itself failed \d+ \S+ ago\. /
		);
		expect( await text() ).toContain( reason );
	}
);

it( 'names the status of an error page', async () => {
	await setCheck( true );
	await runWithResponse( responseWith( 503 ) );
	expect( await text() ).toMatch(
		/^This site last answered with error 503 after \d+\.\d+ s, \d+ \S+ ago\./
	);
} );

it( 'keeps the last 24 responses, in an option that isn’t autoloaded', async () => {
	await setCheck( true );
	await evalPhp(
		`update_option( '${ LOG }', array( 'cron_run' => time(), 'responses' => array_fill( 0, 24, array( 'time' => time() - 900, 'ms' => 400, 'status' => 200, 'problem' => '' ) ) ), false );`
	);
	await runWithResponse( responseWith( 500 ) );
	const { body } = await get( 'module/monitor/self-check' );
	expect( body.responses ).toHaveLength( 24 );
	expect( body.responses[ 0 ].status ).toBe( 500 );
	expect( body.responses[ 1 ] ).toMatchObject( { ms: 400, status: 200 } );
	expect(
		await evalJson(
			`echo wp_json_encode( isset( wp_load_alloptions( true )['${ LOG }'] ) );`
		)
	).toBe( false );
} );

it( 'says for how long nothing ran, at most, in the last 7 days', async () => {
	await setCheck( true );
	const gap =
		/In the last 7 days, nothing ran for up to 3 hours \(from January 5, 2026, 9:30 am\): either nobody visited the site, or it was down\.$/;
	const remove = dropMustUsePlugin(
		'self-check-now',
		"add_filter( 'jetpack_dashboard_now', static fn() => strtotime( '2026-01-06 10:00:00 UTC' ) );"
	);
	const logGaps = ( ...gaps: readonly [ from: string, to: string ][] ) =>
		evalPhp(
			`$now = strtotime( '2026-01-06 09:58:00 UTC' ); update_option( '${ LOG }', array( 'cron_run' => $now, 'responses' => array( array( 'time' => $now, 'ms' => 400, 'status' => 200, 'problem' => '' ) ), 'gaps' => array( ${ gaps
				.map(
					( [ from, to ] ) =>
						`array( 'from' => strtotime( '${ from } UTC' ), 'to' => strtotime( '${ to } UTC' ) )`
				)
				.join() } ) ), false );`
		);
	try {
		await logGaps(
			[ '2026-01-06 02:00', '2026-01-06 04:00' ],
			[ '2026-01-05 09:30', '2026-01-05 12:30' ],
			[ '2025-12-29 00:00', '2025-12-29 08:00' ]
		);
		expect( await text() ).toMatch( gap );
		await logGaps( [ '2025-12-29 00:00', '2025-12-29 08:00' ] );
		expect( await text() ).not.toContain( 'nothing ran' );
	} finally {
		remove();
	}
} );

it( 'says when it ran on another day, and which task is overdue', async () => {
	await setCheck( true );
	await evalPhp(
		`update_option( '${ LOG }', array( 'cron_run' => strtotime( '2026-01-05 09:30:00 UTC' ), 'responses' => array( array( 'time' => time() - 180, 'ms' => 400, 'status' => 200, 'problem' => '' ) ) ), false ); wp_schedule_single_event( time() - 7200, 'test_overdue' );`
	);
	try {
		const { body } = await get( 'module/monitor/self-check' );
		expect( body.cron.last_run ).toBe( '2026-01-05T09:30:00+00:00' );
		expect( body.cron.overdue_since ).toMatch( /^\d{4}-\d\d-\d\dT/ );
		expect( await text() ).toMatch(
			/^This site last took 0\.4 s to answer, 3 min\w* ago\. .* Scheduled work last ran on January 5, 2026 at 9:30 am\. A scheduled task has been overdue for 2 hours\. /
		);
	} finally {
		await evalPhp( "wp_unschedule_hook( 'test_overdue' );" );
	}
} );
