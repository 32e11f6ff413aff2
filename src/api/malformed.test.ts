/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import { json, mockNetwork } from './network.fixture';
import { fetchSettings } from './settings';

it( 'says what to do about a response that can’t be read, details last', async () => {
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} );
	mockNetwork( () => json( 'half of it' ) );
	await expect( fetchSettings() ).rejects.toMatchObject( {
		message: expect.stringMatching(
			/^The response was incomplete or damaged\. Reload the page and try again\. \(settings is not .+\)$/
		),
	} );
} );
