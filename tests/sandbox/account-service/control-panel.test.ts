import type { PublicState } from './sandbox-routes';
import { SITE_URL, json, register } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url, patch, state, load, restart } = serviceUnderTest();
const BACK = `${ SITE_URL }/wp-admin/admin.php?jp-react-redirect=product-purchased`;

beforeAll( async () => {
	await register( url() );
} );
beforeEach( async () => {
	await load( 'default' );
} );

function submit(
	path: string,
	form: Record< string, string >,
	headers: Record< string, string > = {}
): Promise< Response > {
	return fetch( `${ url() }${ path }`, {
		method: 'POST',
		redirect: 'manual',
		headers,
		body: new URLSearchParams( form ),
	} );
}

describe( 'the control panel', () => {
	it.each< [ Record< string, string >, object ] >( [
		[ { action: 'scenario', name: 'free' }, { scenario: 'free' } ],
		[
			{ action: 'plan', slug: 'jetpack_complete' },
			{ site: { plan: 'jetpack_complete' } },
		],
		[
			{ action: 'rewind', state: 'unavailable', reason: 'site_new' },
			{ site: { rewind: { state: 'unavailable', reason: 'site_new' } } },
		],
		[
			{ action: 'scan', state: 'idle', reason: '', threats: '2' },
			{ site: { scan: { threats: [ {}, {} ], credentials: [] } } },
		],
		[
			{ action: 'suggestions', slugs: 'jetpack_scan, jetpack_search' },
			{ site: { suggestions: [ 'jetpack_scan', 'jetpack_search' ] } },
		],
		[
			{ action: 'upsell', slug: 'jetpack_scan', hide: 'on' },
			{
				site: {
					upsell: { product_slug: 'jetpack_scan', hide_upsell: true },
				},
			},
		],
		[
			{ action: 'discount', code: 'TEN', percent: '10', ends_in: '3' },
			{
				site: {
					discount: { code: 'TEN', discount: 10, is_used: false },
				},
			},
		],
		[ { action: 'discount', code: '' }, { site: { discount: null } } ],
		[
			{ action: 'fault', route: '/token', kind: 'closed' },
			{ faults: { '/token': { kind: 'closed' } } },
		],
	] )( 'changes the state by %j', async ( form, shape ) => {
		const response = await submit( '/sandbox', form );
		expect( response.status ).toBe( 303 );
		expect( await state() ).toMatchObject( shape );
		const panel = await fetch( `${ url() }/sandbox?saved=1` );
		expect( await panel.text() ).toContain( 'role="status"' );
	} );

	it( 'grants a purchase and takes it back', async () => {
		const slugs = async () =>
			( await state< PublicState >() ).site.purchases.map(
				( { product_slug } ) => product_slug
			);
		await submit( '/sandbox', {
			action: 'purchase',
			slug: 'jetpack_scan',
		} );
		expect( await slugs() ).toContain( 'jetpack_scan' );
		await submit( '/sandbox', { action: 'remove-purchase', key: '78001' } );
		expect( await slugs() ).not.toContain( 'jetpack_scan' );
	} );

	it( 'says what was wrong', async () => {
		const response = await submit( '/sandbox', {
			action: 'plan',
			slug: '<b>',
		} );
		expect( response.status ).toBe( 400 );
		expect( await response.text() ).toContain( '“&lt;b&gt;”' );
	} );

	it( 'takes no change from another site’s page', async () => {
		const response = await submit(
			'/sandbox',
			{ action: 'plan', slug: 'jetpack_free' },
			{ Origin: 'http://evil.example.org' }
		);
		expect( response.status ).toBe( 403 );
	} );

	it( 'names every field', async () => {
		const html = await ( await fetch( `${ url() }/sandbox` ) ).text();
		const fields =
			html.match( /<(?:input|select)\b(?![^>]*hidden)/g ) ?? [];
		const labeled = html.match( /<label>(?:[^<]*<|<)(?:input|select)\b/g );
		expect( fields.length ).toBeGreaterThan( 10 );
		expect( labeled ).toHaveLength( fields.length );
	} );
} );

