/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from '../../api/client';
import { requestedParts, mockNetwork, json } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
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

const isPluginList = ( { method, url }: SentRequest ) =>
	method === 'GET' && url.pathname === '/wp-json/jetpack/v4/plugins';

/** The response of `GET plugins`. */
const listed = ( active: boolean ) => ( {
	'akismet/akismet.php': { Name: 'Akismet', Version: '5.3', active },
	'hello.php': { Name: 'Hello Dolly', Version: '1.7', active: true },
} );

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
		const calls = mockNetwork( ( call ) =>
			isPluginList( call )
				? json( listed( true ) )
				: json(
						call.method === 'POST'
							? { code: 'success' }
							: { akismet: 5 }
				  )
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
		expect( calls.flatMap( requestedParts ) ).toEqual( [ 'akismet' ] );
	} );

	it( 'B444 B445 C285: asks for the plugins after the wait', async () => {
		const calls = mockNetwork( ( call ) =>
			json( isPluginList( call ) ? listed( true ) : { code: 'success' } )
		);
		const { store } = makeStore();
		const done = store.dispatch( installPlugin( 'akismet' ) );
		await jest.advanceTimersByTimeAsync( 2499 );
		expect( calls.filter( isPluginList ) ).toHaveLength( 0 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( await done ).toBe( true );
		const [ list ] = calls.filter( isPluginList );
		expect( list?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
	} );

	it.each( [
		[ 'that deactivated itself', listed( false ), 'inactive' ],
		[ 'that is gone', {}, 'not-installed' ],
	] )(
		'shows a plugin %s as it is, and says that it could not be activated',
		async ( _what, list, expected ) => {
			mockNetwork( ( call ) =>
				json( isPluginList( call ) ? list : { code: 'success' } )
			);
			const { store, pluginState, texts } = makeStore();
			const done = store.dispatch(
				installPlugin( 'akismet', { notices: NOTICES } )
			);
			await jest.advanceTimersByTimeAsync( 2500 );
			expect( await done ).toBe( false );
			expect( pluginState() ).toBe( expected );
			expect( texts() ).toEqual( [ 'Could not activate Akismet.' ] );
		}
	);

	it( 'requests the state if the response is lost, and shows no error if the plugin is active', async () => {
		mockNetwork( ( call ) => {
			if ( isPluginList( call ) ) {
				return json( listed( true ) );
			}
			return call.method === 'POST'
				? new TypeError( 'Failed to fetch' )
				: json( {} );
		} );
		const { store, pluginState, texts } = makeStore();
		const isActive = await store.dispatch(
			installPlugin( 'akismet', { notices: NOTICES } )
		);
		expect( isActive ).toBe( true );
		expect( pluginState() ).toBe( 'active' );
		expect( texts() ).toEqual( [] );
	} );

	it( 'A344 B525 C284: calls POST plugins with slug and status, and the source where there is one', async () => {
		const calls = mockNetwork( () => json( { code: 'success' } ) );
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
		mockNetwork( () =>
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
