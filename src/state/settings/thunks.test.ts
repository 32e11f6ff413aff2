/** @jest-environment ./tools/jest/browser-environment.js */
import { waitFor } from '@testing-library/react';
import { makeModule, makePageData } from '../../api/page-data.fixture';
import {
	deferred,
	mockNetwork,
	json,
	noResponse,
} from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import { reloadPage } from '../../lib/wp-admin';
import { isModuleActive } from '../modules/selectors';
import { getNotices } from '../notices/selectors';
import { createPage } from '../page';
import type { AppStore } from '../store';
import { getSettingText, isSaving, isSettingOn } from './selectors';
import { resetOptions, updateSettings } from './thunks';

jest.mock( '../../lib/wp-admin', () => ( {
	getPageAddress: () => '/wp-admin/admin.php?page=jetpack',
	reloadPage: jest.fn(),
} ) );

let store: AppStore;

beforeEach( () => {
	jest.mocked( reloadPage ).mockClear();
	( { store } = createPage(
		makePageData( {
			settings: { protect: false, admin_bar: true },
			getModules: {
				protect: makeModule( 'protect' ),
				masterbar: makeModule( 'masterbar' ),
			},
		} )
	) );
} );

const noticeTexts = () =>
	getNotices( store.getState() ).map( ( { text } ) => text );

/** A fake server that stores what is sent, as PHP does. */
function keepingServer( stored: Record< string, unknown > ) {
	return mockNetwork( ( { method, body } ) => {
		if ( method === 'POST' ) {
			Object.assign( stored, body );
			return json( { code: 'success', message: 'Settings updated.' } );
		}
		return json( stored );
	} );
}

const isRead = ( { method }: SentRequest ) => method === 'GET';
const isWrite = ( { method }: SentRequest ) => method === 'POST';

describe( 'saving settings', () => {
	it( 'says so while it saves, and when it is done (B425, B426)', async () => {
		const response = deferred< Response >();
		mockNetwork( ( { method } ) =>
			method === 'POST' ? response.promise : json( {} )
		);
		const done = store.dispatch( updateSettings( { admin_bar: false } ) );
		expect( noticeTexts() ).toEqual( [ 'Updating settings…' ] );
		expect( isSaving( store.getState() ) ).toBe( true );
		response.resolve( json( { code: 'success' } ) );
		await done;
		expect( noticeTexts() ).toEqual( [ 'Updated settings.' ] );
		expect( isSaving( store.getState() ) ).toBe( false );
	} );

	it.each( [ 'masterbar', 'jetpack_portfolio', 'jetpack_testimonial' ] )(
		'reloads the page for %s, and says so (B427)',
		async ( key ) => {
			keepingServer( {} );
			await store.dispatch( updateSettings( { [ key ]: true } ) );
			expect( noticeTexts() ).toEqual( [
				'Updated settings. Refreshing page…',
			] );
			expect( reloadPage ).toHaveBeenCalledTimes( 1 );
		}
	);

	it.each( [ 'dismiss_dash_app_card', 'dismiss_empty_stats_card' ] )(
		'stores %s without a word (B428)',
		async ( key ) => {
			const response = deferred< Response >();
			mockNetwork( ( { method } ) =>
				method === 'POST' ? response.promise : json( { [ key ]: true } )
			);
			const done = store.dispatch( updateSettings( { [ key ]: true } ) );
			expect( noticeTexts() ).toEqual( [] );
			response.resolve( json( { code: 'success' } ) );
			await done;
			expect( noticeTexts() ).toEqual( [] );
			expect( isSettingOn( store.getState(), key ) ).toBe( true );
		}
	);

	it( 'reads the settings again, so that they show as stored (B432, B542)', async () => {
		const calls = mockNetwork( ( { method } ) =>
			json(
				method === 'POST'
					? { code: 'success' }
					: {
							jetpack_protect_global_whitelist: {
								local: [ '192.0.2.1 - 192.0.2.9' ],
							},
					  }
			)
		);
		await store.dispatch(
			updateSettings( {
				jetpack_protect_global_whitelist: '192.0.2.1-192.0.2.9',
			} )
		);
		expect( calls.filter( isRead ) ).toHaveLength( 1 );
		expect(
			getSettingText(
				store.getState(),
				'jetpack_protect_global_whitelist'
			)
		).toBe( '192.0.2.1 - 192.0.2.9' );
	} );

	it( 'sends an object of keys and values (B504)', async () => {
		const calls = keepingServer( {} );
		await store.dispatch(
			updateSettings( { protect: true, admin_bar: false } )
		);
		const post = calls.find( isWrite );
		expect( post?.url.pathname ).toBe( '/wp-json/jetpack/v4/settings' );
		expect( post?.body ).toEqual( { protect: true, admin_bar: false } );
	} );

	it( 'says what it is given to say (B506)', async () => {
		const words = {
			progress: () => 'Moving in…',
			success: () => 'Moved in.',
			failure: () => 'Not moved.',
		};
		const response = deferred< Response >();
		mockNetwork( ( { method } ) =>
			method === 'POST' ? response.promise : json( {} )
		);
		const done = store.dispatch(
			updateSettings( { admin_bar: false }, words )
		);
		expect( noticeTexts() ).toEqual( [ 'Moving in…' ] );
		response.resolve( json( { code: 'success' } ) );
		await done;
		expect( noticeTexts() ).toEqual( [ 'Moved in.' ] );
		mockNetwork( () => json( {}, 500 ) );
		await store.dispatch( updateSettings( { admin_bar: true }, words ) );
		expect( noticeTexts() ).toEqual( [ 'Not moved.' ] );
	} );

	it( 'fetches the settings (B503)', async () => {
		const calls = keepingServer( { admin_bar: true } );
		await store.dispatch( updateSettings( { admin_bar: false } ) );
		expect( calls.find( isRead )?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/settings'
		);
		expect( isSettingOn( store.getState(), 'admin_bar' ) ).toBe( false );
	} );

	it( 'switches the module whose slug it is', async () => {
		keepingServer( {} );
		await store.dispatch( updateSettings( { protect: true } ) );
		expect( isModuleActive( store.getState(), 'protect' ) ).toBe( true );
	} );
} );

