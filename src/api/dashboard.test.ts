/** @jest-environment ./tools/jest/browser-environment.js */
import { fetchDashboard, fetchPart, readCachedParts } from './dashboard';
import type { PartName } from './dashboard';
import { configureApi } from './client';
import { requestedParts, mockNetwork, json } from './network.fixture';
import { makePageData } from './page-data.fixture';
import { text } from './parts/parts.fixture';

beforeEach( () => {
	const { api, preload } = makePageData();
	configureApi( { ...api, preload, nonceUrl: '' } );
} );

describe( 'the call', () => {
	it( 'requests all parts at once', async () => {
		const calls = mockNetwork( () => json( { protect: 1, akismet: 2 } ) );
		await fetchDashboard( [ 'protect', 'akismet' ] );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/dashboard'
		);
		expect( calls.map( requestedParts ) ).toEqual( [
			[ 'protect', 'akismet' ],
		] );
	} );

	it( 'one failed part does not affect the others', async () => {
		mockNetwork( () =>
			json( {
				scan: { code: 'wpcom_outage', message: 'Down.', status: 502 },
				rewind: text( {} ),
				protect: 3,
			} )
		);
		expect(
			await fetchDashboard( [ 'scan', 'rewind', 'protect', 'site' ] )
		).toMatchObject( {
			scan: {
				kind: 'failure',
				error: {
					name: 'ApiError',
					code: 'wpcom_outage',
					status: 502,
					message: 'Down. (Status 502)',
				},
			},
			rewind: {
				kind: 'failure',
				error: { name: 'UnexpectedShapeError' },
			},
			protect: { kind: 'body', data: 3 },
			// An incomplete response: the part is missing.
			site: { kind: 'failure', error: { name: 'UnexpectedShapeError' } },
		} );
	} );

	it( 'keeps the last valid body with its age next to the failure', async () => {
		mockNetwork( () =>
			json( {
				monitor: {
					code: 'wpcom_timeout',
					message: 'Slow.',
					status: 504,
					last: { last_down: null, last_checked: null },
					age: 7200,
				},
				scan: {
					code: 'wpcom_timeout',
					message: 'Slow.',
					status: 504,
					last: { code: 'success', data: '{}' },
					age: 60,
				},
			} )
		);
		const { monitor, scan } = await fetchDashboard( [ 'monitor', 'scan' ] );
		expect( monitor ).toMatchObject( {
			kind: 'body',
			data: { lastDown: null },
			error: { status: 504 },
		} );
		expect(
			Date.now() - ( monitor as { updatedAt: number } ).updatedAt
		).toBeGreaterThanOrEqual( 7_200_000 );
		// An unreadable response is not final.
		expect( scan ).toMatchObject( {
			kind: 'failure',
			error: { status: 504 },
		} );
	} );

	it( 'takes the vault plugin’s 404 for its word that it isn’t there', async () => {
		mockNetwork( () =>
			json( {
				vaultpress: { code: 'not_active', message: '', status: 404 },
			} )
		);
		expect( await fetchDashboard( [ 'vaultpress' ] ) ).toMatchObject( {
			vaultpress: { kind: 'body', data: { kind: 'not-active' } },
		} );
		mockNetwork( () => json( { code: 'not_active' }, 404 ) );
		expect( await fetchPart( 'vaultpress' ) ).toMatchObject( {
			vaultpress: { kind: 'body', data: { kind: 'not-active' } },
		} );
	} );

	it( 'reads `[]` as an empty response without any part', async () => {
		mockNetwork( () => json( [] ) );
		expect( await fetchDashboard( [ 'protect' ] ) ).toMatchObject( {
			protect: { kind: 'failure' },
		} );
	} );

	it( 'throws if there is no response at all', async () => {
		mockNetwork( () => new Response( '<h1>Nginx</h1>', { status: 502 } ) );
		await expect( fetchDashboard( [ 'protect' ] ) ).rejects.toMatchObject( {
			name: 'JsonParseError',
		} );
	} );
} );

/** Tests each part through its own route. */
const ROUTES: readonly [ string, PartName, string ][] = [
	[ 'A354', 'site', 'site' ],
	[ 'A355', 'features', 'site/features' ],
	[ 'A356', 'products', 'site/products' ],
	[ 'A357', 'purchases', 'site/purchases' ],
	[ 'A358', 'benefits', 'site/benefits' ],
	[ 'A359', 'discount', 'site/discount' ],
	[ 'A361', 'rewind', 'rewind' ],
	[ 'A362', 'scan', 'scan' ],
	[ 'A347 B509', 'vaultpress', 'module/vaultpress/data' ],
	[ 'A348 B510', 'akismet', 'module/akismet/data' ],
	[ 'A346', 'protect', 'module/protect/data' ],
	[ 'A351', 'stats', 'module/stats/data' ],
	[ '–', 'monitor', 'module/monitor/data' ],
	[ '–', 'activity', 'site/activity' ],
];

describe( 'one part from its own route', () => {
	it.each( ROUTES )( '%s: %s', async ( _rows, name, path ) => {
		const calls = mockNetwork( () => json( {}, 502 ) );
		await fetchPart( name, { isRefresh: true } );
		expect( calls[ 0 ]?.method ).toBe( 'GET' );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			`/wp-json/jetpack/v4/${ path }`
		);
		expect( calls[ 0 ]?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
		expect( calls[ 0 ]?.url.searchParams.get( 'range' ) ).toBe(
			name === 'stats' ? 'day' : null
		);
	} );

	it( 'calls each part’s route (A346, A347, A348)', async () => {
		const calls = mockNetwork( () => json( 0 ) );
		await fetchPart( 'protect' );
		await fetchPart( 'vaultpress' );
		await fetchPart( 'akismet' );
		expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
			'/wp-json/jetpack/v4/module/protect/data',
			'/wp-json/jetpack/v4/module/vaultpress/data',
			'/wp-json/jetpack/v4/module/akismet/data',
		] );
	} );

	it( 'keeps the last good body that a refusal brings', async () => {
		mockNetwork( () =>
			json(
				{
					code: 'wpcom_outage',
					message: 'Down.',
					data: {
						status: 502,
						last: text( { state: 'provisioning' } ),
						age: 60,
					},
				},
				502
			)
		);
		expect( await fetchPart( 'rewind' ) ).toMatchObject( {
			rewind: {
				kind: 'body',
				data: { state: 'provisioning' },
				error: { code: 'wpcom_outage', status: 502 },
			},
		} );
	} );
} );

describe( 'what the page brought', () => {
	it( 'is read part by part, and left out where it can’t be', () => {
		const kept = readCachedParts(
			{
				rewind: { body: text( { state: 'active' } ), age: 60 },
				scan: { body: text( {} ), age: 60 },
				monitor: null,
				nonsense: { body: 7, age: 1 },
			},
			{ '/jetpack/v4/module/protect/data': { body: '12' } }
		);
		expect( Object.keys( kept ) ).toEqual( [ 'rewind', 'protect' ] );
		expect( kept.protect ).toMatchObject( { data: 12 } );
		expect( kept.rewind ).toMatchObject( { data: { state: 'active' } } );
	} );

	it.each( [ [ [] ], [ null ], [ 'x' ] ] )(
		'may be nothing: %j',
		( wire ) => {
			expect( readCachedParts( wire, {} ) ).toEqual( {} );
		}
	);
} );
