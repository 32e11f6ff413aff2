/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import * as api from './connection';
import { ApiFailure } from './errors';
import * as crisisApi from './identity-crisis';
import { mockNetwork, json } from './network.fixture';
import type { SentRequest } from './network.fixture';
import * as trackingApi from './tracking';
import { fetchConnectionData } from './user';

const ROOT = 'http://site.test/wp-json';
const AUTHORIZE = 'https://account.test/oauth/authorize?client_id=1';
const ARGS = { registrationNonce: 'bbbbbbbbbb' };

beforeEach( () =>
	configureApi( {
		root: `${ ROOT }/`,
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} )
);

/** Omits what every read request contains. */
function describeCall( { method, url, body }: SentRequest ) {
	url.searchParams.delete( '_cacheBuster' );
	url.searchParams.delete( '_locale' );
	return { method, url: url.href.replace( ROOT, '' ), body };
}

const post = ( path: string, body: unknown = null ) => ( {
	method: 'POST',
	url: `/jetpack/v4/${ path }`,
	body,
} );
const get = ( path: string ) => ( {
	method: 'GET',
	url: `/jetpack/v4/${ path }`,
	body: null,
} );

it.each( [
	[
		'A317 registering the site',
		() => api.registerSite( { ...ARGS, redirectUri: 'index.php' } ),
		{ authorizeUrl: AUTHORIZE, alternateAuthorizeUrl: '' },
		post( 'connection/register', {
			registration_nonce: 'bbbbbbbbbb',
			no_iframe: true,
			redirect_uri: 'index.php',
		} ),
		AUTHORIZE,
	],
	[
		'A317 registering without a way back',
		() => api.registerSite( ARGS ),
		{ authorizeUrl: AUTHORIZE },
		post( 'connection/register', {
			registration_nonce: 'bbbbbbbbbb',
			no_iframe: true,
		} ),
		AUTHORIZE,
	],
	[
		'A318, A319 the authorize URL',
		() => api.fetchAuthorizeUrl( 'admin.php?page=jetpack' ),
		{ authorizeUrl: AUTHORIZE },
		get(
			'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack'
		),
		AUTHORIZE,
	],
	[
		'A323, B495 the connect URL',
		() => api.fetchConnectUrl( 'index.php' ),
		AUTHORIZE,
		get( 'connection/url?redirect=index.php' ),
		AUTHORIZE,
	],
	[
		'A322, B494 a connection test that is passed',
		() => api.testConnection(),
		{ code: 'success', message: 'All well.' },
		get( 'connection/test' ),
		{ isOk: true, message: 'All well.', resolution: '' },
	],
	[
		'B494 a connection test that is failed',
		() => api.testConnection(),
		{
			code: 'failed_test__outbound_https',
			message: 'No way out.',
			data: { resolution: 'Ask your host.' },
		},
		get( 'connection/test' ),
		{ isOk: false, message: 'No way out.', resolution: 'Ask your host.' },
	],
	[
		'A324, A219 connected plugins as a map',
		() => api.fetchConnectedPlugins(),
		{ jetpack: { name: 'Jetpack' } },
		get( 'connection/plugins' ),
		{ jetpack: 'Jetpack' },
	],
	[
		'A324 connected plugins as a list',
		() => api.fetchConnectedPlugins(),
		[ { slug: 'jetpack', name: 'Jetpack' } ],
		get( 'connection/plugins' ),
		{ jetpack: 'Jetpack' },
	],
	[
		'A325 disconnecting the site',
		() => api.disconnectSite(),
		{ code: 'success' },
		post( 'connection', { isActive: false } ),
		{ isServiceNotified: true },
	],
	[
		'A325 disconnecting while the service is down',
		() => api.disconnectSite(),
		{ code: 'success', providerTold: false, message: 'Not told.' },
		post( 'connection', { isActive: false } ),
		{ isServiceNotified: false },
	],
	[
		'A326, B497 unlinking the user',
		() => api.unlinkUser(),
		{ code: 'success' },
		post( 'connection/user', { linked: false } ),
		undefined,
	],
	[
		'A327, B406 reconnecting, which is completed',
		() => api.reconnectSite(),
		{ status: 'completed' },
		post( 'connection/reconnect' ),
		{ kind: 'completed' },
	],
	[
		'B407, B498 reconnecting, which is in progress',
		() => api.reconnectSite(),
		{ status: 'in_progress', authorizeUrl: AUTHORIZE },
		post( 'connection/reconnect' ),
		{ kind: 'in-progress', authorizeUrl: AUTHORIZE },
	],
	[
		'A328, B499 the commerce modal was seen, once more',
		() => api.markCommerceModalSeen(),
		{ success: false },
		post( 'seen-wc-connection-modal' ),
		undefined,
	],
	[
		'A329, B537, C206 reading the tracking settings',
		() => trackingApi.fetchTrackingSettings(),
		{ tracks_opt_out: true },
		get( 'tracking/settings' ),
		{ isOptedOut: true },
	],
	[
		'A330, B538 saving the tracking settings',
		() => trackingApi.updateTrackingSettings( false ),
		// A user who is not linked stays opted out, whatever value was sent.
		{ tracks_opt_out: true },
		post( 'tracking/settings', { tracks_opt_out: false } ),
		{ isOptedOut: true },
	],
	[
		'A383 confirming safe mode',
		() => crisisApi.confirmSafeMode(),
		{ code: 'success' },
		post( 'identity-crisis/confirm-safe-mode' ),
		undefined,
	],
	[
		'A384 starting fresh',
		() => crisisApi.startFresh( 'index.php' ),
		AUTHORIZE,
		post( 'identity-crisis/start-fresh', { redirect_uri: 'index.php' } ),
		AUTHORIZE,
	],
	[
		'A385 migrating',
		() => crisisApi.migrateConnection(),
		{ code: 'success' },
		post( 'identity-crisis/migrate' ),
		undefined,
	],
] )( '%s', async ( _what, ask, response, call, result ) => {
	const calls = mockNetwork( () => json( response ) );
	await expect( ask() ).resolves.toEqual( result );
	expect( calls.map( describeCall ) ).toEqual( [ call ] );
} );

it( 'A321, A221, B496 connection data is the user’s, and names the owner', async () => {
	const calls = mockNetwork( () =>
		json( {
			currentUser: {
				isConnected: true,
				isMaster: false,
				username: 'marta',
				id: 3,
				wpcomUser: { ID: 90210, login: 'martab', email: 'm@b.test' },
				gravatar: '',
				permissions: { connect: true },
			},
			connectionOwner: 'Anna Admin',
		} )
	);
	const { user, ownerName } = await fetchConnectionData();
	expect( calls.map( describeCall ) ).toEqual( [ get( 'connection/data' ) ] );
	expect( ownerName ).toBe( 'Anna Admin' );
	expect( user ).toMatchObject( {
		isLinked: true,
		isOwner: false,
		account: { id: 90210, login: 'martab', email: 'm@b.test', avatar: '' },
		permissions: { connect: true, disconnect: false },
	} );
} );

it.each( [
	[ 'script', 'javascript:alert(1)' ],
	[ 'data', 'data:text/html,hello' ],
	[ 'a path', '/wp-admin/' ],
	[ 'nothing', false ],
] )(
	'an authorize URL that is %s is no place to go to',
	async ( _what, url ) => {
		mockNetwork( () => json( { authorizeUrl: url } ) );
		await expect( api.registerSite( ARGS ) ).rejects.toThrow( ApiFailure );
		mockNetwork( () => json( url ) );
		await expect( api.fetchConnectUrl() ).rejects.toThrow( ApiFailure );
	}
);