describe( 'settings that could not be saved', () => {
	it.each( [
		[
			'the message',
			{ code: 'some_updated', message: 'Line 2 is no address.' },
			'Line 2 is no address. (Status 400)',
		],
		[ 'the code', { code: 'some_updated' }, 'some_updated (Status 400)' ],
	] )( 'B561: tell %s', async ( _what, body, words ) => {
		mockNetwork( ( { method } ) =>
			method === 'POST' ? json( body, 400 ) : json( {} )
		);
		await store.dispatch( updateSettings( { protect: true } ) );
		expect( noticeTexts() ).toEqual( [
			`Error updating settings. ${ words }`,
		] );
	} );

	it( 'show what the server has, when it could be asked', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'some_updated', message: 'No.' }, 400 )
				: json( { protect: false, admin_bar: false } )
		);
		await store.dispatch(
			updateSettings( { protect: true, admin_bar: false } )
		);
		expect( isModuleActive( store.getState(), 'protect' ) ).toBe( false );
		expect( isSettingOn( store.getState(), 'admin_bar' ) ).toBe( false );
	} );

	it( 'of someone who is logged out ask to log in again, until it is done', async () => {
		mockNetwork( () => json( { code: 'rest_forbidden' }, 401 ) );
		await store.dispatch( updateSettings( { protect: true } ) );
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{
				duration: 0,
				action: {
					label: 'Log in again',
					href: '/wp-admin/admin.php?page=jetpack',
				},
			},
		] );
	} );

	it( 'stay as they were without a network', async () => {
		const calls = mockNetwork( () => new TypeError( 'Failed to fetch' ) );
		const outcome = await store.dispatch(
			updateSettings( { protect: true } )
		);
		expect( outcome.isOk ).toBe( false );
		expect( isSettingOn( store.getState(), 'protect' ) ).toBe( false );
		expect( isModuleActive( store.getState(), 'protect' ) ).toBe( false );
		expect( calls.filter( isWrite ) ).toHaveLength( 1 );
	} );

	it( 'also show the server’s values if its response can’t be parsed', async () => {
		const stored: Record< string, unknown > = { protect: false };
		mockNetwork( ( { method, body } ) => {
			if ( method === 'POST' ) {
				Object.assign( stored, body );
				return new Response( '<b>Warning</b>: stored all the same' );
			}
			return json( stored );
		} );
		await store.dispatch( updateSettings( { protect: true } ) );
		expect( noticeTexts() ).toEqual( [
			'Error updating settings. The site sent an invalid response.',
		] );
		await waitFor( () =>
			expect( isModuleActive( store.getState(), 'protect' ) ).toBe( true )
		);
	} );

	it( 'are not kept busy by the reading that follows', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? new TypeError( 'Failed to fetch' )
				: noResponse()
		);
		const outcome = await store.dispatch(
			updateSettings( { protect: true } )
		);
		expect( outcome.isOk ).toBe( false );
		expect( isSaving( store.getState() ) ).toBe( false );
	} );
} );

describe( 'resetting the options', () => {
	it( 'says so, and reloads the page (A343, B558, B559)', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		const done = store.dispatch( resetOptions() );
		expect( noticeTexts() ).toEqual( [ 'Resetting Jetpack options…' ] );
		response.resolve( json( { code: 'success' } ) );
		await done;
		expect( noticeTexts() ).toEqual( [ 'Options reset.' ] );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/options/options'
		);
		expect( calls[ 0 ]?.body ).toEqual( { reset: true } );
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says when it failed, and stays (B560)', async () => {
		mockNetwork( () => json( {}, 500 ) );
		await store.dispatch( resetOptions() );
		expect( noticeTexts() ).toEqual( [ 'Options failed to reset.' ] );
		expect( reloadPage ).not.toHaveBeenCalled();
	} );
} );
