/** @jest-environment ./tools/jest/browser-environment.js */
import { makeConnectionStatus } from '../../api/page-data.fixture';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { goToPage } from '../../lib/wp-admin';
import { cancelRedirect } from './actions';
import {
	AUTHORIZE_URL,
	CONNECTED_SITE,
	NEW_SITE,
	openStore,
} from './connection.fixture';
import {
	getRegistrationError,
	getSiteStatus,
	getUserConnectError,
	hasSeenCommerceModal,
	isRegistered,
	isSiteRegistering,
	isUserConnecting,
} from './selectors';
import { connectSite, connectUser, markCommerceModalSeen } from './thunks';

jest.mock( '../../lib/wp-admin', () => ( { goToPage: jest.fn() } ) );

const REGISTERED_SITE = {
	...NEW_SITE,
	connectionStatus: makeConnectionStatus( { isRegistered: true } ),
};

beforeEach( () => jest.mocked( goToPage ).mockClear() );

const answerUrl = () =>
	mockNetwork( () => json( { authorizeUrl: AUTHORIZE_URL } ) );

describe( 'connecting a site', () => {
	it( 'that is new is registered, then the user is connected (A023, A261)', async () => {
		const calls = answerUrl();
		const store = openStore( NEW_SITE );
		expect( getSiteStatus( store.getState() ) ).toBe( 'not-connected' );
		await store.dispatch( connectSite( { from: 'connect-screen' } ) );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.url.pathname ).toMatch( /connection\/register$/ );
		expect( calls[ 0 ]?.body ).toMatchObject( {
			registration_nonce: 'bbbbbbbbbb',
			from: 'connect-screen',
		} );
		expect( getSiteStatus( store.getState() ) ).toBe( 'connected' );
		expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
	} );

	it( 'marks it as registered and keeps the authorize URL (A264, A265)', async () => {
		answerUrl();
		const store = openStore( NEW_SITE );
		await store.dispatch( connectSite() );
		expect( isRegistered( store.getState() ) ).toBe( true );
		expect( store.getState().connection.connectUrl ).toBe( AUTHORIZE_URL );
	} );

	it( 'that is registered only connects the user (A024)', async () => {
		const calls = answerUrl();
		const store = openStore( REGISTERED_SITE );
		await store.dispatch( connectSite( { redirectUri: 'index.php' } ) );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.method ).toBe( 'GET' );
		expect( calls[ 0 ]?.url.pathname ).toMatch( /authorize_url$/ );
		expect( calls[ 0 ]?.url.searchParams.get( 'redirect_uri' ) ).toBe(
			'index.php'
		);
		expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
	} );

	it.each( [
		[ 'a new site', NEW_SITE, 1 ],
		[ 'a registered one', REGISTERED_SITE, 0 ],
	] )(
		'can skip the user: %s goes to the given page (A025)',
		async ( _which, site, count ) => {
			const calls = answerUrl();
			await openStore( site ).dispatch(
				connectSite( {
					skipUserConnection: true,
					redirectUri: 'admin.php?page=jetpack#/plans',
				} )
			);
			expect( calls ).toHaveLength( count );
			expect( goToPage ).toHaveBeenCalledWith(
				'http://site.test/wp-admin/admin.php?page=jetpack#/plans'
			);
		}
	);

	it( 'never redirects to another site', async () => {
		answerUrl();
		await openStore( NEW_SITE ).dispatch(
			connectSite( {
				skipUserConnection: true,
				redirectUri: 'https://evil.test/wp-admin/',
			} )
		);
		expect( goToPage ).toHaveBeenCalledWith( 'http://site.test/wp-admin/' );
	} );

	it( 'is marked while it runs, and a second click does nothing (A263)', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		const store = openStore( NEW_SITE );
		const first = store.dispatch( connectSite() );
		expect( isSiteRegistering( store.getState() ) ).toBe( true );
		expect( await store.dispatch( connectSite() ) ).toBeNull();

		response.resolve( json( { authorizeUrl: AUTHORIZE_URL } ) );
		await first;
		expect( isSiteRegistering( store.getState() ) ).toBe( false );
		// The page is still shown for a moment.
		expect( isUserConnecting( store.getState() ) ).toBe( true );
		expect( await store.dispatch( connectSite() ) ).toBeNull();
		expect( calls ).toHaveLength( 1 );
		expect( goToPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'can be tried again when the browser comes back to the page', async () => {
		const calls = answerUrl();
		const store = openStore( REGISTERED_SITE );
		await store.dispatch( connectSite() );
		store.dispatch( cancelRedirect() );
		expect( isUserConnecting( store.getState() ) ).toBe( false );
		await store.dispatch( connectSite() );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'keeps the error, and forgets it when it starts again (A262, A266)', async () => {
		const again = deferred< Response >();
		mockNetwork( ( _call, nth ) =>
			nth === 1
				? json( { code: 'site_inaccessible', message: 'No.' }, 502 )
				: again.promise
		);
		const store = openStore( NEW_SITE );
		await store.dispatch( connectSite() );
		expect( getRegistrationError( store.getState() ) ).toMatchObject( {
			code: 'site_inaccessible',
			message: 'No. (Status 502)',
		} );
		expect( isRegistered( store.getState() ) ).toBe( false );
		expect( goToPage ).not.toHaveBeenCalled();

		const second = store.dispatch( connectSite() );
		expect( getRegistrationError( store.getState() ) ).toBeNull();
		again.resolve( json( { authorizeUrl: AUTHORIZE_URL } ) );
		await second;
		expect( goToPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that was connected in another tab redirects to the final page', async () => {
		mockNetwork( () =>
			json( { code: 'already_authorized', message: 'Linked.' }, 400 )
		);
		const store = openStore( NEW_SITE );
		const outcome = await store.dispatch( connectSite() );
		expect( outcome?.isOk ).toBe( true );
		expect( goToPage ).toHaveBeenCalledWith(
			'http://site.test/wp-admin/admin.php?page=jetpack'
		);
		// Until the page is left, the button stays busy and no error is shown.
		expect( isUserConnecting( store.getState() ) ).toBe( true );
	} );

	it( 'uses the page’s own link if its nonce has expired', async () => {
		const register = 'http://site.test/wp-admin/admin.php?action=register';
		const calls = mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'invalid_nonce', message: 'Old.' }, 403 )
				: json( register )
		);
		const store = openStore( NEW_SITE );
		await store.dispatch( connectSite() );
		expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
			'/wp-json/jetpack/v4/connection/register',
			'/wp-json/jetpack/v4/connection/url',
		] );
		expect( goToPage ).toHaveBeenCalledWith( register );
	} );
} );