describe( 'the state as JSON', () => {
	it( 'shows no secret', async () => {
		const { client_secret, registration_access_token } = await register(
			url()
		);
		const text = JSON.stringify( await state() );
		expect( text ).toContain( SITE_URL );
		expect( text ).not.toContain( client_secret );
		expect( text ).not.toContain( registration_access_token );
	} );

	it( 'merges what it is sent', async () => {
		await patch( { site: { monitor: { last_down: null } } } );
		expect( await state() ).toMatchObject( {
			site: { monitor: { last_down: null, active: true } },
		} );
	} );

	it.each( [ [ { sites: {} } ], [ { site: { plan: 3 } } ], [ [] ] ] )(
		'refuses %j and stays as it was',
		async ( body ) => {
			const before = await state();
			expect( ( await patch( body ) ).status ).toBe( 400 );
			expect( await state() ).toEqual( before );
		}
	);

	it( 'rejects unknown scenarios', async () => {
		const response = await load( 'toString' );
		expect( response.status ).toBe( 404 );
		expect( await json( response ) ).toMatchObject( {
			code: 'unknown_scenario',
		} );
	} );

	it( 'outlives a restart', async () => {
		await load( 'threats' );
		await patch( { site: { description: 'Kept' } } );
		const before = await state();
		await restart();
		expect( await state() ).toEqual( before );
	} );
} );

describe( 'the pages behind links', () => {
	const open = ( query: Record< string, string > ) =>
		fetch( `${ url() }/redirect?${ new URLSearchParams( query ) }` );

	it( 'has exactly the links of the dashboard', async () => {
		const known = await open( { source: 'jetpack-support', site: '<i>' } );
		expect( known.status ).toBe( 200 );
		expect( await known.text() ).toContain( '&lt;i&gt;' );
		expect( ( await open( { source: 'no-such-link' } ) ).status ).toBe(
			404
		);
		expect( ( await open( { source: 'constructor' } ) ).status ).toBe(
			404
		);
	} );

	it( 'lists licenses', async () => {
		const response = await open( { source: 'jetpack-licenses' } );
		expect( await response.text() ).toContain( 'jetpack-scan_sandbox2' );
	} );

	it( 'sells the product of the link, applies its coupon, and redirects back', async () => {
		await load( 'free' );
		const response = await open( {
			source: 'jetpack-recommendations-product-checkout',
			path: 'jetpack_security_t1_yearly',
			query: `coupon=SANDBOX20&redirect_to=${ encodeURIComponent(
				BACK
			) }`,
		} );
		const html = await response.text();
		expect( html ).toContain( '$96.00' );
		expect( html ).toContain( '20 % off' );

		const bought = await submit( '/checkout', {
			product: 'jetpack_security_t1_yearly',
			coupon: 'SANDBOX20',
			redirect_to: BACK,
		} );
		expect( bought.status ).toBe( 303 );
		expect( bought.headers.get( 'Location' ) ).toBe( BACK );
		expect( await state() ).toMatchObject( {
			site: {
				plan: 'jetpack_security_t1_yearly',
				purchases: [ { product_slug: 'jetpack_security_t1_yearly' } ],
				rewind: { state: 'provisioning' },
				discount: { is_used: true },
			},
		} );
	} );

	it( 'does not redirect to a site that isn’t registered', async () => {
		const bought = await submit( '/checkout', {
			product: 'jetpack_scan',
			redirect_to: 'https://evil.example.org/',
		} );
		expect( bought.status ).toBe( 200 );
		expect( bought.headers.has( 'Location' ) ).toBe( false );
	} );

	it( 'connects a social network and returns with its number', async () => {
		const response = await submit( '/connect/bluesky', {
			redirect_to: BACK,
			user: 'marta',
		} );
		expect( response.headers.get( 'Location' ) ).toBe(
			`${ BACK }&keyring_id=502`
		);
		expect( await state() ).toMatchObject( {
			site: { connections: [ { id: 501 }, { id: 502 } ] },
		} );
	} );
} );
