/** @jest-environment ./tools/jest/browser-environment.js */
import apiFetch from '@wordpress/api-fetch';
import { configureApi, get, post } from './client';
import { ApiFailure } from './errors';
import type { ApiError } from './errors';
import { mockNetwork, json, redirected } from './network.fixture';

const ROOT = 'http://site.test/wp-json/';
const NONCE_URL = 'http://site.test/wp-admin/admin-ajax.php?action=rest-nonce';

function configure( root = ROOT, preload = {} ) {
	configureApi( {
		root,
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: NONCE_URL,
		preload,
	} );
}

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

beforeEach( () => configure() );

describe( 'what a call sends', () => {
	it( 'sends requests to the API root plus the path, under jetpack/v4 (A310, A316)', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/connection' );
		expect( calls[ 0 ]?.url.href ).toContain(
			`${ ROOT }jetpack/v4/connection`
		);
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/connection'
		);
	} );

	it( 'keeps a root with plain permalinks in one query', async () => {
		configure( 'http://site.test/?rest_route=/' );
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/module/stats/data', {
			query: { range: 'week' },
		} );
		const { searchParams } = calls[ 0 ]?.url ?? new URL( ROOT );
		expect( searchParams.get( 'rest_route' ) ).toBe(
			'/jetpack/v4/module/stats/data'
		);
		expect( searchParams.get( 'range' ) ).toBe( 'week' );
		expect( searchParams.has( '_cacheBuster' ) ).toBe( true );
	} );

	it( 'carries the nonce in X-WP-Nonce, reading and writing (A311)', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/connection' );
		await post( '/jetpack/v4/settings', { protect: true } );
		expect(
			calls.map( ( { headers } ) => headers.get( 'X-WP-Nonce' ) )
		).toEqual( [ 'aaaaaaaaaa', 'aaaaaaaaaa' ] );
	} );

	it( 'uses same-origin credentials (A312)', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/connection' );
		await post( '/jetpack/v4/settings', {} );
		expect( calls.map( ( { credentials } ) => credentials ) ).toEqual( [
			'same-origin',
			'same-origin',
		] );
	} );

	it( 'posts its body as JSON (A313)', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await post( '/jetpack/v4/settings', { protect: true } );
		expect( calls[ 0 ]?.method ).toBe( 'POST' );
		expect( calls[ 0 ]?.headers.get( 'Content-Type' ) ).toBe(
			'application/json'
		);
		expect( calls[ 0 ]?.body ).toEqual( { protect: true } );
	} );

	it( 'lets only those requests outlive the page that say so', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await post( '/jetpack/v4/settings', {} );
		await post( '/jetpack/v4/settings', {}, { keepalive: true } );
		expect( calls.map( ( { keepalive } ) => keepalive ) ).toEqual( [
			false,
			true,
		] );
	} );

	it( 'adds a cache-buster to what it reads, not to what it writes (A314)', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/connection' );
		await post( '/jetpack/v4/settings', {} );
		expect( calls[ 0 ]?.url.searchParams.get( '_cacheBuster' ) ).toMatch(
			/^\d{13}$/
		);
		expect( calls[ 1 ]?.url.searchParams.has( '_cacheBuster' ) ).toBe(
			false
		);
	} );

	it( 'bypasses the server’s caches only on “Try again”', async () => {
		const calls = mockNetwork( () => json( {} ) );
		await get( '/jetpack/v4/rewind' );
		await get( '/jetpack/v4/rewind', { isRefresh: true } );
		expect( calls[ 0 ]?.url.searchParams.has( 'refresh' ) ).toBe( false );
		expect( calls[ 1 ]?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
	} );
} );

