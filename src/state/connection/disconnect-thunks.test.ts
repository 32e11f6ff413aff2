/** @jest-environment ./tools/jest/browser-environment.js */
import { ERROR_NOTICE_MS } from '../notices/actions';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { getNotices, isStateNoticeDismissed } from '../notices/selectors';
import { CONNECTED_SITE, openStore } from './connection.fixture';
import {
	getAccountUserId,
	getDisconnectError,
	getDisconnection,
	getSiteId,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
	isDisconnecting,
	isUnlinking,
	isUserLinked,
} from './selectors';
import type { AppStore } from '../store';
import { disconnectSite, sendDisconnectSurvey, unlinkUser } from './thunks';

jest.mock( '../../lib/wp-admin', () => ( {
	getPageAddress: () => '/wp-admin/admin.php?page=jetpack',
} ) );

const isWrite = ( { method }: { method: string } ) => method === 'POST';

describe( 'disconnecting the site', () => {
	it( 'forgets the connection, its owner and its ids (A267)', async () => {
		const calls = mockNetwork( () => json( { code: 'success' } ) );
		const store = openStore( CONNECTED_SITE );
		expect( getSiteId( store.getState() ) ).toBe( 4242 );
		expect( getAccountUserId( store.getState() ) ).toBe( 90210 );

		await store.dispatch( disconnectSite() );
		const state = store.getState();
		expect( calls.filter( isWrite ).map( ( { body } ) => body ) ).toEqual( [
			{ isActive: false },
		] );
		expect( getSiteStatus( state ) ).toBe( 'not-connected' );
		expect( hasConnectedOwner( state ) ).toBe( false );
		expect( isUserLinked( state ) || isConnectionOwner( state ) ).toBe(
			false
		);
		expect( [ getSiteId( state ), getAccountUserId( state ) ] ).toEqual( [
			0, 0,
		] );
	} );

	it.each( [
		[ true, { code: 'success' } ],
		[
			false,
			{ code: 'success', providerTold: false, message: 'Not told.' },
		],
	] )(
		'sets the site-disconnected notice; service notified: %s (B410)',
		async ( isServiceNotified, response ) => {
			mockNetwork( ( { method } ) =>
				json( method === 'POST' ? response : {} )
			);
			const store = openStore( CONNECTED_SITE );
			expect( getDisconnection( store.getState() ) ).toBeNull();
			await store.dispatch( disconnectSite() );
			expect( getDisconnection( store.getState() ) ).toEqual( {
				isServiceNotified,
			} );
		}
	);

	it( 'keeps the error, and the connection (A402)', async () => {
		mockNetwork( () =>
			json( { code: 'disconnect_failed', message: 'Not now.' }, 400 )
		);
		const store = openStore( CONNECTED_SITE );
		await store.dispatch( disconnectSite() );
		expect( getDisconnectError( store.getState() )?.message ).toBe(
			'Not now. (Status 400)'
		);
		expect( getSiteStatus( store.getState() ) ).toBe( 'connected' );
		expect( getDisconnection( store.getState() ) ).toBeNull();
	} );

	it( 'runs once, however often it is clicked', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( ( { method } ) =>
			method === 'POST' ? response.promise : json( {} )
		);
		const store = openStore( CONNECTED_SITE );
		const first = store.dispatch( disconnectSite() );
		expect( isDisconnecting( store.getState() ) ).toBe( true );
		expect( await store.dispatch( disconnectSite() ) ).toBeNull();
		response.resolve( json( { code: 'success' } ) );
		await first;
		expect( calls.filter( isWrite ) ).toHaveLength( 1 );
	} );
} );

describe( 'unlinking the user', () => {
	it( 'clears the user-connected flag and says so for 2 s (B405, B556)', async () => {
		mockNetwork( () => json( { code: 'success' } ) );
		const store = openStore( CONNECTED_SITE );
		await store.dispatch( unlinkUser() );
		const state = store.getState();
		expect( isUserLinked( state ) ).toBe( false );
		expect( state.connection.status.isUserConnected ).toBe( false );
		expect( getSiteStatus( state ) ).toBe( 'connected' );
		expect( getNotices( state ) ).toMatchObject( [
			{
				status: 'success',
				text: 'Unlinked from account.test.',
				duration: 2000,
			},
		] );
	} );

	it( 'says why it failed, and changes nothing (B555)', async () => {
		mockNetwork( () =>
			json( { code: 'unlink_user_failed', message: 'You own it.' }, 400 )
		);
		const store = openStore( CONNECTED_SITE );
		await store.dispatch( unlinkUser() );
		expect( isUserLinked( store.getState() ) ).toBe( true );
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{
				status: 'error',
				text: 'Error unlinking from account.test. Error: You own it. (Status 400)',
				duration: ERROR_NOTICE_MS,
			},
		] );
	} );

	it( 'runs once, however often it is clicked', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		const store = openStore( CONNECTED_SITE );
		const first = store.dispatch( unlinkUser() );
		expect( isUnlinking( store.getState() ) ).toBe( true );
		expect( await store.dispatch( unlinkUser() ) ).toBeNull();
		response.resolve( json( { code: 'success' } ) );
		await first;
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'the survey', () => {
	const survey = {
		reason: 'buggy',
		text: null,
		siteId: 4242,
		userId: 90210,
	} as const;

	it( 'sends the survey to the account service, also after disconnecting (B532)', async () => {
		const calls = mockNetwork( ( { url } ) =>
			json( url.host === 'account.test' ? { success: true } : {} )
		);
		const store = openStore( CONNECTED_SITE );
		await store.dispatch( disconnectSite() );
		expect( await store.dispatch( sendDisconnectSurvey( survey ) ) ).toBe(
			true
		);
		expect( calls.at( -1 )?.url.href ).toBe(
			'https://account.test/v1/marketing/feedback-survey'
		);
	} );

	it.each( [ { siteId: 0 }, { userId: 0 } ] )(
		'is not sent without an id: %j (A268)',
		async ( missing ) => {
			const calls = mockNetwork( () => json( { success: true } ) );
			const store = openStore( CONNECTED_SITE );
			expect(
				await store.dispatch(
					sendDisconnectSurvey( { ...survey, ...missing } )
				)
			).toBe( false );
			expect( calls ).toEqual( [] );
		}
	);

	it( 'that fails is noted, without a word to the user (A403)', async () => {
		mockNetwork( () => json( { code: 'closed' }, 400 ) );
		const store = openStore( CONNECTED_SITE );
		expect( await store.dispatch( sendDisconnectSurvey( survey ) ) ).toBe(
			false
		);
		const { connection } = store.getState();
		expect( connection.requests[ 'send-survey' ] ).toMatchObject( {
			kind: 'failed',
			error: { code: 'closed' },
		} );
		expect( getNotices( store.getState() ) ).toEqual( [] );
	} );
} );

it.each( [
	[
		'disconnecting',
		( store: AppStore ) => store.dispatch( disconnectSite() ),
	],
	[ 'unlinking', ( store: AppStore ) => store.dispatch( unlinkUser() ) ],
] )(
	'%s takes back what the page before said of the connection',
	async ( _which, end ) => {
		mockNetwork( () => json( { code: 'success' } ) );
		const store = openStore( CONNECTED_SITE );
		expect( isStateNoticeDismissed( store.getState() ) ).toBe( false );
		await end( store );
		expect( isStateNoticeDismissed( store.getState() ) ).toBe( true );
	}
);
