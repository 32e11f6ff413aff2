import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
	makeModule,
	makePageData,
	makeUser,
	SUBSCRIBER,
} from '../api/page-data.fixture';
import type { InitialState } from '../api/initial-state';
import {
	canManageModules,
	canViewStats,
	getConnectionErrors,
	getCurrentUser,
	getOfflineReasons,
	getSiteStatus,
	isConnectionOwner,
	isSubscriber,
	isUserLinked,
} from './connection/selectors';
import {
	getModule,
	getModuleOverride,
	isModuleAvailable,
	isModuleUnavailableInSiteConnection,
	isModuleUnavailableOffline,
} from './modules/selectors';
import { getNotices, isNoticeDismissed } from './notices/selectors';
import { createPage } from './page';
import { getSettingText } from './settings/selectors';
import { getCurrentIp } from './site/selectors';
import type { RootState } from './root-state';

function stateOf( given: Partial< InitialState > ): RootState {
	return createPage( makePageData( given ) ).store.getState();
}

const SERVICE = ACCOUNT_SERVICE;

describe( 'the site’s connection', () => {
	it.each( [
		[ 'B014', 'connected', { isRegistered: true }, SERVICE ],
		[ 'B014', 'not-connected', { isRegistered: false }, SERVICE ],
		[
			'B404',
			'local',
			{ isRegistered: false },
			{ isConfigured: false, host: '', url: '', problem: '' },
		],
	] )( '%s: is %s', ( _row, expected, status, accountService ) => {
		const state = stateOf( {
			connectionStatus: makeConnectionStatus( status ),
			accountService,
		} );
		expect( getSiteStatus( state ) ).toBe( expected );
	} );

	it.each( [ 'filter', 'constant', 'wpLocalConstant', 'url' ] as const )(
		'is offline because of the %s (B015, B091)',
		( reason ) => {
			const { offlineMode } = makeConnectionStatus();
			const state = stateOf( {
				accountService: SERVICE,
				connectionStatus: makeConnectionStatus( {
					isRegistered: true,
					offlineMode: {
						...offlineMode,
						isActive: true,
						[ reason ]: true,
					},
				} ),
			} );
			expect( getSiteStatus( state ) ).toBe( 'offline' );
			expect( getOfflineReasons( state ) ).toEqual( [ reason ] );
		}
	);

	it( 'shows one error per action, and none without one (B584, B325)', () => {
		const errors = [
			{
				code: 'xmlrpc_error',
				message: 'Token gone.',
				action: 'reconnect',
			},
			{ code: 'other', message: 'Token odd.', action: 'reconnect' },
			{ code: 'parse', message: '', action: 'support' },
			{ code: 'nothing-to-do', message: 'Hm.' },
		];
		const state = stateOf( {
			connectionStatus: makeConnectionStatus( { errors } ),
		} );
		expect(
			getConnectionErrors( state ).map( ( { code } ) => code )
		).toEqual( [ 'xmlrpc_error', 'parse' ] );
	} );
} );

describe( 'the user', () => {
	it( 'manages modules as an administrator (B007)', () => {
		expect( canManageModules( stateOf( {} ) ) ).toBe( true );
	} );

	it( 'publishes and edits, but manages nothing, as an editor (B009)', () => {
		const state = stateOf( { userData: EDITOR } );
		expect( canManageModules( state ) ).toBe( false );
		expect( isSubscriber( state ) ).toBe( false );
	} );

	it( 'counts as a subscriber without edit_posts (B011, B481)', () => {
		const state = stateOf( { userData: SUBSCRIBER } );
		expect( isSubscriber( state ) ).toBe( true );
		expect( canViewStats( state ) ).toBe( false );
	} );

	it( 'is linked, and owns the connection as its master (B016, A011)', () => {
		const account = {
			ID: 90210,
			login: 'martab',
			email: 'm@example.test',
			display_name: 'Marta B',
			avatar: 'a.png',
		};
		const state = stateOf( {
			userData: makeUser(
				{},
				{ isConnected: true, isMaster: true, wpcomUser: account }
			),
		} );
		expect( isUserLinked( state ) ).toBe( true );
		expect( isConnectionOwner( state ) ).toBe( true );
		expect( getCurrentUser( state ).account ).toMatchObject( {
			id: 90210,
			displayName: 'Marta B',
		} );
	} );

	it( 'has no account while not linked', () => {
		expect( getCurrentUser( stateOf( {} ) ).account ).toBeNull();
	} );
} );

