/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import { mockNetwork, json } from './network.fixture';
import { checkSpamKey } from './spam-key';

beforeEach( () =>
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} )
);

const PATH = '/wp-json/jetpack/v4/module/akismet/key/check';

it( 'B382 B511 the stored key is checked by a GET', async () => {
	const calls = mockNetwork( () => json( { validKey: true } ) );
	expect( await checkSpamKey( '' ) ).toEqual( {
		validKey: true,
		invalidKeyCode: '',
		invalidKeyMessage: '',
	} );
	expect( calls[ 0 ] ).toMatchObject( { method: 'GET' } );
	expect( calls[ 0 ]?.url.pathname ).toBe( PATH );
} );

it( 'B383 B512 a typed key is checked by a POST, with the reason if it is invalid', async () => {
	const calls = mockNetwork( () =>
		json( {
			validKey: false,
			invalidKeyCode: 'invalid_key',
			invalidKeyMessage: 'No account has it.',
		} )
	);
	expect( await checkSpamKey( 'abc123' ) ).toEqual( {
		validKey: false,
		invalidKeyCode: 'invalid_key',
		invalidKeyMessage: 'No account has it.',
	} );
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'POST',
		body: { api_key: 'abc123' },
	} );
	expect( calls[ 0 ]?.url.pathname ).toBe( PATH );
} );
