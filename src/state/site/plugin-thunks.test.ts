import { configureApi } from '../../api/client';
import { askedParts, fakeNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { getNotices } from '../notices/selectors';
import { toPreloadedState } from '../preloaded-state';
import { createAppStore } from '../store';
import { installPlugin } from './plugin-thunks';
import { getOwnPluginState, getPluginInstallRequest } from './selectors';
import { fetchPlugins } from './thunks';

const NOTICES = {
	id: 'activate-akismet-failure',
	progress: () => 'Activating Akismet…',
	failure: () => 'Could not activate Akismet.',
};

function makeStore() {
	const { api, initialState } = makePageData( {
		ownPlugins: { akismet: 'not-installed' },
	} );
	configureApi( { ...api, nonceUrl: '', preload: {} } );
	const store = createAppStore( toPreloadedState( initialState ) );
	return {
		store,
		pluginState: () => getOwnPluginState( store.getState(), 'akismet' ),
		status: () =>
			getPluginInstallRequest( store.getState(), 'akismet' ).kind,
		texts: () => getNotices( store.getState() ).map( ( { text } ) => text ),
	};
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'installing a plugin of our own list', () => {
	it( 'A134 C342: says that it is activated, waits 2.5 s, then reads its data again', async () => {
		const calls = fakeNetwork( ( { method } ) =>
			json( method === 'POST' ? { code: 'success' } : { akismet: 5 } )
		);
		const { store, pluginState, status, texts } = makeStore();
		const done = store.dispatch(
			installPlugin( 'akismet', { source: 'card', notices: NOTICES } )
		);
		await jest.advanceTimersByTimeAsync( 2400 );
		expect( texts() ).toEqual( [ 'Activating Akismet…' ] );
		expect( status() ).toBe( 'pending' );
		expect( pluginState() ).toBe( 'not-installed' );
		expect( calls ).toHaveLength( 1 );

		await jest.advanceTimersByTimeAsync( 100 );
		await done;
		expect( pluginState() ).toBe( 'active' );
		expect( texts() ).toEqual( [] );
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			body: { slug: 'akismet', status: 'active', source: 'card' },
		} );
		expect( calls.slice( 1 ).map( askedParts ) ).toEqual( [
			[ 'akismet' ],
		] );
	} );

	it( 'B444 B445 C285: reads the plugins again after the wait, where they were read before', async () => {
		const calls = fakeNetwork( ( { method } ) =>
			json( method === 'POST' ? { code: 'success' } : {} )
		);
		const { store } = makeStore();
		await store.dispatch( fetchPlugins( undefined ) );
		expect( calls ).toHaveLength( 1 );
		const done = store.dispatch( installPlugin( 'akismet' ) );
		await jest.advanceTimersByTimeAsync( 2499 );
		expect( calls ).toHaveLength( 2 );
		await jest.advanceTimersByTimeAsync( 1 );
		await done;
		await jest.advanceTimersByTimeAsync( 0 );
		expect( calls.slice( 2 ).map( ( { url } ) => url.pathname ) ).toContain(
			'/wp-json/jetpack/v4/plugins'
		);
	} );

	it( 'A344 B525 C284: calls POST plugins with slug and status, and the source where there is one', async () => {
		const calls = fakeNetwork( () => json( { code: 'success' } ) );
		const { store } = makeStore();
		const sources = [ undefined, 'card' ];
		for ( const source of sources ) {
			const done = store.dispatch(
				installPlugin( 'akismet', source ? { source } : {} )
			);
			await jest.advanceTimersByTimeAsync( 2500 );
			await done;
		}
		const posts = calls.filter( ( { method } ) => method === 'POST' );
		expect( posts.map( ( { url } ) => url.pathname ) ).toEqual( [
			'/wp-json/jetpack/v4/plugins',
			'/wp-json/jetpack/v4/plugins',
		] );
		expect( posts.map( ( { body } ) => body ) ).toEqual( [
			{ slug: 'akismet', status: 'active' },
			{ slug: 'akismet', status: 'active', source: 'card' },
		] );
	} );

	it( 'A133: says at once that it could not be activated', async () => {
		fakeNetwork( () =>
			json( { code: 'install_plugin_failed', message: 'No.' }, 500 )
		);
		const { store, pluginState, status, texts } = makeStore();
		await store.dispatch(
			installPlugin( 'akismet', { notices: NOTICES } )
		);
		expect( texts() ).toEqual( [ 'Could not activate Akismet.' ] );
		expect( status() ).toBe( 'failed' );
		expect( pluginState() ).toBe( 'not-installed' );
	} );
} );
