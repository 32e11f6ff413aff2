/** @jest-environment ./tools/jest/browser-environment.js */
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import {
	EDITOR,
	makeConnectionStatus,
	makeModule,
	makePageData,
} from '../../api/page-data.fixture';
import type { InitialState } from '../../api/initial-state';
import type { PartName } from '../../api/dashboard';
import { CONNECTED_SITE } from '../connection/connection.fixture';
import { createPage } from '../page';
import type { AppStore } from '../store';
import {
	getPart,
	getPartData,
	isPartRefreshing,
	shouldFetchPart,
} from './parts-selectors';
import { fetchDashboardParts, retryPart } from './parts-thunks';

const ON = {
	getModules: { protect: makeModule( 'protect', { activated: true } ) },
};

function open( given: Partial< InitialState > = ON ): AppStore {
	return createPage( makePageData( given ) ).store;
}

const partOf = ( store: AppStore, name: PartName ) =>
	getPart( store.getState(), name );
const FAILED = { code: 'wpcom_outage', message: 'Down.', status: 502 };

describe( 'a part of the dashboard', () => {
	it( 'loads, is ready, and keeps its data while it is asked again', async () => {
		const first = deferred< Response >();
		mockNetwork( () => first.promise );
		const store = open();
		expect( partOf( store, 'protect' ) ).toEqual( { kind: 'loading' } );
		const done = store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
		expect( isPartRefreshing( store.getState(), 'protect' ) ).toBe( true );
		expect( isPartRefreshing( store.getState(), 'akismet' ) ).toBe( false );
		first.resolve( json( { protect: 3 } ) );
		await done;
		expect( partOf( store, 'protect' ) ).toMatchObject( {
			kind: 'ready',
			data: 3,
		} );
		expect( isPartRefreshing( store.getState(), 'protect' ) ).toBe( false );

		const second = deferred< Response >();
		mockNetwork( () => second.promise );
		const again = store.dispatch( retryPart( 'protect' ) );
		expect( isPartRefreshing( store.getState(), 'protect' ) ).toBe( true );
		expect( getPartData( store.getState(), 'protect' ) ).toBe( 3 );
		second.resolve( json( 4 ) );
		await again;
		expect( getPartData( store.getState(), 'protect' ) ).toBe( 4 );
	} );

	it( 'fails alone', async () => {
		mockNetwork( () => json( { protect: 3, akismet: FAILED } ) );
		const store = open();
		await store.dispatch( fetchDashboardParts( [ 'protect', 'akismet' ] ) );
		expect( partOf( store, 'protect' ).kind ).toBe( 'ready' );
		expect( partOf( store, 'akismet' ) ).toMatchObject( {
			kind: 'failed',
			error: { code: 'wpcom_outage' },
		} );
		expect( getPartData( store.getState(), 'akismet' ) ).toBeNull();
	} );

	it( 'has its own flag while in flight, regardless of the result (B333)', async () => {
		for ( const response of [ { protect: 3 }, { protect: FAILED } ] ) {
			const waiting = deferred< Response >();
			mockNetwork( () => waiting.promise );
			const store = open();
			const isRefreshing = () =>
				isPartRefreshing( store.getState(), 'protect' );
			expect( isRefreshing() ).toBe( false );
			const done = store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
			expect( isRefreshing() ).toBe( true );
			expect( isPartRefreshing( store.getState(), 'scan' ) ).toBe(
				false
			);
			waiting.resolve( json( response ) );
			await done;
			expect( isRefreshing() ).toBe( false );
		}
	} );

	it( 'changes from failed to ready on retry', async () => {
		mockNetwork( () => json( { protect: FAILED } ) );
		const store = open();
		await store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
		mockNetwork( () => json( 5 ) );
		await store.dispatch( retryPart( 'protect' ) );
		expect( partOf( store, 'protect' ) ).toMatchObject( {
			kind: 'ready',
			data: 5,
		} );
	} );

	it( 'is stale with the last good body that the server kept', async () => {
		mockNetwork( () =>
			json( { protect: { ...FAILED, last: 8, age: 3600 } } )
		);
		const store = open();
		await store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
		const part = partOf( store, 'protect' );
		expect( part ).toMatchObject( {
			kind: 'stale',
			data: 8,
			error: { status: 502 },
		} );
		expect(
			part.kind === 'stale' && Date.now() - part.updatedAt
		).toBeGreaterThanOrEqual( 3_600_000 );
	} );

	it.each( [
		[ 'the network breaks', () => new TypeError( 'Failed to fetch' ) ],
		[ 'HTML comes', () => new Response( '<p>Sorry.</p>' ) ],
		[ 'the whole call is refused', () => json( FAILED, 502 ) ],
		[ 'the response is incomplete', () => new Response( '{"protect":' ) ],
		[ 'only other parts come', () => json( {} ) ],
		[ 'its type is wrong', () => json( { protect: 'many' } ) ],
		[ 'the user is logged out', () => json( {}, 401 ) ],
	] )(
		'keeps its last data when %s, and fails without any',
		async ( _title, response ) => {
			const store = open();
			mockNetwork( response );
			await store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
			expect( partOf( store, 'protect' ) ).toMatchObject( {
				kind: 'failed',
				error: { message: expect.stringMatching( /./ ) },
			} );
			mockNetwork( () => json( { protect: 3 } ) );
			await store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
			mockNetwork( response );
			await store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
			expect( partOf( store, 'protect' ) ).toMatchObject( {
				kind: 'stale',
				data: 3,
				error: { message: expect.stringMatching( /./ ) },
			} );
		}
	);

	it( 'gets a fresh nonce for one that has expired', async () => {
		const calls = mockNetwork( ( { url }, nth ) => {
			if ( url.searchParams.get( 'action' ) === 'rest-nonce' ) {
				return new Response( 'cccccccccc' );
			}
			return nth === 1
				? json( { code: 'rest_cookie_invalid_nonce' }, 403 )
				: json( { protect: 3 } );
		} );
		const store = open();
		await store.dispatch( fetchDashboardParts( [ 'protect' ] ) );
		expect( getPartData( store.getState(), 'protect' ) ).toBe( 3 );
		expect( calls[ 2 ]?.headers.get( 'X-WP-Nonce' ) ).toBe( 'cccccccccc' );
	} );
} );

