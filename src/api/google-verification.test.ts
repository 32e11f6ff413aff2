/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi } from './client';
import { ApiFailure } from './errors';
import {
	fetchGoogleVerification,
	verifyWithGoogle,
} from './google-verification';
import { mockNetwork, json } from './network.fixture';

const PATH = '/wp-json/jetpack/v4/verify-site/google';

beforeEach( () => {
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} );
} );

it( 'B389 B533 A370: reads the check, all of it', async () => {
	const calls = mockNetwork( () =>
		json( {
			verified: false,
			token: 'abc123',
			is_owner: true,
			google_search_console_url: 'https://google.test/console',
			google_verification_console_url: 'https://google.test/owners',
		} )
	);
	await expect( fetchGoogleVerification() ).resolves.toEqual( {
		isVerified: false,
		token: 'abc123',
		isOwner: true,
		searchConsoleUrl: 'https://google.test/console',
		ownersUrl: 'https://google.test/owners',
	} );
	await fetchGoogleVerification( 501 );
	expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
		PATH,
		`${ PATH }/501`,
	] );
} );

it( 'B534 A371: requests the verification with the connection’s ID', async () => {
	const calls = mockNetwork( () =>
		json( { verified: true, is_owner: true } )
	);
	await expect( verifyWithGoogle( 501 ) ).resolves.toEqual( {
		isVerified: true,
		token: '',
		isOwner: true,
		searchConsoleUrl: '',
		ownersUrl: '',
	} );
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'POST',
		body: { keyring_id: 501 },
	} );
} );

it( 'B569: takes a map of errors for one, the first of them', async () => {
	mockNetwork( () =>
		json( {
			verified: false,
			errors: { no_token_for_user: 'Who are you?', other: 'Odd.' },
		} )
	);
	const failure = await fetchGoogleVerification().catch(
		( thrown: unknown ) => thrown
	);
	expect( failure ).toBeInstanceOf( ApiFailure );
	expect( failure ).toMatchObject( {
		message: 'Who are you?',
		details: { code: 'no_token_for_user' },
	} );
} );

it.each( [ [ [] ], [ {} ] ] )( 'takes %j errors for none', async ( errors ) => {
	mockNetwork( () => json( { verified: true, errors } ) );
	await expect( fetchGoogleVerification() ).resolves.toMatchObject( {
		isVerified: true,
	} );
} );

it( 'rejects invalid links', async () => {
	mockNetwork( () =>
		json( {
			verified: true,
			google_search_console_url: 'javascript:alert(1)',
		} )
	);
	await expect( fetchGoogleVerification() ).rejects.toThrow(
		'is not a web address'
	);
} );
