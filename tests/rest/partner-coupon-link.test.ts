import { PAGE, openPage } from './support/admin-page';
import { noticesOf } from './support/consent';
import {
	VALID,
	ROUTE,
	follow,
	couponOf,
	stored,
	asked,
	age,
	patchCoupons,
	isDashboard,
	useCoupons,
} from './support/partner-coupon';
import { FAULTS, expectMessage, withFault } from './support/provider-faults';
import { fetchPath, site } from './support/site';

useCoupons();

describe( 'a coupon’s link on a connected site', () => {
	it( 'A222 C201 stores a validated coupon, and shows it', async () => {
		const { status, headers } = await follow( VALID );
		expect( status ).toBe( 302 );
		isDashboard( headers.location, '&showCouponRedemption=1' );
		expect( await couponOf() ).toEqual( {
			coupon_code: VALID,
			preset: 'IONA',
			partner: expect.objectContaining( { name: 'IONOS' } ),
			product: expect.objectContaining( {
				slug: 'jetpack_backup_daily',
				title: 'Backup',
			} ),
		} );
		expect( await asked() ).toBe( 1 );
	} );

	it( 'A223 A224 shows the partner’s logo, and what the product does', async () => {
		await follow( VALID );
		expect( await couponOf() ).toMatchObject( {
			partner: {
				name: 'IONOS',
				prefix: 'IONOS',
				logo: {
					src: `${ site().accountService.url }/partners/IONOS.svg`,
					width: 119,
					height: 32,
				},
			},
			product: {
				slug: 'jetpack_backup_daily',
				title: 'Backup',
				description: expect.any( String ),
				features: [
					'Automatic daily backups',
					'30 days of backups',
					'One-click restores',
				],
			},
		} );
	} );

	it.each( [
		[ 'IONOS_IONA_EXPIRED1', 'expired' ],
		[ 'IONOS_IONA_USED1', 'used' ],
		[ 'IONOS_IONA_FOREIGN1', 'foreign' ],
		[ 'IONOS_IONA_NEVER', 'unknown' ],
		[ 'IONOS_IONA', 'invalid' ],
		[ '<script>alert(1)</script>', 'invalid' ],
		[ 'IONOS_IONA_a/../../users/me', 'invalid' ],
		[ `IONOS_IONA_${ 'x'.repeat( 3000 ) }`, 'invalid' ],
		[ '', 'invalid' ],
	] )( 'says why the coupon can’t be redeemed: %#', async ( code, why ) => {
		const response = await follow( code );
		isDashboard( response.headers.location );
		const { error, error_description: words } = noticesOf( response );
		expect( error ).toBe( `${ why }_partner_coupon` );
		expectMessage( words );
		expect( await stored() ).toBeNull();
		expect( await couponOf() ).toBe( false );
		expect( await asked() ).toBe( why === 'invalid' ? 0 : 1 );
	} );

	it( 'with a list instead of a code is invalid', async () => {
		const response = await fetchPath(
			`${ PAGE }&partnerCoupon[]=${ VALID }`,
			{
				as: 'admin',
			}
		);
		expect( noticesOf( response ).error ).toBe( 'invalid_partner_coupon' );
		expect( await stored() ).toBeNull();
	} );

	it.each( [ 'subscriber', 'contributor', 'editor' ] as const )(
		'does nothing for %s',
		async ( as ) => {
			const { status } = await follow( VALID, as );
			expect( status ).toBe( 200 );
			expect( await stored() ).toBeNull();
			expect( await asked() ).toBe( 0 );
			await follow( VALID );
			expect( await couponOf( as ) ).toBe( false );
			expect( ( await openPage( as ) ).response.text ).not.toContain(
				VALID
			);
		}
	);

	it( 'does nothing for visitors', async () => {
		const { headers } = await follow( VALID, 'anonymous' );
		expect( headers.location ).toContain( 'wp-login.php' );
		expect( await stored() ).toBeNull();
	} );

	it( 'doesn’t replace a valid coupon by one that isn’t', async () => {
		await follow( VALID );
		await follow( 'IONOS_IONA_EXPIRED1' );
		await withFault(
			{ fault: { kind: 'status', status: 500 } },
			ROUTE,
			() => follow( 'IONOS_IONA_OTHER' )
		);
		expect( ( await couponOf() ).coupon_code ).toBe( VALID );
	} );

	it.each( FAULTS )(
		'stores the code when the service $name, and validates it later',
		async ( fault ) => {
			const { result, ms } = await withFault( fault, ROUTE, () =>
				follow( VALID )
			);
			isDashboard( result.headers.location );
			const { error, error_description: words } = noticesOf( result );
			expect( error ).toBe( 'unchecked_partner_coupon' );
			expectMessage( words );
			expect( ms ).toBeLessThan( 8500 );
			expect( await stored() ).toMatchObject( {
				code: VALID,
				coupon: null,
			} );
			expect( await couponOf() ).toBe( false );
			await age( 61 );
			const { headers } = await fetchPath( PAGE, { as: 'admin' } );
			isDashboard( headers.location, '&showCouponRedemption=1' );
			expect( ( await couponOf() ).coupon_code ).toBe( VALID );
		}
	);

	it( 'sanitizes the partner’s texts', async () => {
		await patchCoupons( {
			partner_name: `<img src=x onerror=alert(1)><b>Our</b> partner ${ 'x'.repeat(
				500
			) }`,
			product_slug: 'jetpack_scan',
		} );
		await follow( VALID );
		const { partner, product } = await couponOf();
		expect( partner.name ).toMatch( /^Our partner x{80,90}$/ );
		expect( product ).toMatchObject( {
			slug: 'jetpack_scan',
			title: 'Scan',
		} );
		expect( JSON.stringify( await stored() ) ).not.toContain( 'onerror' );
	} );
} );
