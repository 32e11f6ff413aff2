/** @jest-environment ./tools/jest/browser-environment.js */
import apiFetch from '@wordpress/api-fetch';
import { configureApi, get, post } from './client';
import { ApiFailure } from './errors';
import type { ApiError } from './errors';
import { mockNetwork, json } from './network.fixture';

const NONCE_URL = 'http://site.test/wp-admin/admin-ajax.php?action=rest-nonce';

async function failureOf( call: Promise< unknown > ): Promise< ApiError > {
	const thrown: unknown = await call.then(
		() => new Error( 'It succeeded.' ),
		( error: unknown ) => error
	);
	if ( ! ( thrown instanceof ApiFailure ) ) {
		throw thrown;
	}
	return thrown.details;
}

const expiredNonce = () =>
	json(
		{ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' },
		403
	);

beforeEach( () =>
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: NONCE_URL,
		preload: {},
	} )
);

describe( 'an expired nonce', () => {
	it( 'is refreshed once and the calls are retried, for many calls at once', async () => {
		const calls = mockNetwork( ( { url, headers } ) => {
			if ( url.href === NONCE_URL ) {
				return new Response( '0123456789' );
			}
			return headers.get( 'X-WP-Nonce' ) === '0123456789'
				? json( 'served' )
				: expiredNonce();
		} );
		expect(
			await Promise.all( [
				get( '/jetpack/v4/a' ),
				post( '/jetpack/v4/b', { c: 1 } ),
			] )
		).toEqual( [ 'served', 'served' ] );
		expect(
			calls.filter( ( { url } ) => url.href === NONCE_URL )
		).toHaveLength( 1 );
		expect( calls.at( -1 )?.body ?? calls.at( -2 )?.body ).toEqual( {
			c: 1,
		} );
	} );

	it( 'is passed to core’s middleware, which sets the header', async () => {
		const middleware = apiFetch.createNonceMiddleware( 'aaaaaaaaaa' );
		Object.assign( apiFetch, { nonceMiddleware: middleware } );
		mockNetwork( ( { url }, nth ) => {
			if ( url.href === NONCE_URL ) {
				return new Response( '0123456789' );
			}
			return nth === 1 ? expiredNonce() : json( 'served' );
		} );
		await get( '/jetpack/v4/a' );
		expect( middleware ).toHaveProperty( 'nonce', '0123456789' );
		Object.assign( apiFetch, { nonceMiddleware: undefined } );
	} );

	it( 'is refreshed once only: a second refusal is an error', async () => {
		const calls = mockNetwork( ( { url } ) =>
			url.href === NONCE_URL
				? new Response( '0123456789' )
				: expiredNonce()
		);
		const error = await failureOf( get( '/jetpack/v4/a' ) );
		expect( error.status ).toBe( 403 );
		expect( calls ).toHaveLength( 3 );
	} );

	it( 'of a logged-out user asks to log in again', async () => {
		mockNetwork( ( { url } ) =>
			url.href === NONCE_URL
				? new Response( '0', { status: 400 } )
				: expiredNonce()
		);
		const error = await failureOf( post( '/jetpack/v4/settings', {} ) );
		expect( error.name ).toBe( 'LoggedOutError' );
	} );

	it( 'a 401 asks to log in again, too', async () => {
		mockNetwork( () => json( { code: 'rest_forbidden' }, 401 ) );
		const error = await failureOf( get( '/jetpack/v4/settings' ) );
		expect( error.name ).toBe( 'LoggedOutError' );
	} );
} );

describe( 'another user in the same browser', () => {
	const USER_CHANGED = {
		code: 'user_changed',
		message: 'You are logged in as another user.',
		data: { status: 409 },
	};

	it( 'every request names the user that the page was loaded for', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/settings' );
		await post( '/jetpack/v4/settings', { protect: true } );
		expect(
			calls.map( ( { headers } ) => headers.get( 'X-Jetpack-User' ) )
		).toEqual( [ '3', '3' ] );
	} );

	it( 'the retry with the other user’s nonce still names the page’s user', async () => {
		const calls = mockNetwork( ( { url, headers } ) => {
			if ( url.href === NONCE_URL ) {
				return new Response( '0123456789' );
			}
			return headers.get( 'X-WP-Nonce' ) === '0123456789'
				? json( USER_CHANGED, 409 )
				: expiredNonce();
		} );
		const error = await failureOf(
			post( '/jetpack/v4/settings', { protect: true } )
		);
		expect( error.name ).toBe( 'UserChangedError' );
		expect( calls.at( -1 )?.headers.get( 'X-Jetpack-User' ) ).toBe( '3' );
	} );

	it( 'any other conflict is a different error', async () => {
		mockNetwork( () =>
			json( { code: 'inactive', message: 'It is off.' }, 409 )
		);
		const error = await failureOf( post( '/jetpack/v4/module/x', {} ) );
		expect( [ error.name, error.code ] ).toEqual( [
			'ApiError',
			'inactive',
		] );
	} );
} );
