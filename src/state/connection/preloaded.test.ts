import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
} from '../../api/page-data.fixture';
import { CONNECTED_SITE, NEW_SITE, openStore } from './connection.fixture';
import {
	getAccountUrl,
	getAccountUserId,
	getConnectedPlugins,
	getConnectionErrors,
	getIdentityCrisis,
	getSandboxDomain,
	getSiteId,
	getSiteStatus,
} from './selectors';
import { getSiteInfo } from '../site/selectors';

const stateOf = ( status: Parameters< typeof makeConnectionStatus >[ 0 ] ) =>
	openStore( {
		...CONNECTED_SITE,
		connectionStatus: makeConnectionStatus( status ),
	} ).getState();

it( 'the page names site, account and connected plugins (A219, A220)', () => {
	const state = openStore( CONNECTED_SITE ).getState();
	expect( getSiteId( state ) ).toBe( 4242 );
	expect( getAccountUserId( state ) ).toBe( 90210 );
	expect( getConnectedPlugins( state ) ).toEqual( { jetpack: 'Jetpack' } );
} );

it.each( [
	[ 'registered', { isRegistered: true }, 'connected' ],
	[ 'not registered', { isRegistered: false }, 'not-connected' ],
	[
		'registered and offline',
		{
			isRegistered: true,
			offlineMode: {
				...makeConnectionStatus().offlineMode,
				isActive: true,
			},
		},
		'offline',
	],
] )( 'B320: the status of a site that is %s', ( _what, status, expected ) => {
	expect( getSiteStatus( stateOf( status ) ) ).toBe( expected );
} );

it( 'has no ID if no user is linked', () => {
	const state = openStore( NEW_SITE ).getState();
	expect( [ getSiteId( state ), getAccountUserId( state ) ] ).toEqual( [
		0, 0,
	] );
} );

it.each( [ true, false ] )(
	'the commerce plugin is active: %s',
	( isActive ) => {
		const { getState } = openStore( {
			...NEW_SITE,
			isWooCommerceActive: isActive,
		} );
		expect( getSiteInfo( getState() ).isWooActive ).toBe( isActive );
	}
);

it( 'an error keeps what the provider said (B326)', () => {
	const [ error ] = getConnectionErrors(
		stateOf( {
			errors: [
				{
					code: 'xmlrpc_error',
					message: 'Token gone.',
					action: 'reconnect',
					data: {
						api_error_code: 'unknown_token',
						api_http_code: 401,
					},
				},
			],
		} )
	);
	expect( error ).toEqual( {
		code: 'xmlrpc_error',
		message: 'Token gone.',
		action: 'reconnect',
		apiCode: 'unknown_token',
		apiStatus: 401,
	} );
} );

it( 'sandbox and identity crisis come with the status (B317)', () => {
	const identityCrisis = {
		registeredUrl: 'https://old.test',
		currentUrl: 'http://site.test',
		isSafeModeConfirmed: true,
	};
	const state = stateOf( {
		isInIdentityCrisis: true,
		identityCrisis,
		sandboxDomain: 'sandbox.test',
	} );
	expect( getIdentityCrisis( state ) ).toEqual( identityCrisis );
	expect( getSandboxDomain( state ) ).toBe( 'sandbox.test' );
	expect( getIdentityCrisis( stateOf( {} ) ) ).toBeNull();
} );

it.each( [
	[ 'http://127.0.0.1:9551', 'http://127.0.0.1:9551' ],
	[ '', 'https://account.test' ],
] )( 'the account service with the URL %j is at %j', ( url, expected ) => {
	const { getState } = openStore( {
		accountService: { ...ACCOUNT_SERVICE, url },
	} );
	expect( getAccountUrl( getState() ) ).toBe( expected );
} );
