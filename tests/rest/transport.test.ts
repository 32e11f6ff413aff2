import { restoreStateAfterwards } from './support/saved-state';
import { switchModule, useScenario } from './support/site-state';
import { call, fetchPath, get, post } from './support/site';

restoreStateAfterwards();

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( 'protect', true );
} );

describe( 'every answer', () => {
	it.each( [
		'connection',
		'settings',
		'module/all',
		'module/protect',
		'plugins',
		'waf',
		'updates/plugins',
		'connection/data',
		'connection/test',
		'connection/plugins',
		'tracking/settings',
	] )(
		'to GET %s is JSON that must not be cached, with a fresh nonce',
		async ( path ) => {
			const { status, headers } = await get( path );
			expect( status ).toBe( 200 );
			expect( headers[ 'content-type' ] ).toMatch( /^application\/json/ );
			expect( headers[ 'cache-control' ] ).toMatch( /no-store/ );
			expect( headers[ 'x-wp-nonce' ] ).toMatch( /^[0-9a-f]{10}$/ );
		}
	);

	it( 'to a refused call is an error with code, message and status', async () => {
		const { status, body } = await get( 'waf', { as: 'editor' } );
		expect( status ).toBe( 403 );
		expect( body ).toEqual( {
			code: 'invalid_user_permission_manage_modules',
			message: expect.stringMatching( /\S/ ),
			data: { status: 403 },
		} );
	} );
} );

describe( 'a nonce', () => {
	it( 'that came back in the header works for the next call (A311)', async () => {
		const { headers } = await get( 'connection' );
		const { status } = await get( 'settings', {
			nonce: 'missing',
			headers: { 'X-WP-Nonce': String( headers[ 'x-wp-nonce' ] ) },
		} );
		expect( status ).toBe( 200 );
	} );

	it( 'of another user is invalid', async () => {
		const editors = String(
			( await get( 'connection', { as: 'editor' } ) ).headers[
				'x-wp-nonce'
			]
		);
		const { status, body } = await get( 'settings', {
			nonce: 'missing',
			headers: { 'X-WP-Nonce': editors },
		} );
		expect( [ status, body.code ] ).toEqual( [
			403,
			'rest_cookie_invalid_nonce',
		] );
	} );

	it( 'may come in the query as well', async () => {
		const nonce = String(
			( await get( 'connection' ) ).headers[ 'x-wp-nonce' ]
		);
		const { status } = await get( `settings?_wpnonce=${ nonce }`, {
			nonce: 'missing',
		} );
		expect( status ).toBe( 200 );
	} );
} );

describe( 'a GET', () => {
	it( 'ignores a cache-busting parameter (A314)', async () => {
		const plain = await get( 'settings' );
		const busted = await get( `settings?_cacheBuster=${ Date.now() }` );
		expect( busted.status ).toBe( 200 );
		expect( busted.body ).toEqual( plain.body );
	} );

	it( 'takes refresh=1, which "Try again" sends', async () => {
		expect( ( await get( 'module/all?refresh=1' ) ).status ).toBe( 200 );
	} );

	it( 'works where the REST root has a query already', async () => {
		const { status, body } = await fetchPath(
			'/?rest_route=/jetpack/v4/connection&_cacheBuster=1'
		);
		expect( status ).toBe( 200 );
		expect( body ).toEqual( { isRegistered: false } );
	} );
} );

describe( 'a bad request', () => {
	it.each( [
		'settings',
		'module/protect',
		'module/protect/active',
		'module/all/active',
		'options/modules',
		'notice/welcome',
		'plugins',
		'module/protect/unlock',
		'connection',
		'connection/user',
		'connection/register',
		'tracking/settings',
		'identity-crisis/start-fresh',
		'marketing/survey',
	] )( 'of malformed JSON to POST %s is 400 (A313)', async ( path ) => {
		const { status, body } = await post( path, undefined, {
			rawBody: '{"active":tru',
		} );
		expect( [ status, body.code ] ).toEqual( [ 400, 'rest_invalid_json' ] );
	} );

	it( 'to a path that is not there is WordPress’s own 404', async () => {
		for ( const path of [
			'nothing',
			'connection/nothing',
			'settings/x/y',
			'module',
			'waf/x',
		] ) {
			const { status, body } = await get( path );
			expect( [ path, status, body.code ] ).toEqual( [
				path,
				404,
				'rest_no_route',
			] );
		}
	} );

	it( 'to a declared argument is reported before missing permission', async () => {
		const { status, body } = await post(
			'module/protect/active',
			{ active: 'true' },
			{ as: 'anonymous' }
		);
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'with _method can’t turn a GET without a nonce into a write', async () => {
		const { status } = await call(
			'GET',
			'settings?_method=POST&protect=1',
			{ nonce: 'missing' }
		);
		expect( status ).toBe( 401 );
	} );
} );

describe( 'other sites', () => {
	it( 'can’t read a logged-in user’s responses with scripts', async () => {
		const { headers } = await get( 'settings', {
			headers: { Origin: 'https://evil.test' },
		} );
		const { status } = await get( 'settings', {
			nonce: 'missing',
			headers: { Origin: 'https://evil.test' },
		} );
		expect( status ).toBe( 401 );
		expect( headers[ 'access-control-allow-origin' ] ).not.toBe( '*' );
	} );
} );
