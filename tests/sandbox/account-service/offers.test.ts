import type { PublicState } from './sandbox-routes';
import { bearer, register, siteToken } from './client/service-client';
import type { Registration } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url, patch, state, load } = serviceUnderTest();
let site: Registration;
let headers: Record< string, string >;

beforeAll( async () => {
	site = await register( url() );
	headers = bearer( await siteToken( url(), site ) );
} );
beforeEach( async () => {
	await load( 'free' );
} );

const read = ( path: string ) =>
	fetch( `${ url() }/v1/sites/${ site.site_id }/${ path }`, { headers } );

const readJson = async ( path: string ) => ( await read( path ) ).json();

const submit = ( form: Record< string, string > ) =>
	fetch( `${ url() }/sandbox`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( form ),
	} );

describe( 'suggestions', () => {
	it( 'have texts and the price of a month', async () => {
		expect( await readJson( 'product-suggestions' ) ).toEqual(
			[ 'jetpack_backup_t1_yearly', 'jetpack_scan' ].map( ( slug ) => ( {
				id: expect.any( Number ),
				slug,
				title: expect.stringMatching( /\S/ ),
				description: expect.stringMatching( /\S/ ),
				features: expect.arrayContaining( [
					expect.stringMatching( /^[A-Z]/ ),
				] ),
				cost: 10,
				currency_code: 'USD',
				cost_timeframe: 'per month',
				billing_timeframe: 'paid yearly',
			} ) )
		);
	} );

	it( 'can be empty, late, or broken', async () => {
		await submit( { action: 'suggestions', slugs: '' } );
		expect( await readJson( 'product-suggestions' ) ).toEqual( [] );
		await submit( {
			action: 'fault',
			route: '/v1/sites/{id}/product-suggestions',
			kind: 'status',
			status: '503',
			latency_ms: '200',
		} );
		const start = performance.now();
		expect( ( await read( 'product-suggestions' ) ).status ).toBe( 503 );
		expect( performance.now() - start ).toBeGreaterThan( 190 );
		expect( ( await read( 'upsell' ) ).status ).toBe( 200 );
	} );
} );

describe( 'the upsell', () => {
	it( 'has the price of a month, or is hidden', async () => {
		expect( await readJson( 'upsell' ) ).toMatchObject( {
			hide_upsell: false,
			product_slug: 'jetpack_complete',
			cost: 50,
			features: [ 'Security', 'VideoPress', 'Search' ],
		} );
		await patch( { currency: 'JPY' } );
		expect( await readJson( 'upsell' ) ).toMatchObject( {
			cost: 7500,
			currency_code: 'JPY',
		} );
		await submit( {
			action: 'upsell',
			slug: 'jetpack_complete',
			hide: 'on',
		} );
		expect( await readJson( 'upsell' ) ).toEqual( { hide_upsell: true } );
	} );
} );

describe( 'the discount', () => {
	const change = ( more: Record< string, string > ) =>
		submit( { action: 'discount', code: 'TEN', percent: '10', ...more } );

	it.each( [
		[ '30', 'seconds', 30_000 ],
		[ '5', 'minutes', 300_000 ],
		[ '-1', 'hours', -3_600_000 ],
		[ '2', 'days', 172_800_000 ],
	] )( 'ends in %s %s', async ( ends_in, unit, ms ) => {
		const before = Date.now();
		await change( { ends_in, unit } );
		const { expiry_date, ...discount } = await readJson( 'discount' );
		expect( discount ).toEqual( {
			code: 'TEN',
			discount: 10,
			is_used: false,
		} );
		const end = Date.parse( expiry_date );
		expect( end ).toBeGreaterThanOrEqual( before + ms );
		expect( end ).toBeLessThanOrEqual( Date.now() + ms );
	} );

	it( 'can be used up, and removed', async () => {
		await change( { ends_in: '1', used: 'on' } );
		expect( await readJson( 'discount' ) ).toMatchObject( {
			is_used: true,
		} );
		const panel = await fetch( `${ url() }/sandbox` );
		expect( await panel.text() ).toContain( 'Used. Ends at <time>' );
		await change( { code: '' } );
		expect( await readJson( 'discount' ) ).toEqual( {} );
	} );

	it.each( [
		[ '1', 'months' ],
		[ 'soon', 'days' ],
		[ '99999', 'days' ],
	] )( 'refuses an end in %s %s', async ( ends_in, unit ) => {
		const { discount } = ( await state< PublicState >() ).site;
		expect( ( await change( { ends_in, unit } ) ).status ).toBe( 400 );
		expect( ( await state< PublicState >() ).site.discount ).toEqual(
			discount
		);
	} );
} );