describe( 'what came with the page', () => {
	const preload = {
		'/jetpack/v4/connection': { body: { isRegistered: true } },
	};

	it( 'serves the first read without a request', async () => {
		configure( ROOT, preload );
		const calls = mockNetwork( () => json( { isRegistered: false } ) );
		expect( await get( '/jetpack/v4/connection' ) ).toEqual( {
			isRegistered: true,
		} );
		expect( calls ).toHaveLength( 0 );
		expect( await get( '/jetpack/v4/connection' ) ).toEqual( {
			isRegistered: false,
		} );
	} );

	it( 'is there before the first frame, without waiting for other code', async () => {
		configure( ROOT, preload );
		const onBody = jest.fn();
		void get( '/jetpack/v4/connection' ).then( onBody );
		await Promise.resolve();
		await Promise.resolve();
		expect( onBody ).toHaveBeenCalledWith( { isRegistered: true } );
	} );

	it( 'is out of date once something was written', async () => {
		configure( ROOT, preload );
		mockNetwork( () => json( { isRegistered: false } ) );
		await post( '/jetpack/v4/connection', { isActive: false } );
		expect( await get( '/jetpack/v4/connection' ) ).toEqual( {
			isRegistered: false,
		} );
	} );

	it( 'is not served to others that use apiFetch', async () => {
		configure( ROOT, preload );
		const calls = mockNetwork( () => json( 'from the server' ) );
		await apiFetch( { url: `${ ROOT }wp/v2/posts` } );
		expect(
			await apiFetch( {
				url: `${ ROOT }jetpack/v4/connection`,
				path: '/jetpack/v4/connection',
			} )
		).toBe( 'from the server' );
		expect( calls ).toHaveLength( 2 );
		expect( calls[ 0 ]?.url.searchParams.has( '_cacheBuster' ) ).toBe(
			false
		);
	} );
} );

describe( 'what can go wrong', () => {
	it.each( [
		[ 'A391', 'Api404Error', ( response: Response ) => response ],
		[ 'A391', 'Api404AfterRedirectError', redirected ],
	] )( '%s: a 404 is a not-found error: %s', async ( _row, name, wrap ) => {
		mockNetwork( () => wrap( json( { code: 'not_found' }, 404 ) ) );
		const error = await failureOf( get( '/jetpack/v4/nowhere' ) );
		expect( error.name ).toBe( name );
		expect( error.message ).not.toBe( '' );
	} );

	it( 'treats every other status outside 2xx as an error that ends in its status (A315, A392)', async () => {
		for ( const status of [ 400, 403, 424, 500, 503 ] ) {
			mockNetwork( () =>
				json( { code: 'odd', message: 'It broke.' }, status )
			);
			const error = await failureOf( get( '/jetpack/v4/settings' ) );
			expect( error.name ).toBe( 'ApiError' );
			expect( error.message ).toBe( `It broke. (Status ${ status })` );
		}
	} );

	it( 'attaches the body, the code and what each field was refused for (A393)', async () => {
		const body = {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s)',
			data: {
				status: 400,
				params: {
					jetpack_protect_global_whitelist: 'Line 2 is no address.',
				},
			},
		};
		mockNetwork( () => json( body, 400 ) );
		const error = await failureOf( post( '/jetpack/v4/settings', {} ) );
		expect( error.response ).toEqual( body );
		expect( error.code ).toBe( 'rest_invalid_param' );
		expect( error.fieldErrors ).toEqual( {
			jetpack_protect_global_whitelist: 'Line 2 is no address.',
		} );
	} );

	it.each( [
		[
			'a page instead of JSON',
			() => new Response( '<html>' ),
			'JsonParseError',
		],
		[
			'an error page',
			() => new Response( '<html>', { status: 500 } ),
			'JsonParseError',
		],
		[
			'a page after a redirect',
			() => redirected( new Response( '<html>' ) ),
			'JsonParseAfterRedirectError',
		],
	] )( 'A394: %s is a parse error', async ( _what, getResponse, name ) => {
		mockNetwork( getResponse );
		expect(
			( await failureOf( get( '/jetpack/v4/settings' ) ) ).name
		).toBe( name );
	} );

	it.each( [
		[ 'reading', () => get( '/jetpack/v4/settings' ) ],
		[ 'writing', () => post( '/jetpack/v4/settings', {} ) ],
	] )(
		'A395: no network while %s is a fetch network error',
		async ( _what, call ) => {
			mockNetwork( () => new TypeError( 'Failed to fetch' ) );
			expect( ( await failureOf( call() ) ).name ).toBe(
				'FetchNetworkError'
			);
		}
	);

	it( 'accepts a response without a body', async () => {
		mockNetwork( () => new Response( null, { status: 204 } ) );
		expect( await post( '/jetpack/v4/stats/view' ) ).toBeNull();
	} );
} );
