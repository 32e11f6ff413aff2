/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import { mockNetwork, json } from './network.fixture';
import { fetchPlugins, fetchPluginUpdates } from './plugins';

beforeEach( () =>
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} )
);

it( 'the plugins are asked for, by file (A345, B522)', async () => {
	const calls = mockNetwork( () =>
		json( {
			'akismet/akismet.php': {
				Name: 'Akismet',
				Version: '5.3',
				active: true,
			},
		} )
	);
	expect( await fetchPlugins() ).toEqual( {
		'akismet/akismet.php': {
			name: 'Akismet',
			version: '5.3',
			isActive: true,
		},
	} );
	expect( calls[ 0 ]?.method ).toBe( 'GET' );
	expect( calls[ 0 ]?.url.pathname ).toBe( '/wp-json/jetpack/v4/plugins' );
} );

it( 'how many have an update is asked for (A352, B524)', async () => {
	const calls = mockNetwork( () =>
		json( { code: 'updates-available', count: 2 } )
	);
	expect( await fetchPluginUpdates() ).toBe( 2 );
	expect( calls[ 0 ]?.method ).toBe( 'GET' );
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/updates/plugins'
	);
} );
