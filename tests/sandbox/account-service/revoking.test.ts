import type { ServedCall } from './call-log';
import {
	connect,
	isActive,
	json,
	postAs,
	postJson,
	register,
	siteToken,
} from './client/service-client';
import type { Registration, Tokens } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url } = serviceUnderTest();

let site: Registration;
let other: Registration;
let marta: Tokens;
let jonas: Tokens;

beforeEach( async () => {
	site = await register( url() );
	other = await register( url() );
	marta = await connect( url(), site );
	jonas = await connect( url(), site, '90211' );
} );

const revoke = ( body: object ) =>
	postJson( `${ url() }/sandbox/revoke`, body );

/** Which of the tokens are active. */
async function alive( site_token: string, other_token: string ) {
	const [ isSite, isMarta, isJonas, isOther ] = await Promise.all( [
		isActive( url(), site, site_token ),
		isActive( url(), site, marta.refresh_token ),
		isActive( url(), site, jonas.access_token ),
		isActive( url(), other, other_token ),
	] );
	return { isSite, isMarta, isJonas, isOther };
}

it.each( [
	[ 'site-tokens', {}, { isSite: false, isMarta: true, isJonas: true } ],
	[ 'user-tokens', {}, { isSite: true, isMarta: false, isJonas: false } ],
	[
		'user-tokens',
		{ account: '90210' },
		{ isSite: true, isMarta: false, isJonas: true },
	],
	[ 'registration', {}, { isSite: false, isMarta: false, isJonas: false } ],
] )(
	'ends %s %j of one site and of no other',
	async ( what, more, expected ) => {
		const tokens = [
			await siteToken( url(), site ),
			await siteToken( url(), other ),
		] as const;
		const response = await revoke( {
			what,
			site_id: site.site_id,
			...more,
		} );
		expect( response.status ).toBe( 200 );
		expect( await alive( ...tokens ) ).toEqual( {
			...expected,
			isOther: true,
		} );
	}
);

it( 'issues new tokens to a site whose tokens were revoked, but not to a deleted site', async () => {
	await revoke( { what: 'site-tokens' } );
	expect( await siteToken( url(), site ) ).toEqual( expect.any( String ) );
	await revoke( { what: 'user-tokens' } );
	const refused = await postAs( site, `${ url() }/token`, {
		grant_type: 'refresh_token',
		refresh_token: marta.refresh_token,
	} );
	expect( await refused.json() ).toMatchObject( { error: 'invalid_grant' } );
	await revoke( { what: 'registration', site_id: site.site_id } );
	expect( await siteToken( url(), site ) ).toBeUndefined();
	expect( await siteToken( url(), other ) ).toEqual( expect.any( String ) );
} );

it( 'can be done by the control panel', async () => {
	const token = await siteToken( url(), site );
	const panel = await ( await fetch( `${ url() }/sandbox` ) ).text();
	expect( panel ).toContain( `(site ${ site.site_id })` );
	await fetch( `${ url() }/sandbox`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( {
			action: 'revoke',
			what: 'site-tokens',
			site_id: String( site.site_id ),
		} ),
	} );
	expect( await isActive( url(), site, token ) ).toBe( false );
} );

it.each( [
	{ what: 'everything' },
	{ what: 'constructor' },
	{ what: 'site-tokens', site_id: '4242' },
] )( 'refuses %j', async ( body ) => {
	const response = await revoke( body );
	expect( response.status ).toBe( 400 );
	expect( await response.json() ).toMatchObject( {
		code: 'invalid_revocation',
	} );
} );

it( 'says what was asked, without queries and without the panel’s own calls', async () => {
	const calls = async () =>
		json< ServedCall[] >( await fetch( `${ url() }/sandbox/calls` ) );
	expect( await calls() ).toContainEqual( {
		method: 'POST',
		path: '/register',
		status: 201,
	} );
	await fetch( `${ url() }/sandbox/calls`, { method: 'DELETE' } );
	await fetch( `${ url() }/v1/sites/1?secret=1` );
	expect( await calls() ).toEqual( [
		{ method: 'GET', path: '/v1/sites/1', status: 401 },
	] );
} );
