import { clearProvider } from '../support/connection-state';
import { expectMessage, withFault } from '../support/provider-faults';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import { startConnected } from '../site-data/site-parts';

const SUGGESTIONS = 'recommendations/product-suggestions';
const UPSELL = 'recommendations/upsell';
const DAY_MS = 24 * 60 * 60 * 1000;

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	await site().accountService.scenario( 'free' );
	await clearProvider();
} );
afterAll( async () => {
	await site().accountService.scenario( 'default' );
	await useScenario( 'local' );
} );

it( 'C110 C298 the service’s suggestions have what their cards show', async () => {
	const { status, body } = await get( SUGGESTIONS );
	expect( status ).toBe( 200 );
	expect( body ).toEqual(
		[ 'jetpack_backup_t1_yearly', 'jetpack_scan' ].map( ( slug ) =>
			expect.objectContaining( {
				slug,
				title: expect.stringMatching( /\S/ ),
				description: expect.stringMatching( /\S/ ),
				cost: expect.any( Number ),
				currency_code: 'USD',
			} )
		)
	);
} );

it( 'C209 C299 the upsell has what its card shows, or is hidden', async () => {
	expect( ( await get( UPSELL ) ).body ).toMatchObject( {
		product_slug: 'jetpack_complete',
		hide_upsell: false,
		title: expect.stringMatching( /\S/ ),
		cost: expect.any( Number ),
		currency_code: 'USD',
		billing_timeframe: expect.any( String ),
		cost_timeframe: expect.any( String ),
		features: expect.any( Array ),
	} );
	await site().accountService.patch( {
		site: { upsell: { hide_upsell: true } },
	} );
	expect( ( await get( `${ UPSELL }?refresh=1` ) ).body ).toEqual( {
		hide_upsell: true,
	} );
} );

it( 'C113 C233 there may be no suggestions', async () => {
	await site().accountService.patch( { site: { suggestions: [] } } );
	expect( ( await get( SUGGESTIONS ) ).text ).toBe( '[]' );
} );

it( 'offers are only for users with an account at the service', async () => {
	await site().accountService.clearCalls();
	expect( ( await get( SUGGESTIONS, { as: 'admin2' } ) ).text ).toBe( '[]' );
	expect( ( await get( UPSELL, { as: 'admin2' } ) ).body ).toEqual( {
		hide_upsell: true,
	} );
	expect( await site().accountService.calls() ).toEqual( [] );
} );

it.each( [
	[ SUGGESTIONS, '/v1/sites/{id}/product-suggestions' ],
	[ UPSELL, '/v1/sites/{id}/upsell' ],
	[ 'site/discount', '/v1/sites/{id}/discount' ],
] )(
	'C208 a failure of %s is an error with the last response',
	async ( path, route ) => {
		const last = ( await get( path ) ).body;
		const { result } = await withFault(
			{ fault: { kind: 'status', status: 500 } },
			route,
			() => get( `${ path }?refresh=1` )
		);
		expect( [ result.status, result.body.code ] ).toEqual( [
			502,
			'wpcom_5??',
		] );
		expectMessage( result.body.message );
		expect( result.body.data.last ).toEqual( last );

		const { result: wrong } = await withFault(
			{ fault: { kind: 'wrong-types' } },
			route,
			() => get( path )
		);
		expect( wrong.body.code ).toBe( 'wpcom_bad_response' );
	}
);

it( 'C197 C198 C305 the discount says until when it can be used', async () => {
	const read = async () =>
		( await get( 'site/discount?refresh=1' ) ).body.data;
	const discount = await read();
	expect( discount ).toMatchObject( { discount: 20, is_used: false } );
	expect( Date.parse( discount.expiry_date ) - Date.now() ).toBeLessThan(
		9 * DAY_MS
	);
	await site().accountService.patch( {
		site: {
			discount: {
				is_used: true,
				expiry_date: new Date( Date.now() - DAY_MS ).toISOString(),
			},
		},
	} );
	const used = await read();
	expect( used.is_used ).toBe( true );
	expect( Date.parse( used.expiry_date ) ).toBeLessThan( Date.now() );
} );
