import {
	authorize,
	bearer,
	connect,
	discover,
	exchange,
	json,
	postAs,
	register,
	siteToken,
} from './client/service-client';
import type { Registration, Tokens, Walk } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url } = serviceUnderTest();
const YES = { decision: 'approve', account: '90210' };

let site: Registration;

beforeAll( async () => {
	site = await register( url() );
} );

async function walk(): Promise< Walk > {
	return authorize( url(), site, YES );
}

async function refusal( response: Response ): Promise< unknown > {
	const { error } = await json< { error: string } >( response );
	return { status: response.status, error };
}

it( 'refuses a code with another verifier', async () => {
	const response = await exchange(
		url(),
		site,
		await walk(),
		'x'.repeat( 43 )
	);
	expect( await refusal( response ) ).toEqual( {
		status: 400,
		error: 'invalid_grant',
	} );
} );

it( 'refuses a code that was used, and takes back what it gave', async () => {
	const walked = await walk();
	const { access_token } = await json< Tokens >(
		await exchange( url(), site, walked )
	);
	expect( await refusal( await exchange( url(), site, walked ) ) ).toEqual( {
		status: 400,
		error: 'invalid_grant',
	} );
	const { userinfo_endpoint } = await discover( url() );
	const response = await fetch( userinfo_endpoint, {
		headers: bearer( access_token ),
	} );
	expect( response.status ).toBe( 401 );
} );

it( 'refuses a refresh token that was used', async () => {
	const { refresh_token } = await connect( url(), site );
	const { token_endpoint } = await discover( url() );
	const refresh = () =>
		postAs( site, token_endpoint, {
			grant_type: 'refresh_token',
			refresh_token,
		} );
	expect( ( await refresh() ).status ).toBe( 200 );
	expect( await refusal( await refresh() ) ).toEqual( {
		status: 400,
		error: 'invalid_grant',
	} );
} );

it.each( [
	[ 'an address that was never registered', 'https://evil.example.org/' ],
	[
		'an address below the registered one',
		'http://127.0.0.1:9400/wp-admin/',
	],
] )( 'shows a page instead of going to %s', async ( _what, redirect_uri ) => {
	const { callback, pages } = await authorize( url(), site, YES, {
		redirect_uri,
	} );
	expect( callback ).toBeNull();
	expect( pages ).toHaveLength( 1 );
	expect( pages[ 0 ]?.status ).toBe( 400 );
	expect( pages[ 0 ]?.html ).toContain( 'invalid_redirect_uri' );
} );

it( 'refuses to begin without PKCE', async () => {
	const { callback } = await authorize( url(), site, YES, {
		code_challenge: '',
		code_challenge_method: '',
	} );
	expect( callback?.searchParams.get( 'error' ) ).toBe( 'invalid_request' );
	expect( callback?.searchParams.has( 'code' ) ).toBe( false );
} );

it( 'tells the site that the user declined', async () => {
	const { callback, state } = await authorize( url(), site, {
		decision: 'deny',
	} );
	expect( callback?.searchParams.get( 'error' ) ).toBe( 'access_denied' );
	expect( callback?.searchParams.get( 'state' ) ).toBe( state );
} );

it( 'asks again if no account was chosen or the address is invalid', async () => {
	const { callback, pages } = await authorize( url(), site, {
		decision: 'approve',
		email: 'not an address',
	} );
	expect( callback ).toBeNull();
	expect( pages[ 1 ]?.status ).toBe( 400 );
	expect( pages[ 1 ]?.html ).toContain( 'role="alert"' );
} );

it( 'says that a consent page is over', async () => {
	const response = await fetch( `${ url() }/interaction/gone` );
	expect( response.status ).toBe( 400 );
	expect( await response.text() ).toContain( 'Start again from your site.' );
} );

it( 'refuses a secret that is wrong', async () => {
	const { token_endpoint } = await discover( url() );
	const response = await postAs(
		{ ...site, client_secret: 'guessed' },
		token_endpoint,
		{ grant_type: 'client_credentials', scope: 'site' }
	);
	expect( await refusal( response ) ).toEqual( {
		status: 401,
		error: 'invalid_client',
	} );
} );

it( 'reveals nothing about another site’s token', async () => {
	const other = await register( url() );
	const { introspection_endpoint } = await discover( url() );
	const response = await postAs( other, introspection_endpoint, {
		token: await siteToken( url(), site ),
	} );
	expect( await response.json() ).toEqual( { active: false } );
} );

it( 'refuses to show or delete a registration without its token', async () => {
	const other = await register( url() );
	const { registration_client_uri } = await register( url() );
	const response = await fetch( registration_client_uri, {
		method: 'DELETE',
		headers: bearer( other.registration_access_token ),
	} );
	expect( await refusal( response ) ).toEqual( {
		status: 401,
		error: 'invalid_token',
	} );
} );

describe( 'the site API', () => {
	const get = ( path: string, headers: Record< string, string > = {} ) =>
		fetch( `${ url() }/v1${ path }`, { headers } );

	it.each( [
		[ 'no token', async () => ( {} ), 401, 'missing_token' ],
		[ 'an unknown token', async () => bearer( 'x' ), 401, 'unknown_token' ],
		[
			'a user’s token',
			async () => bearer( ( await connect( url(), site ) ).access_token ),
			401,
			'unknown_token',
		],
	] )( 'refuses %s', async ( _what, headers, status, code ) => {
		const response = await get(
			`/sites/${ site.site_id }`,
			await headers()
		);
		expect( response.status ).toBe( status );
		expect( await response.json() ).toEqual( {
			code,
			message: expect.any( String ),
		} );
	} );

	it( 'refuses another site’s number, unknown paths and other methods', async () => {
		const headers = bearer( await siteToken( url(), site ) );
		const codes = [];
		for ( const path of [ '/sites/1', '/nowhere', '/events' ] ) {
			const response = await get( path, headers );
			const { code } = await json< { code: string } >( response );
			codes.push( [ response.status, code ] );
		}
		expect( codes ).toEqual( [
			[ 403, 'wrong_site' ],
			[ 404, 'not_found' ],
			[ 405, 'method_not_allowed' ],
		] );
	} );

	it( 'refuses a site token where a user’s is needed', async () => {
		const headers = bearer( await siteToken( url(), site ) );
		expect( ( await get( '/users/me/licenses', headers ) ).status ).toBe(
			401
		);
	} );
} );
