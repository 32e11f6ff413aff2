import { PAGE } from './support/admin-page';
import { noticesOf } from './support/consent';
import {
	DAY_S,
	ROUTE,
	VALID,
	addCoupon,
	age,
	asked,
	couponOf,
	follow,
	isDashboard,
	patchCoupons,
	purgeTimes,
	stored,
	useCoupons,
} from './support/partner-coupon';
import { withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { fetchPath, site } from './support/site';
import type { HttpResponse } from './support/site';

const OTHER = 'IONOS_IONA_VALID2';
const THIRD = 'IONOS_IONA_VALID3';

useCoupons();
beforeEach( () => addCoupon( OTHER ) );

/** The path of the button that replaces the coupon. */
function confirmation( { text }: HttpResponse ): string {
	const [ , href = '' ] =
		/href="([^"]+partnerCoupon=[^"]+)"/.exec( text ) ?? [];
	return href.replace( /&(?:amp|#038);/g, '&' ).replace( site().url, '' );
}

describe( 'a link with another coupon than the stored one', () => {
	it( 'asks before it replaces the stored coupon', async () => {
		await follow( VALID );
		const question = await follow( OTHER );
		expect( question.status ).toBe( 200 );
		expect( question.text ).toContain( 'Replace the partner coupon?' );
		expect( question.text ).toContain( OTHER );
		expect( ( await couponOf() ).coupon_code ).toBe( VALID );

		const response = await fetchPath( confirmation( question ), {
			as: 'admin',
		} );
		isDashboard( response.headers.location, '&showCouponRedemption=1' );
		expect( ( await couponOf() ).coupon_code ).toBe( OTHER );
	} );

	it( 'doesn’t replace it with the nonce of another coupon or user', async () => {
		await follow( VALID );
		await addCoupon( THIRD );
		const path = confirmation( await follow( OTHER ) );
		for ( const [ attempt, as ] of [
			[ path.replace( OTHER, THIRD ), 'admin' ],
			[ path, 'admin2' ],
			[
				`${ PAGE }&partnerCoupon=${ OTHER }&_wpnonce=0123456789`,
				'admin',
			],
			[ `${ PAGE }&partnerCoupon=${ OTHER }&_wpnonce[]=x`, 'admin' ],
		] as const ) {
			const { status, text } = await fetchPath( attempt, { as } );
			expect( status ).toBe( 200 );
			expect( text ).toContain( 'Replace the partner coupon?' );
		}
		expect( ( await couponOf() ).coupon_code ).toBe( VALID );
	} );

	it( 'asks again if another tab has replaced the coupon', async () => {
		await follow( VALID );
		await addCoupon( THIRD );
		const other = confirmation( await follow( OTHER ) );
		const third = confirmation( await follow( THIRD ) );
		await fetchPath( other, { as: 'admin' } );
		const question = await fetchPath( third, { as: 'admin' } );
		expect( question.status ).toBe( 200 );
		expect( question.text ).toContain( 'Replace the partner coupon?' );
		expect( ( await couponOf() ).coupon_code ).toBe( OTHER );
		await fetchPath( confirmation( question ), { as: 'admin' } );
		expect( ( await couponOf() ).coupon_code ).toBe( THIRD );
	} );

	it( 'replaces it once if two tabs confirm at the same time', async () => {
		await follow( VALID );
		await addCoupon( THIRD );
		const paths = [
			confirmation( await follow( OTHER ) ),
			confirmation( await follow( THIRD ) ),
		];
		const answers = await withFault(
			{ fault: { kind: 'slow', latency_ms: 300 } },
			ROUTE,
			() =>
				Promise.all(
					paths.map( ( path ) => fetchPath( path, { as: 'admin' } ) )
				)
		);
		const statuses = answers.result.map( ( { status } ) => status );
		expect( [ ...statuses ].sort() ).toEqual( [ 200, 302 ] );
		const { code, coupon, added_at: addedAt } = await stored();
		expect( code ).toBe( [ OTHER, THIRD ][ statuses.indexOf( 302 ) ] );
		expect( coupon.coupon_code ).toBe( code );
		expect( await purgeTimes() ).toEqual( [ addedAt + 30 * DAY_S ] );
	} );

	it( 'keeps the new coupon when a validation of the old one ends later', async () => {
		await follow( VALID );
		const path = confirmation( await follow( OTHER ) );
		await patchCoupons( { expiry_date: '2020-01-01T00:00:00Z' } );
		await age( DAY_S );
		const { accountService } = site();
		await accountService.patch( {
			faults: { [ ROUTE ]: { kind: 'slow', latency_ms: 1500 } },
		} );
		await accountService.clearCalls();
		const page = fetchPath( PAGE, { as: 'admin' } );
		await new Promise( ( resolve ) => setTimeout( resolve, 700 ) );
		await accountService.patch( { faults: { [ ROUTE ]: null } } );
		await fetchPath( path, { as: 'admin' } );
		expect( ( await stored() ).code ).toBe( OTHER );
		expect( noticesOf( await page ) ).toEqual( {} );
		expect( await asked() ).toBe( 2 );
		expect( ( await couponOf() ).coupon_code ).toBe( OTHER );
	} );

	it( 'says why the other coupon can’t be redeemed, without asking', async () => {
		await follow( VALID );
		const response = await follow( 'IONOS_IONA_USED1' );
		isDashboard( response.headers.location );
		expect( noticesOf( response ).error ).toBe( 'used_partner_coupon' );
		expect( ( await couponOf() ).coupon_code ).toBe( VALID );
	} );

	it( 'asks before the site is connected, too', async () => {
		await useScenario( 'not-connected' );
		await follow( VALID );
		const question = await follow( OTHER );
		expect( question.status ).toBe( 200 );
		expect( ( await stored() ).code ).toBe( VALID );
		const response = await fetchPath( confirmation( question ), {
			as: 'admin',
		} );
		isDashboard( response.headers.location );
		expect( ( await stored() ).code ).toBe( OTHER );
		expect( await site().accountService.calls() ).toEqual( [] );
	} );
} );
