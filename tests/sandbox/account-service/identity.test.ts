import { createPublicKey, verify } from 'node:crypto';

import {
	REDIRECT_URI,
	SITE_URL,
	authorize,
	bearer,
	discover,
	exchange,
	json,
	postAs,
	register,
	siteToken,
} from './client/service-client';
import type { Discovery, Registration, Tokens } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url, restart } = serviceUnderTest();

let endpoints: Discovery;
let site: Registration;
let tokens: Tokens;

async function introspect( token: string ) {
	return json< Record< string, unknown > >(
		await postAs( site, endpoints.introspection_endpoint, { token } )
	);
}

/** The claims of a token, after verifying its signature. */
async function verifiedClaims( jwt: string ) {
	const { keys } = await json< { keys: { kid: string; kty: string }[] } >(
		await fetch( endpoints.jwks_uri )
	);
	const [ header = '', payload = '', signature = '' ] = jwt.split( '.' );
	const decode = ( part: string ) =>
		JSON.parse( Buffer.from( part, 'base64url' ).toString() );
	const jwk = keys.find( ( { kid } ) => kid === decode( header ).kid );
	const isGood = verify(
		'sha256',
		Buffer.from( `${ header }.${ payload }` ),
		createPublicKey( { key: jwk ?? {}, format: 'jwk' } ),
		Buffer.from( signature, 'base64url' )
	);
	return isGood ? decode( payload ) : null;
}

it( 'is discovered at the base URL, which is its issuer', async () => {
	endpoints = await discover( url() );
	expect( endpoints ).toMatchObject( {
		issuer: url(),
		code_challenge_methods_supported: [ 'S256' ],
		scopes_supported: expect.arrayContaining( [ 'site', 'user' ] ),
	} );
} );

it( 'registers a site and numbers it', async () => {
	site = await register( url() );
	expect( site ).toMatchObject( {
		client_id: expect.any( String ),
		client_secret: expect.any( String ),
		registration_access_token: expect.any( String ),
		registration_client_uri: `${ url() }/register/${ site.client_id }`,
		site_id: 4242,
		client_uri: SITE_URL,
		redirect_uris: [ REDIRECT_URI ],
		software_id: 'jetpack-dashboard',
		software_version: '1.0.0',
	} );
	expect( ( await register( url() ) ).site_id ).toBe( 4243 );
} );

it( 'issues a token to the site and describes it', async () => {
	expect( await introspect( await siteToken( url(), site ) ) ).toMatchObject(
		{
			active: true,
			client_id: site.client_id,
			scope: 'site',
		}
	);
	expect( await introspect( 'nonsense' ) ).toEqual( { active: false } );
} );

it( 'asks for consent, and redirects back with a code for tokens', async () => {
	const walk = await authorize( url(), site, {
		decision: 'approve',
		account: '90211',
	} );
	const html = walk.pages[ 0 ]?.html ?? '';
	expect( html ).toContain( '<html lang="en">' );
	expect( html ).toContain( '<legend>Who are you?</legend>' );
	expect( html ).toContain( 'My &lt;site&gt;' );
	expect( walk.callback?.href ).toContain( REDIRECT_URI );
	expect( walk.callback?.searchParams.get( 'state' ) ).toBe( walk.state );
	expect( walk.callback?.searchParams.get( 'iss' ) ).toBe( url() );

	tokens = await json( await exchange( url(), site, walk ) );
	expect( tokens.scope.split( ' ' ).sort() ).toEqual( [
		'email',
		'offline_access',
		'openid',
		'profile',
		'user',
	] );
	expect( await verifiedClaims( tokens.id_token ) ).toMatchObject( {
		iss: url(),
		aud: site.client_id,
		sub: '90211',
		nonce: walk.nonce,
		exp: expect.any( Number ),
	} );
} );

it( 'says who the user is, with a picture that loads', async () => {
	const user = await json< { picture: string } >(
		await fetch( endpoints.userinfo_endpoint, {
			headers: bearer( tokens.access_token ),
		} )
	);
	expect( user ).toEqual( {
		sub: '90211',
		preferred_username: 'jonas',
		email: 'jonas@example.org',
		picture: `${ url() }/avatars/90211.svg`,
	} );
	const picture = await fetch( user.picture );
	expect( picture.headers.get( 'Content-Type' ) ).toBe( 'image/svg+xml' );
} );

it( 'accepts an email address', async () => {
	const walk = await authorize( url(), site, {
		decision: 'approve',
		account: '90210',
		email: 'new@example.org',
	} );
	const { access_token } = await json< Tokens >(
		await exchange( url(), site, walk )
	);
	const response = await fetch( endpoints.userinfo_endpoint, {
		headers: bearer( access_token ),
	} );
	expect( await response.json() ).toMatchObject( {
		preferred_username: 'new',
		email: 'new@example.org',
	} );
} );

it( 'keeps registrations and tokens over a restart', async () => {
	await restart();
	// On another port: tokens issued before stay valid.
	endpoints = await discover( url() );
	expect( await introspect( tokens.access_token ) ).toMatchObject( {
		active: true,
		sub: '90211',
	} );
} );

it( 'refreshes, and the new refresh token replaces the old one', async () => {
	const response = await postAs( site, endpoints.token_endpoint, {
		grant_type: 'refresh_token',
		refresh_token: tokens.refresh_token,
	} );
	const refreshed = await json< Tokens >( response );
	expect( response.status ).toBe( 200 );
	expect( refreshed.access_token ).not.toBe( tokens.access_token );
	expect( refreshed.refresh_token ).not.toBe( tokens.refresh_token );
	tokens = refreshed;
} );

it( 'revokes', async () => {
	const response = await postAs( site, endpoints.revocation_endpoint, {
		token: tokens.refresh_token,
	} );
	expect( response.status ).toBe( 200 );
	expect( await introspect( tokens.access_token ) ).toEqual( {
		active: false,
	} );
} );

it( 'moves a registration to another URL under the same number', async () => {
	const uri = `${ url() }/register/${ site.client_id }`;
	const read = await json< Record< string, unknown > >(
		await fetch( uri, {
			headers: bearer( site.registration_access_token ),
		} )
	);
	const metadata = Object.fromEntries(
		Object.entries( read ).filter(
			( [ name ] ) =>
				! /^registration_|_issued_at$|_expires_at$/.test( name )
		)
	);
	const response = await fetch( uri, {
		method: 'PUT',
		headers: {
			...bearer( site.registration_access_token ),
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( {
			...metadata,
			site_id: 1,
			client_uri: 'http://127.0.0.1:9500',
		} ),
	} );
	const moved = await json< Registration >( response );
	expect( response.status ).toBe( 200 );
	expect( moved ).toMatchObject( {
		client_uri: 'http://127.0.0.1:9500',
		site_id: 4242,
	} );
	expect( moved.registration_access_token ).not.toBe(
		site.registration_access_token
	);
	site = { ...site, ...moved };
} );

it( 'deletes a registration, and every token of it with it', async () => {
	const token = await siteToken( url(), site );
	const reading = () =>
		fetch( `${ url() }/v1/sites/4242`, { headers: bearer( token ) } );
	expect( ( await reading() ).status ).toBe( 200 );

	const response = await fetch( site.registration_client_uri, {
		method: 'DELETE',
		headers: bearer( site.registration_access_token ),
	} );
	expect( response.status ).toBe( 204 );
	const refused = await reading();
	expect( refused.status ).toBe( 401 );
	expect( await refused.json() ).toMatchObject( { code: 'unknown_token' } );
} );
