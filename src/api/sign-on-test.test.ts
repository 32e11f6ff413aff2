/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import { mockNetwork, json } from './network.fixture';
import { testSignOn } from './sign-on-test';

beforeEach( () =>
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} )
);

const STEP = { id: 'keys', label: 'Keys', status: 'passed', text: 'Found.' };

it( 'posts, and returns the steps and the redirect URI', async () => {
	const calls = mockNetwork( () =>
		json( { steps: [ STEP ], redirect_uri: 'https://site.test/in' } )
	);
	expect( await testSignOn() ).toEqual( {
		steps: [ STEP ],
		redirectUri: 'https://site.test/in',
	} );
	expect( calls[ 0 ] ).toMatchObject( { method: 'POST' } );
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/module/sso/test'
	);
} );

it( 'refuses a status that it doesn’t know', async () => {
	mockNetwork( () =>
		json( {
			steps: [ { ...STEP, status: 'maybe' } ],
			redirect_uri: 'https://site.test/in',
		} )
	);
	await expect( testSignOn() ).rejects.toMatchObject( {
		name: 'UnexpectedShapeError',
	} );
} );
