import { configureApi } from '../../api/client';
import { askedParts, fakeNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { getNotices } from '../notices/selectors';
import { toPreloadedState } from '../preloaded-state';
import { createAppStore } from '../store';
import { installPlugin } from './plugin-thunks';
import { getOwnPluginState, getPluginInstallRequest } from './selectors';

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
