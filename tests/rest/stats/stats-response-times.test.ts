import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { evalJson, fetchPath, get, post } from '../support/site';
import type { Wire } from '../support/site';
import { describeNative } from './buffer';
import {
	ENDPOINT,
	closeEndpoint,
	countTotal,
	merge,
	openEndpoint,
	prepareStatistics,
	sendBeacon,
} from './views';

/**
 * How long visitors waited for pages: sent with views while the self-check is
 * on (the action `jetpack_dashboard_response_times`).
 */
const OPTION = 'jetpack_dashboard_response_times';
const ROUTE = '/wp-json/jetpack/v4/stats/view';
const NONE = { views: 0, median_ms: null, slow: 0 };

restoreStateAfterwards();

const setCheck = ( isOn: boolean ) =>
	post( 'settings', { monitor_self_check: isOn } );

const stored = () =>
	evalJson< Wire >( `echo wp_json_encode( get_option( '${ OPTION }' ) );` );

const visitors = async (): Promise< Wire > =>
	( await get( 'module/monitor/self-check' ) ).body.visitors;

const scriptOn = async ( path: string ): Promise< string > =>
	/<script[^>]*>\s*\(function\(d,n,w,c\)[^\n]*\s*<\/script>/.exec(
		( await fetchPath( path ) ).text
	)?.[ 0 ] ?? '';

/** Sends bodies, and returns the statuses. */
async function statusesOf(
	path: string,
	bodies: readonly string[]
): Promise< number[] > {
	const statuses: number[] = [];
	for ( const body of bodies ) {
		statuses.push( ( await sendBeacon( path, body ) ).status );
	}
	await merge();
	return statuses;
}

const GOOD = [
	'post=0&from=&ms=180',
	'post=0&from=news.example&ms=190',
	'post=0&from=&ms=185',
	'post=0&from=&ms=999999999',
	'post=0&from=',
	'post=0&from=&ms=0',
];
const BAD = [
	'post=0&from=&ms=-1',
	'post=0&from=&ms=1.5',
	'post=0&from=&ms=fast',
	'post=0&from=&ms=9999999999',
];

beforeEach( async () => {
	await useScenario( 'local' );
	await closeEndpoint();
	await prepareStatistics();
	await setCheck( false );
} );
afterAll( async () => {
	await setCheck( false );
	await closeEndpoint();
} );

it( 'is measured by pages only while the self-check is on, in less than 1.5 KB', async () => {
	const without = await scriptOn( '/' );
	expect( without ).not.toBe( '' );
	expect( without ).not.toContain( 'responseStart' );

	await setCheck( true );
	const script = await scriptOn( '/' );
	expect( script ).toContain( 'responseStart' );
	expect( script.length ).toBeLessThan( 1500 );

	await setCheck( false );
	expect( await scriptOn( '/' ) ).toBe( without );
} );

async function countsOnce( path: string ): Promise< void > {
	await setCheck( true );
	expect( await statusesOf( path, GOOD ) ).toEqual( GOOD.map( () => 204 ) );
	expect( await countTotal() ).toBe( GOOD.length );
	expect( await visitors() ).toEqual( {
		views: 4,
		median_ms: expect.any( Number ),
		slow: 1,
	} );
	const { median_ms: median } = await visitors();
	expect( median ).toBeGreaterThan( 150 );
	expect( median ).toBeLessThanOrEqual( 200 );

	expect( await statusesOf( path, BAD ) ).toEqual( BAD.map( () => 400 ) );
	expect( ( await visitors() ).views ).toBe( 4 );

	// No click has one.
	await sendBeacon( path, 'post=0&click=other.example&ms=180' );
	await merge();
	expect( ( await visitors() ).views ).toBe( 4 );
}

async function ignoresWhileOff( path: string ): Promise< void > {
	expect( await statusesOf( path, GOOD ) ).toEqual( GOOD.map( () => 204 ) );
	expect( await countTotal() ).toBe( GOOD.length );
	expect( await stored() ).toBe( false );
	await setCheck( true );
	expect( await visitors() ).toEqual( NONE );
}

describe( 'the REST route', () => {
	it( 'counts each once, and refuses what is no number', () =>
		countsOnce( ROUTE ) );

	it( 'stores nothing while the self-check is off', () =>
		ignoresWhileOff( ROUTE ) );

	it( 'counts none above the visitor’s limit', async () => {
		await setCheck( true );
		const remove = dropMustUsePlugin(
			'stats-limit',
			"add_filter( 'jetpack_dashboard_stats_views_per_address', static fn() => 2 );"
		);
		try {
			const body = 'post=0&from=&ms=180';
			expect( await statusesOf( ROUTE, [ body, body, body ] ) ).toEqual( [
				204, 204, 429,
			] );
		} finally {
			remove();
		}
		expect( ( await visitors() ).views ).toBe( 2 );
	} );

	it( 'counts none from robots or other sites', async () => {
		await setCheck( true );
		for ( const headers of [
			{ 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
			{ 'Sec-Fetch-Site': 'cross-site' },
		] ) {
			await sendBeacon( ROUTE, 'post=0&from=&ms=180', { headers } );
		}
		expect( await stored() ).toBe( false );
	} );
} );

describeNative( 'the endpoint that doesn’t load WordPress', () => {
	beforeEach( openEndpoint );

	it( 'counts each once, and refuses what is no number', () =>
		countsOnce( ENDPOINT ) );

	it( 'stores nothing while the self-check is off', () =>
		ignoresWhileOff( ENDPOINT ) );
} );

it( 'is shown with the self-check, and deleted when that is turned off', async () => {
	await setCheck( true );
	await evalJson(
		"do_action( 'jetpack_dashboard_self_check' ); echo wp_json_encode( true );"
	);
	const text = async (): Promise< string > =>
		( await get( 'module/monitor' ) ).body.extra.self_check;
	expect( await text() ).toContain(
		'Site Stats hasn’t measured how long visitors wait for a page in the last 24 hours.'
	);

	await statusesOf( ROUTE, [ 'post=0&from=&ms=180' ] );
	expect( await text() ).toContain(
		'Visitors waited 180 ms for a page (median of the last 24 hours, 1 page). Scheduled work'
	);
	await statusesOf( ROUTE, [
		'post=0&from=&ms=170',
		'post=0&from=&ms=190',
		'post=0&from=&ms=4000',
	] );
	expect( await text() ).toMatch(
		/ago\. Visitors waited 1\d\d ms for a page \(median of the last 24 hours, 4 pages\)\. 25% took longer than 2 seconds\. Scheduled work/
	);
	expect(
		await evalJson(
			`echo wp_json_encode( isset( wp_load_alloptions( true )['${ OPTION }'] ) );`
		)
	).toBe( false );

	await setCheck( false );
	expect( await stored() ).toBe( false );
} );
