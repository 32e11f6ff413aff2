/** @jest-environment ./tools/jest/browser-environment.js */
import { makeConnectionStatus } from '../../api/page-data.fixture';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { goToPage, reloadPage } from '../../lib/wp-admin';
import { getNotices } from '../notices/selectors';
import type { AppStore } from '../store';
import { AUTHORIZE_URL, CONNECTED_SITE, openStore } from './connection.fixture';
import {
	getConnectionRequest,
	getConnectionTestResult,
	getPendingCrisisChoice,
	getIdentityCrisis,
	isInIdentityCrisis,
	isReconnecting,
} from './selectors';
import {
	confirmSafeMode,
	migrateConnection,
	reconnectSite,
	startFresh,
	testConnection,
} from './thunks';

jest.mock( '../../lib/wp-admin', () => ( {
	getPageAddress: () => '/wp-admin/admin.php?page=jetpack',
	goToPage: jest.fn(),
	reloadPage: jest.fn(),
} ) );

beforeEach( () => jest.clearAllMocks() );

describe( 'reconnecting', () => {
	it( 'that is in progress redirects to a new connect URL (B407, B498)', async () => {
		mockNetwork( () =>
			json( { status: 'in_progress', authorizeUrl: AUTHORIZE_URL } )
		);
		const store = openStore( CONNECTED_SITE );
		await store.dispatch( reconnectSite() );
		expect( store.getState().connection.connectUrl ).toBe( AUTHORIZE_URL );
		expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
		expect( reloadPage ).not.toHaveBeenCalled();
		expect( isReconnecting( store.getState() ) ).toBe( true );
	} );

	it.each( [ 'completed', 'whatever' ] )(
		'with the status %s reloads the page (B408)',
		async ( status ) => {
			mockNetwork( () => json( { status } ) );
			const store = openStore( CONNECTED_SITE );
			await store.dispatch( reconnectSite() );
			expect( reloadPage ).toHaveBeenCalledTimes( 1 );
			expect( goToPage ).not.toHaveBeenCalled();
			expect( isReconnecting( store.getState() ) ).toBe( true );
		}
	);

	it( 'is ignored while one is in progress (B409)', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		const store = openStore( CONNECTED_SITE );
		const first = store.dispatch( reconnectSite() );
		expect( isReconnecting( store.getState() ) ).toBe( true );
		await store.dispatch( reconnectSite() );
		response.resolve( json( { status: 'completed' } ) );
		await first;
		await store.dispatch( reconnectSite() );
		expect( calls ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'message', { code: 'odd', message: 'No luck.' }, 'No luck.' ],
		[
			'code',
			{ code: 'Reconnect failed', message: '' },
			'Reconnect failed',
		],
	] )(
		'that fails says so with its %s (B557)',
		async ( _what, body, words ) => {
			mockNetwork( () => json( body, 500 ) );
			const store = openStore( CONNECTED_SITE );
			await store.dispatch( reconnectSite() );
			expect( getNotices( store.getState() ) ).toMatchObject( [
				{
					status: 'error',
					text: `There was an error reconnecting Jetpack. Error: ${ words } (Status 500)`,
				},
			] );
			expect( isReconnecting( store.getState() ) ).toBe( false );
		}
	);
} );

it.each( [
	[ true, 'success' ],
	[ false, 'failed_test__outbound_https' ],
] )(
	'the test says whether the connection is well: %s (B494)',
	async ( isOk, code ) => {
		mockNetwork( () => json( { code, message: 'The server’s words.' } ) );
		const store = openStore( CONNECTED_SITE );
		await store.dispatch( testConnection() );
		expect( getConnectionTestResult( store.getState() ) ).toEqual( {
			isOk,
			message: 'The server’s words.',
			resolution: '',
		} );
	}
);

describe( 'an identity crisis', () => {
	const site = {
		...CONNECTED_SITE,
		connectionStatus: makeConnectionStatus( {
			isRegistered: true,
			hasConnectedOwner: true,
			isInIdentityCrisis: true,
			identityCrisis: {
				registeredUrl: 'https://old.test',
				currentUrl: 'http://site.test',
				isSafeModeConfirmed: false,
			},
		} ),
	};

	it( 'continues in confirmed safe mode (A383)', async () => {
		const calls = mockNetwork( () => json( { code: 'success' } ) );
		const store = openStore( site );
		await store.dispatch( confirmSafeMode() );
		expect( calls[ 0 ]?.url.pathname ).toMatch( /confirm-safe-mode$/ );
		expect( isInIdentityCrisis( store.getState() ) ).toBe( true );
		expect( getIdentityCrisis( store.getState() ) ).toEqual( {
			registeredUrl: 'https://old.test',
			currentUrl: 'http://site.test',
			isSafeModeConfirmed: true,
		} );
	} );

	it( 'ends when the connection moves here, with a notice (A385)', async () => {
		const calls = mockNetwork( ( { method } ) =>
			json(
				method === 'POST'
					? { code: 'success' }
					: makeConnectionStatus( { isRegistered: true } )
			)
		);
		const store = openStore( site );
		await store.dispatch( migrateConnection() );
		expect( calls[ 0 ]?.url.pathname ).toMatch( /migrate$/ );
		expect( isInIdentityCrisis( store.getState() ) ).toBe( false );
		expect( getIdentityCrisis( store.getState() ) ).toBeNull();
		expect( getNotices( store.getState() )[ 0 ]?.text ).toBe(
			'account.test now uses this site’s new address.'
		);
	} );

	it( 'is left behind by a site that starts fresh (A384)', async () => {
		const calls = mockNetwork( () => json( AUTHORIZE_URL ) );
		const store = openStore( site );
		const start = store.dispatch( startFresh() );
		expect( getPendingCrisisChoice( store.getState() ) ).toBe(
			'start-fresh'
		);
		await start;
		expect( calls[ 0 ]?.body ).toEqual( {
			redirect_uri: 'admin.php?page=jetpack#/dashboard',
		} );
		expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
		expect( getPendingCrisisChoice( store.getState() ) ).toBe(
			'start-fresh'
		);
	} );

	it.each( [
		[
			'confirm-safe-mode',
			( store: AppStore ) => store.dispatch( confirmSafeMode() ),
		],
		[
			'migrate',
			( store: AppStore ) => store.dispatch( migrateConnection() ),
		],
		[
			'start-fresh',
			( store: AppStore ) => store.dispatch( startFresh() ),
		],
	] as const )(
		'lasts when %s fails, and that can be tried again',
		async ( name, choose ) => {
			mockNetwork( () =>
				json( { code: 'wpcom_408', message: '' }, 504 )
			);
			const store = openStore( site );
			await choose( store );
			expect( getIdentityCrisis( store.getState() ) ).toMatchObject( {
				isSafeModeConfirmed: false,
			} );
			expect( getConnectionRequest( store.getState(), name ).kind ).toBe(
				'failed'
			);
			expect( getPendingCrisisChoice( store.getState() ) ).toBeNull();
			expect( goToPage ).not.toHaveBeenCalled();
		}
	);
} );
