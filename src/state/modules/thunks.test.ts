/** @jest-environment ./tools/jest/browser-environment.js */
import { waitFor } from '@testing-library/react';
import { makeModule, makePageData } from '../../api/page-data.fixture';
import { deferred, mockNetwork, json } from '../../api/network.fixture';
import { reloadPage } from '../../lib/wp-admin';
import { getNotices } from '../notices/selectors';
import { createPage } from '../page';
import { isSettingOn } from '../settings/selectors';
import { fetchSettings, updateSettings } from '../settings/thunks';
import type { AppStore } from '../store';
import { getActivationRequest, isModuleActive } from './selectors';
import { activateModule, fetchModules } from './thunks';

jest.mock( '../../lib/wp-admin', () => ( { reloadPage: jest.fn() } ) );

let store: AppStore;

beforeEach( () => {
	jest.mocked( reloadPage ).mockClear();
	( { store } = createPage(
		makePageData( {
			getModules: {
				protect: makeModule( 'protect', {
					name: 'Brute force protection',
				} ),
				blocks: {
					module: 'blocks',
					additional_search_queries: 'blocks, block',
				},
			},
			settings: { protect: false, admin_bar: false },
		} )
	) );
} );

const notices = () => getNotices( store.getState() );
const statusOf = ( slug: string ) =>
	getActivationRequest( store.getState(), slug ).kind;

describe( 'activating a module', () => {
	it( 'is activated after the request succeeds (B411, B412, B502)', async () => {
		const response = deferred< Response >();
		const calls = mockNetwork( () => response.promise );
		const done = store.dispatch( activateModule( 'protect' ) );
		expect( statusOf( 'protect' ) ).toBe( 'pending' );
		expect( isModuleActive( store.getState(), 'protect' ) ).toBe( false );
		response.resolve( json( { code: 'success' } ) );
		await done;
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/module/protect/active'
		);
		expect( calls[ 0 ]?.body ).toEqual( { active: true } );
		expect( statusOf( 'protect' ) ).toBe( 'succeeded' );
		expect( isModuleActive( store.getState(), 'protect' ) ).toBe( true );
		expect( isSettingOn( store.getState(), 'protect' ) ).toBe( true );
	} );

	it( 'says that it has been activated (B413)', async () => {
		mockNetwork( () => json( { code: 'success' } ) );
		await store.dispatch( activateModule( 'protect' ) );
		expect( notices() ).toMatchObject( [
			{
				status: 'success',
				text: 'Brute force protection has been activated.',
			},
		] );
	} );

	it( 'offers Undo, unless another user activated it in the meantime', async () => {
		let more = {};
		const calls = mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'success', ...more } )
				: json( { protect: false } )
		);
		await store.dispatch( activateModule( 'protect' ) );
		expect( calls[ 0 ]?.expected ).toEqual( { active: false } );
		expect( notices() ).toMatchObject( [
			{
				action: {
					kind: 'undo',
					previous: { protect: false },
					saved: { protect: true },
					undoneText: 'Brute force protection has been deactivated.',
				},
			},
		] );
		await store.dispatch( fetchSettings( undefined ) );
		more = { already_set: [ 'active' ] };
		await store.dispatch( activateModule( 'protect' ) );
		expect( notices() ).toHaveLength( 1 );
		expect( notices()[ 0 ]?.action ).toBeUndefined();
	} );

	it( 'gives each Undo the turn of its change, however late it was saved', async () => {
		const first = deferred< Response >();
		mockNetwork( ( { url } ) =>
			url.pathname.includes( 'protect' )
				? first.promise
				: json( { code: 'success' } )
		);
		const slow = store.dispatch( activateModule( 'protect' ) );
		await store.dispatch( updateSettings( { admin_bar: true } ) );
		first.resolve( json( { code: 'success' } ) );
		await slow;
		const turnOf = ( noticeId: string ) =>
			notices().find( ( notice ) => notice.noticeId === noticeId )
				?.turn ?? 0;
		expect( turnOf( 'modules/set-active/protect' ) ).toBeGreaterThan( 0 );
		expect( turnOf( 'update-settings' ) ).toBeGreaterThan(
			turnOf( 'modules/set-active/protect' )
		);
	} );

	it( 'reloads the page only if requested (B414)', async () => {
		mockNetwork( () => json( { code: 'success' } ) );
		await store.dispatch( activateModule( 'protect' ) );
		expect( reloadPage ).not.toHaveBeenCalled();
		await store.dispatch(
			activateModule( 'protect', { reloadsPage: true } )
		);
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says why it failed, and leaves it off (B415)', async () => {
		mockNetwork( () =>
			json( { code: 'activation_failed', message: 'No address.' }, 424 )
		);
		await store.dispatch( activateModule( 'protect' ) );
		expect( notices() ).toMatchObject( [
			{
				status: 'error',
				text: 'Brute force protection failed to activate. No address. (Status 424)',
			},
		] );
		expect( isModuleActive( store.getState(), 'protect' ) ).toBe( false );
	} );

	it( 'shows the site’s state if its response can’t be parsed', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? new Response( '<b>Warning</b>: done all the same' )
				: json( {
						protect: makeModule( 'protect', { activated: true } ),
				  } )
		);
		await store.dispatch( activateModule( 'protect' ) );
		expect( notices() ).toMatchObject( [ { status: 'error' } ] );
		await waitFor( () =>
			expect( isModuleActive( store.getState(), 'protect' ) ).toBe( true )
		);
	} );

	it( 'does nothing for a module that the site doesn’t have (B416)', async () => {
		const calls = mockNetwork( () => json( {} ) );
		expect(
			await store.dispatch( activateModule( 'teleport' ) )
		).toBeNull();
		expect( calls ).toHaveLength( 0 );
		expect( notices() ).toEqual( [] );
	} );
} );

it( 'reading the modules keeps those that only the page has (B501)', async () => {
	const calls = mockNetwork( () =>
		json( { protect: makeModule( 'protect', { activated: true } ) } )
	);
	await store.dispatch( fetchModules( undefined ) );
	expect( calls[ 0 ]?.url.pathname ).toBe( '/wp-json/jetpack/v4/module/all' );
	expect( isModuleActive( store.getState(), 'protect' ) ).toBe( true );
	expect( store.getState().modules.items ).toHaveProperty( 'blocks' );
} );
