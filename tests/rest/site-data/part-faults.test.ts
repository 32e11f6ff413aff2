import { dropMustUsePlugin } from '../support/dropped-plugin';
import { readConnection } from '../support/connection-state';
import { restoreStateAfterwards } from '../support/saved-state';
import { withoutHost } from '../support/fault-rows';
import { FAULTS, expectMessage, withFault } from '../support/provider-faults';
import { useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import {
	DASHBOARD_PARTS,
	PARTS,
	dashboard,
	startConnected,
	countRequests,
} from './site-parts';

/** The timeout for the provider, and an allowance for the site itself. */
const MAX_MS = 6500;

const HANGS = { kind: 'closed', latency_ms: 10_000 };

const ON_DASHBOARD = PARTS.flatMap( ( row ) =>
	row.part === null ? [] : [ { ...row, part: row.part } ]
);

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	await site().setClock( 0 );
} );
afterAll( async () => {
	await site().setClock( 0 );
	await useScenario( 'local' );
} );

/** Faults that one part can have while others have none or another. */
const QUICK = FAULTS.filter(
	( { name, fault } ) => fault !== 'down' && ! name.startsWith( 'hangs' )
);

it.each( ON_DASHBOARD )(
	'while the provider fails with $part, it alone fails',
	async ( { part, source } ) => {
		const { result } = await withFault(
			{ fault: { kind: 'status', status: 500 } },
			source,
			() => dashboard( DASHBOARD_PARTS )
		);
		expect( result.status ).toBe( 200 );
		for ( const one of DASHBOARD_PARTS ) {
			expect( [ one, result.body[ one ].status ] ).toEqual( [
				one,
				one === part ? 502 : undefined,
			] );
		}
	}
);

/** After as many rounds as there are faults, each part has had each fault. */
it.each( QUICK.map( ( _fault, round ) => [ round + 1 ] ) )(
	'round %i of faults: each part has another one, and says which',
	async ( round ) => {
		const faultOf = ( index: number ) =>
			QUICK[ ( index + round ) % QUICK.length ];
		const faults = ON_DASHBOARD.map( ( { source }, index ) => [
			source,
			faultOf( index )?.fault,
		] );
		await site().accountService.patch( {
			faults: Object.fromEntries( faults ),
		} );
		const { body } = await dashboard( DASHBOARD_PARTS );
		ON_DASHBOARD.forEach( ( { part }, index ) => {
			const expected = faultOf( index );
			expect( [ part, expected?.name, body[ part ] ] ).toMatchObject( [
				part,
				expected?.name,
				{
					code: expected?.code.replace( '{step}', '' ),
					status: expected?.status,
				},
			] );
			expectMessage( body[ part ].message );
			expect( withoutHost( body[ part ].message ) ).toBe(
				expected?.message
			);
		} );
	}
);

const EMPTY_IS_NOTHING = [ 'discount', 'products' ];

it.each( ON_DASHBOARD )( '{} is no $part', async ( { part, source } ) => {
	const { result } = await withFault(
		{ fault: { kind: 'empty-object' } },
		source,
		() => dashboard( [ part ] )
	);
	expect( result.body[ part ].code ).toBe(
		EMPTY_IS_NOTHING.includes( part ) ? 'success' : 'wpcom_bad_response'
	);
} );

it( 'treats WordPress-like errors of the provider as failures, not as missing permission', async () => {
	const remove = dropMustUsePlugin(
		'no-route',
		`add_filter( 'pre_http_request', fn( $response, $args, $url ) => preg_match( '#/scan$#', $url ) ? array( 'headers' => array(), 'response' => array( 'code' => 404 ), 'body' => '{"code":"rest_no_route","message":"No route.","data":{"status":404}}' ) : $response, 10, 3 );`
	);
	const { body } = await dashboard( [ 'scan', 'rewind' ] ).finally( remove );
	expect( body.scan ).toMatchObject( {
		code: 'rest_no_route',
		status: 502,
		api_http_code: 404,
	} );
	expect( body.rewind.code ).toBe( 'success' );
} );

it( 'a failing plugin only affects its own part', async () => {
	const remove = dropMustUsePlugin(
		'broken-vault',
		`class VaultPress { public static function init() { throw new Error( 'Broken.' ); } }`
	);
	const { status, body } = await dashboard( [
		'vaultpress',
		'rewind',
	] ).finally( remove );
	expect( status ).toBe( 200 );
	expect( body.vaultpress ).toMatchObject( {
		code: 'part_failed',
		status: 500,
	} );
	expectMessage( body.vaultpress.message );
	expect( body.rewind.code ).toBe( 'success' );
} );

it( 'a response that the database can’t store is returned anyway', async () => {
	const remove = dropMustUsePlugin(
		'no-keeping',
		"add_filter( 'query', fn( $query ) => preg_match( '/^(INSERT|UPDATE).*jetpack_dashboard_data_activity/s', $query ) ? 'NO' : $query );"
	);
	const { body } = await dashboard( [ 'activity' ] ).finally( remove );
	expect( body.activity.data ).toHaveLength( 5 );
} );

