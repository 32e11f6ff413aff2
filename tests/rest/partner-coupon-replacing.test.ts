import { PAGE } from './support/admin-page';
import { noticesOf } from './support/consent';
import {
	VALID,
	addCoupon,
	couponOf,
	follow,
	isDashboard,
	stored,
	useCoupons,
} from './support/partner-coupon';
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
