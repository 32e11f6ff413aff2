import { idOf } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { call, fetchPath, get, post } from './support/site';
import type { Caller } from './support/site';
import { useScenario } from './support/site-state';

restoreStateAfterwards();

/** Sends the header of a page that was loaded for this user. */
const fromPageOf = async ( login: Caller ) => ( {
	'X-Jetpack-User': String( await idOf( login ) ),
} );

const readSetting = async () =>
	( await get( 'settings' ) ).body.jetpack_portfolio_posts_per_page;

const refusal = {
	code: 'user_changed',
	message: expect.stringMatching( /\S/ ),
	data: { status: 409 },
};

beforeAll( async () => {
	await useScenario( 'local' );
	await post( 'settings', { jetpack_portfolio_posts_per_page: 7 } );
} );

describe( 'a page that was loaded for another user', () => {
	it( 'saves nothing under the name of the one who is logged in', async () => {
		const { status, body } = await post(
			'settings',
			{ jetpack_portfolio_posts_per_page: 9 },
			{ as: 'admin2', headers: await fromPageOf( 'admin' ) }
		);
		expect( status ).toBe( 409 );
		expect( body ).toEqual( refusal );
		expect( await readSetting() ).toBe( 7 );
	} );

	it.each( [
		[ 'POST', 'module/protect/active', { active: true } ],
		[ 'POST', 'notice/welcome', { dismissed: true } ],
		[ 'POST', 'connection/user', { linked: false } ],
		[ 'POST', 'options/modules', { reset: true } ],
		[ 'GET', 'settings', undefined ],
		[ 'GET', 'module/all', undefined ],
		[ 'GET', 'connection', undefined ],
		[ 'GET', 'dashboard?parts[]=protect', undefined ],
	] as const )( 'is refused by %s %s', async ( method, path, sent ) => {
		const { status, body } = await call( method, path, {
			as: 'admin2',
			headers: await fromPageOf( 'admin' ),
			...( sent ? { body: sent } : {} ),
		} );
		expect( status ).toBe( 409 );
		expect( body ).toEqual( refusal );
	} );

	it( 'is refused before an argument is checked', async () => {
		const { status } = await post(
			'settings',
			{ nonsense: 1 },
			{ as: 'editor', headers: await fromPageOf( 'admin' ) }
		);
		expect( status ).toBe( 409 );
	} );

	it( 'reports an invalid nonce first', async () => {
		const { status, body } = await get( 'settings', {
			as: 'admin2',
			nonce: 'wrong',
			headers: await fromPageOf( 'admin' ),
		} );
		expect( [ status, body.code ] ).toEqual( [
			403,
			'rest_cookie_invalid_nonce',
		] );
	} );
} );

it( 'a page of the user who is logged in saves', async () => {
	const { status } = await post(
		'settings',
		{ jetpack_portfolio_posts_per_page: 8 },
		{ headers: await fromPageOf( 'admin' ) }
	);
	expect( status ).toBe( 200 );
	expect( await readSetting() ).toBe( 8 );
} );

it( 'a user who is logged out is asked to log in', async () => {
	const { status } = await get( 'settings', {
		as: 'anonymous',
		headers: await fromPageOf( 'admin' ),
	} );
	expect( status ).toBe( 401 );
} );

it( 'routes of others don’t look at the header', async () => {
	const { status } = await fetchPath( '/wp-json/wp/v2/types', {
		headers: await fromPageOf( 'admin' ),
	} );
	expect( status ).toBe( 200 );
} );