describe( 'connecting a user', () => {
	it( 'is marked until the page is left (A218)', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		const store = openStore( REGISTERED_SITE );
		const first = store.dispatch( connectUser() );
		expect( isUserConnecting( store.getState() ) ).toBe( true );
		expect( await store.dispatch( connectUser() ) ).toBeNull();
		response.resolve( json( { authorizeUrl: AUTHORIZE_URL } ) );
		await first;
		expect( isUserConnecting( store.getState() ) ).toBe( true );
		expect( calls ).toHaveLength( 1 );
		expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
	} );

	it( 'who is linked by now, in another tab, is sent on', async () => {
		mockNetwork( () =>
			json( { code: 'already_authorized', message: 'Linked.' }, 400 )
		);
		await openStore( REGISTERED_SITE ).dispatch(
			connectUser( { redirectUri: 'admin.php?page=jetpack#/plans' } )
		);
		expect( goToPage ).toHaveBeenCalledWith(
			'http://site.test/wp-admin/admin.php?page=jetpack#/plans'
		);
	} );

	it( 'keeps the error, and can be tried again', async () => {
		mockNetwork( () =>
			json( { code: 'wpcom_408', message: 'Slow.' }, 504 )
		);
		const store = openStore( REGISTERED_SITE );
		await store.dispatch( connectUser() );
		expect( getUserConnectError( store.getState() )?.code ).toBe(
			'wpcom_408'
		);
		expect( isUserConnecting( store.getState() ) ).toBe( false );
		answerUrl();
		await store.dispatch( connectUser() );
		expect( getUserConnectError( store.getState() ) ).toBeNull();
		expect( goToPage ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( 'the commerce modal was seen, also where the server knew it (A328)', async () => {
	mockNetwork( () => json( { success: false } ) );
	const store = openStore( CONNECTED_SITE );
	expect( hasSeenCommerceModal( store.getState() ) ).toBe( false );
	await store.dispatch( markCommerceModalSeen() );
	expect( hasSeenCommerceModal( store.getState() ) ).toBe( true );
} );
