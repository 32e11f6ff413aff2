/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from '../../../api/client';
import { registerSite } from '../../../api/connection';
import { toApiError } from '../../../api/errors';
import { mockNetwork, json } from '../../../api/network.fixture';
import { connectFailureText } from './connect-failure-text';

beforeEach( () =>
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} )
);

/** The text shown for this response of `connection/register`. */
async function textFor(
	getResponse: () => Response | TypeError
): Promise< string | null > {
	mockNetwork( getResponse );
	return registerSite( { registrationNonce: 'x' } ).then(
		() => null,
		( thrown ) => connectFailureText( toApiError( thrown ) )
	);
}

const text = ( body: string, status: number ) => () =>
	new Response( body, { status } );

it.each( [
	[ 'an empty body', text( '', 500 ) ],
	[ 'an empty object', () => json( {}, 500 ) ],
	[ 'an empty list', () => json( [], 500 ) ],
	[ 'null', () => json( null, 500 ) ],
	[ 'a code alone', () => json( { code: 'x', message: ' ' }, 502 ) ],
	[ 'a message that is no text', () => json( { message: 42 }, 500 ) ],
	[ 'a page', text( '<html>', 502 ) ],
	[ 'half a JSON', text( '{"code":"x","mess', 500 ) ],
	[ 'a page with status 200', text( '<html>', 200 ) ],
	[ 'an empty body with status 200', text( '', 200 ) ],
	[ 'a success without an address', () => json( {} ) ],
] )( '%s shows the default text (A027, A396)', async ( _what, getResponse ) => {
	expect( await textFor( getResponse ) ).toBe(
		'An error occurred. Please try again.'
	);
} );

it( 'the server’s own message is shown (A026)', async () => {
	const getResponse = { code: 'x', message: 'Your site can’t be reached.' };
	expect( await textFor( () => json( getResponse, 502 ) ) ).toMatch(
		/^Your site can’t be reached\./
	);
} );

it( 'a network failure has its own message', async () => {
	expect( await textFor( () => new TypeError( 'Failed to fetch' ) ) ).toMatch(
		/^The site could not be reached\./
	);
} );
