import { setStoredKey } from './spam-keys';

const VALID = { validKey: true, invalidKeyCode: '', invalidKeyMessage: '' };
const INVALID = { ...VALID, validKey: false };
const KEYS = { '': INVALID, abc123: VALID };

it( 'a key that is saved is the stored one, with what is known of it', () => {
	expect( setStoredKey( KEYS, { wordpress_api_key: 'abc123' } ) ).toEqual( {
		'': VALID,
		abc123: VALID,
	} );
} );

it( 'an unchecked key has no status after it is stored', () => {
	expect( setStoredKey( KEYS, { wordpress_api_key: 'fed321' } ) ).toEqual( {
		abc123: VALID,
	} );
	expect(
		setStoredKey( KEYS, { wordpress_api_key: 'constructor' } )
	).toEqual( { abc123: VALID } );
} );

it( 'other settings change nothing of it', () => {
	expect( setStoredKey( KEYS, { protect: true } ) ).toBe( KEYS );
} );
