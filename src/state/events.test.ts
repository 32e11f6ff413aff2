/** @jest-environment ./tools/jest/browser-environment.js */
import { mockNetwork, json } from '../api/network.fixture';
import { makeConnectionStatus, makePageData } from '../api/page-data.fixture';
import type { InitialState } from '../api/initial-state';
import { CONNECTED_SITE } from './connection/connection.fixture';
import { updateTrackingSettings } from './connection/tracking-thunks';
import { flushEvents, recordEvent } from './events';
import { createPage } from './page';
import type { AppStore } from './store';

const TRACKED: Partial< InitialState > = {
	...CONNECTED_SITE,
	tracksUserData: { blogid: 4242, userid: 90210, username: 'martab' },
};
const VIEW = { path: '/dashboard', version: '1.0.0' };

let beacons: [ string, unknown ][];

beforeEach( () => {
	jest.useFakeTimers();
	beacons = [];
	navigator.sendBeacon = ( url, body ) => {
		beacons.push( [ String( url ), JSON.parse( String( body ) ) ] );
		return true;
	};
} );
afterEach( () => {
	jest.useRealTimers();
} );

function open( given: Partial< InitialState > ): AppStore {
	return createPage( makePageData( given ) ).store;
}

const view = ( store: AppStore ) =>
	store.dispatch( recordEvent( 'jetpack_page_view', VIEW ) );

describe( 'usage events', () => {
	it( 'are sent to the account service in batches (A388)', () => {
		const store = open( TRACKED );
		view( store );
		store.dispatch(
			recordEvent( 'akismet_card_click', {
				card: 'antispam',
				target: '',
			} )
		);
		expect( beacons ).toEqual( [] );
		jest.runAllTimers();
		expect( beacons ).toEqual( [
			[
				'https://account.test/v1/events',
				{
					site_id: 4242,
					events: [
						{ name: 'jetpack_page_view', properties: VIEW },
						{
							name: 'akismet_card_click',
							properties: { card: 'antispam', target: '' },
						},
					],
				},
			],
		] );
		jest.runAllTimers();
		expect( beacons ).toHaveLength( 1 );
	} );

	it( 'are sent at once when the user leaves the page', () => {
		const store = open( TRACKED );
		view( store );
		store.dispatch( flushEvents() );
		expect( beacons ).toHaveLength( 1 );
		jest.runAllTimers();
		expect( beacons ).toHaveLength( 1 );
	} );

	it( 'are sent with fetch, without cookies, if the beacon is refused', () => {
		navigator.sendBeacon = () => false;
		const calls = mockNetwork( () => json( {}, 202 ) );
		const store = open( TRACKED );
		view( store );
		jest.runAllTimers();
		expect( calls ).toMatchObject( [
			{
				method: 'POST',
				credentials: 'omit',
				body: { site_id: 4242 },
			},
		] );
		expect( calls[ 0 ]?.headers.has( 'X-WP-Nonce' ) ).toBe( false );
	} );

	it( 'show no error if they can’t be sent', async () => {
		navigator.sendBeacon = () => {
			throw new TypeError( 'Not here.' );
		};
		const store = open( TRACKED );
		view( store );
		expect( () => jest.runAllTimers() ).not.toThrow();
		navigator.sendBeacon = () => false;
		mockNetwork( () => new TypeError( 'Failed to fetch' ) );
		view( store );
		expect( () => jest.runAllTimers() ).not.toThrow();
		await Promise.resolve();
	} );

	const { offlineMode } = makeConnectionStatus();
	it.each( [
		[ 'in local mode', {} ],
		[ 'of who has opted out or is not linked', CONNECTED_SITE ],
		[
			'before the site is connected',
			{ ...TRACKED, connectionStatus: makeConnectionStatus() },
		],
		[
			'offline',
			{
				...TRACKED,
				connectionStatus: makeConnectionStatus( {
					isRegistered: true,
					offlineMode: { ...offlineMode, isActive: true },
				} ),
			},
		],
		[
			'of a copy of the site',
			{
				...TRACKED,
				connectionStatus: makeConnectionStatus( {
					isRegistered: true,
					isInIdentityCrisis: { code: 'moved' },
				} ),
			},
		],
	] )( 'are none %s', ( _title, given ) => {
		const calls = mockNetwork( () => json( {} ) );
		const store = open( given );
		view( store );
		store.dispatch( flushEvents() );
		jest.runAllTimers();
		expect( beacons ).toEqual( [] );
		expect( calls ).toEqual( [] );
	} );

	it( 'that wait are dropped when the user opts out, and begin again after', async () => {
		mockNetwork( ( { body } ) => json( body ) );
		const store = open( TRACKED );
		view( store );
		const optOut = ( isOptedOut: boolean ) =>
			store.dispatch( updateTrackingSettings( isOptedOut ) );
		const out = optOut( true );
		await jest.runAllTimersAsync();
		await out;
		beacons = [];
		view( store );
		await jest.runAllTimersAsync();
		expect( beacons ).toEqual( [] );
		const back = optOut( false );
		await jest.runAllTimersAsync();
		await back;
		view( store );
		await jest.runAllTimersAsync();
		expect( beacons ).toHaveLength( 1 );
	} );

	it( 'stop at twenty that wait', () => {
		const store = open( TRACKED );
		for ( let nth = 0; nth < 50; nth += 1 ) {
			view( store );
		}
		jest.runAllTimers();
		expect( beacons ).toMatchObject( [
			[ expect.any( String ), { events: { length: 20 } } ],
		] );
	} );
} );
