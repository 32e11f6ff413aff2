import { PAGE, openPage } from './support/admin-page';
import {
	answerConsent,
	authorizeUrl,
	returnToSite,
	noticesOf,
} from './support/consent';
import {
	VALID,
	ROUTE,
	DAY_S,
	follow,
	couponOf,
	stored,
	asked,
	age,
	patchCoupons,
	purgeTimes,
	isDashboard,
	useCoupons,
} from './support/partner-coupon';
import { expectMessage, withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, site } from './support/site';

useCoupons();

describe( 'the stored coupon', () => {
	it( 'is validated once a day', async () => {
		await follow( VALID );
		await openPage( 'admin' );
		await age( DAY_S - 60 );
		await openPage( 'admin' );
		expect( await asked() ).toBe( 1 );
		await age( 120 );
		await openPage( 'admin' );
		await openPage( 'admin' );
		expect( await asked() ).toBe( 2 );
		expect( ( await couponOf() ).coupon_code ).toBe( VALID );
	} );

	it( 'is deleted when a user has redeemed it and comes back', async () => {
		await follow( VALID );
		await patchCoupons( { is_used: true } );
		await age( 61 );
		const { status, headers } = await fetchPath( PAGE, {
			as: 'admin',
			headers: { Referer: `${ site().accountService.url }/checkout` },
		} );
		expect( status ).toBe( 200 );
		expect( noticesOf( { headers } as never ) ).toEqual( {} );
		expect( await stored() ).toBeNull();
		expect( await couponOf() ).toBe( false );
	} );

	it( 'is validated before the page shows it, at most every five seconds', async () => {
		const shown = () =>
			fetchPath( `${ PAGE }&showCouponRedemption=1`, { as: 'admin' } );
		await follow( VALID );
		await patchCoupons( { is_used: true } );
		await shown();
		expect( await asked() ).toBe( 1 );
		await age( 5 );
		const response = await shown();
		expect( response.status ).toBe( 200 );
		expect( noticesOf( response ) ).toEqual( {} );
		expect( await asked() ).toBe( 2 );
		expect( await stored() ).toBeNull();
	} );

	it( 'is deleted with a notice when it expires', async () => {
		await follow( VALID );
		await patchCoupons( { expiry_date: '2020-01-01T00:00:00Z' } );
		await age( DAY_S );
		const response = await fetchPath( PAGE, { as: 'admin' } );
		expect( noticesOf( response ).error ).toBe( 'expired_partner_coupon' );
		expect( await couponOf() ).toBe( false );
	} );

	it( 'is deleted after 30 days', async () => {
		await follow( VALID );
		await age( 30 * DAY_S );
		expect( await couponOf() ).toBe( false );
		expect(
			await evalPhp(
				"echo (int) wp_next_scheduled( 'jetpack_dashboard_purge_coupon' ) - time() > 29 * DAY_IN_SECONDS ? 'scheduled' : '';"
			)
		).toBe( 'scheduled' );
		await evalPhp( "do_action( 'jetpack_dashboard_purge_coupon' );" );
		expect( await stored() ).toBeNull();
	} );

	it( 'stays if the scheduled event runs too early', async () => {
		await follow( VALID );
		await evalPhp(
			"$hook = 'jetpack_dashboard_purge_coupon'; wp_clear_scheduled_hook( $hook ); do_action( $hook );"
		);
		expect( await stored() ).toMatchObject( { code: VALID } );
		expect( await purgeTimes() ).toEqual( [
			( await stored() ).added_at + 30 * DAY_S,
		] );
	} );

	it( 'is not stored for longer when its link is followed again', async () => {
		await follow( VALID );
		await age( 29 * DAY_S );
		const { added_at: before } = await stored();
		await follow( VALID );
		expect( ( await stored() ).added_at ).toBe( before );
	} );

	it( 'delays the page by two seconds at most', async () => {
		await follow( VALID );
		await age( DAY_S );
		const { ms } = await withFault(
			{ fault: { kind: 'closed', latency_ms: 10_000 } },
			ROUTE,
			() => openPage( 'admin' )
		);
		expect( ms ).toBeLessThan( 5000 );
		expect( ( await couponOf() ).coupon_code ).toBe( VALID );
	} );
} );

describe( 'a coupon’s link before the site is connected', () => {
	beforeEach( () => useScenario( 'not-connected' ) );

	it( 'is stored as a code, and shown if the partner is known', async () => {
		const response = await follow( VALID );
		isDashboard( response.headers.location );
		expect( noticesOf( response ) ).toEqual( {} );
		expect( await stored() ).toMatchObject( { code: VALID, coupon: null } );
		expect( await couponOf() ).toMatchObject( {
			coupon_code: VALID,
			partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
			product: { slug: 'jetpack_backup_daily', title: 'Backup' },
		} );
		expect( await site().accountService.calls() ).toEqual( [] );
	} );

	it( 'of an unknown partner is validated after connecting', async () => {
		const response = await follow( 'ACME_GIFT_1' );
		expect( noticesOf( response ).error ).toBe(
			'unchecked_partner_coupon'
		);
		expectMessage( noticesOf( response ).error_description );
		expect( await couponOf() ).toBe( false );
	} );

	it( 'is validated once the site is connected', async () => {
		await follow( VALID );
		await useScenario( 'connected' );
		const { headers } = await fetchPath( PAGE, { as: 'admin' } );
		isDashboard( headers.location, '&showCouponRedemption=1' );
		expect( await stored() ).toMatchObject( {
			coupon: { coupon_code: VALID },
		} );
	} );

	it( 'leads through connecting and the checkout to the purchase', async () => {
		await useScenario( 'site-only' );
		const page = `admin.php?page=jetpack&partnerCoupon=${ VALID }`;
		const { location } = await returnToSite(
			await answerConsent(
				await authorizeUrl(
					'admin',
					`?redirect_uri=${ encodeURIComponent( page ) }`
				)
			),
			'admin'
		);
		expect( location?.href ).toBe( `${ site().url }/wp-admin/${ page }` );
		const response = await follow( VALID );
		isDashboard( response.headers.location, '&showCouponRedemption=1' );
		const { url } = site().accountService;
		await fetch( `${ url }/checkout`, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( {
				product: 'jetpack_backup_daily',
				coupon: VALID,
			} ),
		} );
		await age( 61 );
		await fetchPath( PAGE, {
			as: 'admin',
			headers: { Referer: `${ url }/checkout` },
		} );
		expect( await couponOf() ).toBe( false );
		const { body } = await get( 'site/purchases' );
		expect( JSON.parse( body.data ) ).toMatchObject( [
			{ product_slug: 'jetpack_backup_daily', active: '1' },
		] );
	} );

	it( 'does nothing in local mode', async () => {
		await useScenario( 'local' );
		expect( ( await follow( VALID ) ).status ).toBe( 200 );
		expect( await stored() ).toBeNull();
	} );
} );
