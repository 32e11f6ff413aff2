/** @jest-environment ./tools/jest/browser-environment.js */
import { configureApi, get, post } from './client';
import {
	mockNetwork,
	truncatedResponse,
	json,
	noResponse,
	redirected,
} from './network.fixture';

const NONCE_URL = 'http://site.test/wp-admin/admin-ajax.php?action=rest-nonce';
const TOO_LONG = {
	name: 'FetchNetworkError',
	message: 'The site took too long to respond. Try again in a moment.',
};

beforeEach( () => {
	jest.useFakeTimers();
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: NONCE_URL,
		preload: {},
	} );
} );
afterEach( () => jest.useRealTimers() );

const read = () => get( '/jetpack/v4/connection' );
const write = () => post( '/jetpack/v4/settings', { protect: true } );
const expiredNonce = () =>
	json( { code: 'rest_cookie_invalid_nonce', message: 'No.' }, 403 );

/** The state of a call after this many ms: its error's name, or 'waiting'. */
async function standingAfter(
	ms: number,
	call: () => Promise< unknown >
): Promise< unknown > {
	let standing: unknown = 'waiting';
	call().then(
		() => ( standing = 'answered' ),
		( { details } ) => ( standing = details )
	);
	await jest.advanceTimersByTimeAsync( ms );
	return standing;
}

describe( 'a site that never responds', () => {
	it( 'is given 30 s for a read, then the call fails as one without network (A395)', async () => {
		const calls = mockNetwork( noResponse );
		expect( await standingAfter( 29_999, read ) ).toBe( 'waiting' );
		expect( calls[ 0 ]?.signal?.aborted ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( calls[ 0 ]?.signal?.aborted ).toBe( true );
		expect( await standingAfter( 30_000, read ) ).toEqual( TOO_LONG );
	} );

	it( 'is given 60 s for a write', async () => {
		mockNetwork( noResponse );
		expect( await standingAfter( 59_999, write ) ).toBe( 'waiting' );
		expect( await standingAfter( 60_000, write ) ).toEqual( TOO_LONG );
	} );

	it( 'must also finish its response in that time', async () => {
		mockNetwork( () => truncatedResponse( false ) );
		expect( await standingAfter( 30_000, read ) ).toEqual( TOO_LONG );
	} );

	it( 'does not hold up later calls by a fresh nonce that never comes', async () => {
		let isStuck = true;
		mockNetwork( ( { url, headers } ) => {
			if ( url.href === NONCE_URL ) {
				return isStuck ? noResponse() : new Response( '0123456789' );
			}
			return headers.get( 'X-WP-Nonce' ) === '0123456789'
				? json( {} )
				: expiredNonce();
		} );
		expect( await standingAfter( 30_000, read ) ).toEqual( TOO_LONG );
		isStuck = false;
		expect( await standingAfter( 1, read ) ).toBe( 'answered' );
	} );

	it( 'leaves no timer running after a response', async () => {
		mockNetwork( () => json( {} ) );
		expect( await standingAfter( 1, write ) ).toBe( 'answered' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );

it( 'an incomplete response counts as a network failure, not as a failure of the site (A395)', async () => {
	for ( const response of [
		() => truncatedResponse( true ),
		() => redirected( truncatedResponse( true ) ),
	] ) {
		mockNetwork( response );
		expect( await standingAfter( 1, read ) ).toMatchObject( {
			name: 'FetchNetworkError',
			message: expect.stringContaining( 'could not be reached' ),
		} );
	}
} );