describe( 'a provider that hangs', () => {
	it( 'in one part does not affect the others, within the deadline', async () => {
		const { result, ms } = await withFault(
			{ fault: HANGS },
			'/v1/sites/{id}/scan',
			() => dashboard( DASHBOARD_PARTS )
		);
		expect( ms ).toBeLessThan( MAX_MS );
		expect( result.body.scan ).toMatchObject( {
			code: 'http_request_failed',
			status: 504,
		} );
		expect( result.body.rewind.code ).toBe( 'success' );
		expect( result.body.site.code ).toBe( 'success' );
	} );

	it( 'with all of them, its token among them, is given up in time', async () => {
		const { result, ms } = await withFault( { fault: HANGS }, '*', () =>
			dashboard( [ ...DASHBOARD_PARTS, 'monitor', 'benefits' ] )
		);
		expect( ms ).toBeLessThan( MAX_MS );
		for ( const part of DASHBOARD_PARTS ) {
			expect( [ part, result.body[ part ].status ] ).toEqual( [
				part,
				504,
			] );
		}
		expect( result.body.benefits.code ).toBe( 'success' );
	} );
} );

describe( 'a provider that stopped after one good load', () => {
	it( 'leaves each part its last response and its age', async () => {
		const good = await dashboard( DASHBOARD_PARTS );
		await site().setClock( 2400 );
		const { result, ms } = await withFault( { fault: 'down' }, '*', () =>
			dashboard( DASHBOARD_PARTS )
		);
		expect( ms ).toBeLessThan( MAX_MS );
		for ( const part of DASHBOARD_PARTS ) {
			expect( [ part, result.body[ part ] ] ).toEqual( [
				part,
				{
					code: 'http_request_failed',
					message: expect.any( String ),
					status: 504,
					last: good.body[ part ],
					age: expect.any( Number ),
				},
			] );
			expect( result.body[ part ].age ).toBeGreaterThanOrEqual( 2400 );
			expect( result.body[ part ].age ).toBeLessThan( 2500 );
		}
	} );

	it( 'is the same for the named routes, and is not shown to other users', async () => {
		const good = await get( 'scan' );
		await site().setClock( 2400 );
		const { result } = await withFault( { fault: 'down' }, '*', () =>
			get( 'scan' )
		);
		expect( [ result.status, result.body.code ] ).toEqual( [
			504,
			'http_request_failed',
		] );
		expect( result.body.data.last ).toEqual( good.body );
		expect( result.body.data.age ).toBeGreaterThanOrEqual( 2400 );
	} );

	it( 'says what the site’s notice needs: the service’s code and status', async () => {
		const { result } = await withFault(
			{ fault: { kind: 'status', status: 403 } },
			'/v1/sites/{id}',
			() => dashboard( [ 'site' ] )
		);
		expect( result.body.site ).toMatchObject( {
			status: 502,
			api_http_code: 403,
			api_error_code: 'sandbox_fault',
		} );
	} );
} );

describe( 'a part that keeps failing', () => {
	const source = '/v1/sites/{id}/scan';

	it( 'is left alone for a minute after three failures in a row, refresh or not', async () => {
		await site().accountService.patch( {
			faults: { [ source ]: { kind: 'status', status: 500 } },
		} );
		await site().accountService.clearCalls();
		for ( const path of [ 'scan', 'scan?refresh=1', 'scan' ] ) {
			expect( ( await get( path ) ).status ).toBe( 502 );
		}
		await site().accountService.patch( { faults: { [ source ]: null } } );
		const { status, headers, body } = await get( 'scan?refresh=1' );
		expect( [ status, body.code ] ).toEqual( [ 503, 'wpcom_outage' ] );
		expectMessage( body.message );
		expect( Number( headers[ 'retry-after' ] ) ).toBeGreaterThan( 30 );
		expect( await countRequests( source ) ).toBe( 3 );
		expect( ( await get( 'rewind' ) ).status ).toBe( 200 );
		await site().setClock( 61 );
		expect( ( await get( 'scan' ) ).status ).toBe( 200 );
	} );

	it( 'that asked for longer is left alone for longer', async () => {
		await site().accountService.patch( {
			faults: { [ source ]: { kind: 'busy', retry_after: 300 } },
		} );
		await get( 'scan' );
		await site().accountService.patch( { faults: { [ source ]: null } } );
		await site().setClock( 120 );
		const { body } = await dashboard( [ 'scan', 'rewind' ], '&refresh=1' );
		expect( body.scan ).toMatchObject( {
			code: 'wpcom_outage',
			status: 503,
		} );
		expect( body.scan.retryAfter ).toBeLessThanOrEqual( 180 );
		expect( body.rewind.code ).toBe( 'success' );
	} );
} );

it( 'no secret is in any response, good or bad', async () => {
	const texts = [ ( await dashboard( DASHBOARD_PARTS ) ).text ];
	const { result } = await withFault(
		{ fault: { kind: 'wrong-types' } },
		'*',
		() => dashboard( DASHBOARD_PARTS, '&refresh=1' )
	);
	texts.push( result.text );
	await dashboard( [ 'scan' ] );
	const { secrets } = await readConnection();
	expect( secrets.length ).toBeGreaterThanOrEqual( 4 );
	for ( const secret of secrets ) {
		expect( texts.join() ).not.toContain( secret );
	}
} );