describe( 'the modules', () => {
	const getModules = {
		publicize: makeModule( 'publicize', {
			requires_connection: true,
			requires_user_connection: true,
			override: 'inactive',
		} ),
		carousel: makeModule( 'carousel', {
			available: false,
			unavailable_reason: 'Still to come.',
			options: {
				background: {
					current_value: 'black',
					enum_labels: { black: 'Black' },
				},
			},
		} ),
	};

	it( 'that need a connection are unavailable offline, others are not (B490)', () => {
		const { offlineMode } = makeConnectionStatus();
		const state = stateOf( {
			getModules,
			connectionStatus: makeConnectionStatus( {
				offlineMode: { ...offlineMode, isActive: true },
			} ),
		} );
		expect( isModuleUnavailableOffline( state, 'publicize' ) ).toBe( true );
		expect( isModuleUnavailableOffline( state, 'carousel' ) ).toBe( false );
		// The site's own; the service's has no module.
		expect( isModuleUnavailableOffline( state, 'backups' ) ).toBe( false );
	} );

	it( 'that need a user’s connection wait for a connected owner (B017, B491)', () => {
		const withOwner = stateOf( {
			getModules,
			connectionStatus: makeConnectionStatus( {
				hasConnectedOwner: true,
			} ),
		} );
		expect(
			isModuleUnavailableInSiteConnection(
				stateOf( { getModules } ),
				'publicize'
			)
		).toBe( true );
		expect(
			isModuleUnavailableInSiteConnection( withOwner, 'publicize' )
		).toBe( false );
	} );

	it( 'tell an administrator’s override, their options and why they are not there', () => {
		const state = stateOf( { getModules } );
		expect( getModuleOverride( state, 'publicize' ) ).toBe( 'inactive' );
		expect( isModuleAvailable( state, 'carousel' ) ).toBe( false );
		expect( getModule( state, 'carousel' ) ).toMatchObject( {
			unavailableReason: 'Still to come.',
			options: {
				background: {
					currentValue: 'black',
					enumLabels: { black: 'Black' },
				},
			},
		} );
	} );

	it( 'may be none at all, which PHP sends as a list', () => {
		expect(
			stateOf( { getModules: [], settings: [] } ).modules.items
		).toEqual( {} );
	} );
} );

describe( 'odds and ends of the wire', () => {
	it( 'reads the allow list as lines of text', () => {
		const state = stateOf( {
			settings: {
				jetpack_protect_global_whitelist: {
					local: [ '192.0.2.1', '192.0.2.5 - 192.0.2.9' ],
				},
			},
		} );
		expect(
			getSettingText( state, 'jetpack_protect_global_whitelist' )
		).toBe( '192.0.2.1\n192.0.2.5 - 192.0.2.9' );
	} );

	it( 'has no IP address if PHP has none', () => {
		expect( getCurrentIp( stateOf( { currentIp: false } ) ) ).toBe( '' );
		expect( getCurrentIp( stateOf( { currentIp: '192.0.2.7' } ) ) ).toBe(
			'192.0.2.7'
		);
	} );

	it( 'remembers which notices the user has dismissed', () => {
		const state = stateOf( { dismissedNotices: { welcome: true } } );
		expect( isNoticeDismissed( state, 'welcome' ) ).toBe( true );
		expect(
			isNoticeDismissed( stateOf( { dismissedNotices: [] } ), 'welcome' )
		).toBe( false );
	} );
} );

describe( 'what others changed since', () => {
	const change = {
		author: 'Jonas',
		subject: 'Sharing: Label above the buttons',
		values: 'First → Later',
	};

	it( 'is shown in one notice until it is dismissed', () => {
		expect(
			getNotices( stateOf( { overruledChanges: [ change, change ] } ) )
		).toEqual( [
			expect.objectContaining( {
				status: 'info',
				duration: 0,
				showDismiss: true,
				isPersistent: true,
				text: 'Someone else changed these settings after you did: Jonas – Sharing: Label above the buttons (First → Later); Jonas – Sharing: Label above the buttons (First → Later)',
			} ),
		] );
	} );

	it( 'shows no notice if there is none', () => {
		expect( getNotices( stateOf( { overruledChanges: [] } ) ) ).toEqual(
			[]
		);
	} );
} );