describe( 'what came with the page', () => {
	const body = { last_down: null, last_checked: null };

	it.each( [
		[ 'ready while the server’s cache is valid', 60, 'ready' ],
		[ 'stale after that', 7200, 'stale' ],
	] )( 'is %s', ( _title, age, kind ) => {
		const store = open( {
			dashboard: { parts: { monitor: { body, age } } },
		} );
		expect( partOf( store, 'monitor' ) ).toMatchObject( {
			kind,
			data: { lastDown: null },
		} );
	} );

	it( 'is removed when the site is disconnected', async () => {
		mockNetwork( () => json( { code: 'success' } ) );
		const store = open( {
			...CONNECTED_SITE,
			dashboard: { parts: { monitor: { body, age: 60 } } },
		} );
		store.dispatch( {
			type: 'connection/disconnect/succeeded',
			key: '',
			args: undefined,
			result: undefined,
		} );
		expect( partOf( store, 'monitor' ) ).toEqual( { kind: 'loading' } );
	} );
} );

describe( 'what is asked for', () => {
	const PROVIDER: readonly PartName[] = [
		'site',
		'features',
		'purchases',
		'benefits',
		'discount',
		'products',
		'rewind',
		'scan',
		'activity',
		'monitor',
	];
	const ALL_ON = {
		getModules: Object.fromEntries(
			[
				'protect',
				'monitor',
				'stats',
				'spam-filter',
				'scanner',
				'backups',
			].map( ( slug ) => [
				slug,
				makeModule( slug, { activated: true } ),
			] )
		),
	};
	const OFFLINE = {
		connectionStatus: makeConnectionStatus( {
			isRegistered: true,
			offlineMode: {
				isActive: true,
				constant: true,
				url: false,
				filter: false,
				wpLocalConstant: false,
			},
		} ),
	};

	it.each( PROVIDER )( 'the provider’s %s, of a connected site', ( name ) => {
		const asks = ( given: Partial< InitialState > ) =>
			shouldFetchPart( open( { ...ALL_ON, ...given } ).getState(), name );
		expect( asks( CONNECTED_SITE ) ).toBe( true );
		// Without the account service, the activity is the site's own log.
		expect( asks( {} ) ).toBe( name === 'activity' );
		expect( asks( { userData: EDITOR } ) ).toBe( false );
		expect( asks( { ...CONNECTED_SITE, ...OFFLINE } ) ).toBe(
			name === 'activity'
		);
		expect(
			asks( { ...CONNECTED_SITE, ...OFFLINE, userData: EDITOR } )
		).toBe( false );
		expect( asks( { ...CONNECTED_SITE, userData: EDITOR } ) ).toBe( false );
		expect(
			asks( {
				...CONNECTED_SITE,
				connectionStatus: makeConnectionStatus(),
			} )
		).toBe( false );
	} );

	it.each( [
		'protect',
		'stats',
		'monitor',
		'spam-filter',
		'scanner',
		'backups',
	] as const )( '%s only while its module is on', ( name ) => {
		expect(
			shouldFetchPart(
				open( { ...CONNECTED_SITE, ...ALL_ON } ).getState(),
				name
			)
		).toBe( true );
		expect(
			shouldFetchPart(
				open( { ...CONNECTED_SITE, getModules: {} } ).getState(),
				name
			)
		).toBe( false );
	} );

	it( 'nothing, where nothing is worth asking', async () => {
		const calls = mockNetwork( () => json( {} ) );
		const store = open( {} );
		expect(
			await store.dispatch( fetchDashboardParts( [ 'scan', 'protect' ] ) )
		).toBeNull();
		expect( calls ).toHaveLength( 0 );
	} );
} );
