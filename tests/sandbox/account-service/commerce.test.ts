import type { PublicState } from './sandbox-routes';
import { commerceUnderTest } from './client/commerce-under-test';
import { SITE_URL, postJson } from './client/service-client';

const { url, patch, state, read, submit, open, readSite, siteId, headers } =
	commerceUnderTest();

describe( 'license keys', () => {
	it( 'are sold, attached and revoked', async () => {
		const answer = await submit( '/checkout', {
			product: 'jetpack_scan',
			decision: 'license',
		} );
		const key = /jetpack-scan_[0-9a-f]+/.exec( await answer.text() )?.[ 0 ];
		expect( ( await readSite() ).purchases ).toEqual( [] );
		const attach = async () =>
			(
				await postJson(
					`${ url() }/v1/sites/${ siteId() }/licenses/attach`,
					{ licenses: [ key ] },
					headers()
				)
			).json();
		expect( await attach() ).toMatchObject( [
			{ attached: true, product_id: 2106 },
		] );
		await submit( '/sandbox', {
			action: 'revoke-license',
			key: String( key ),
		} );
		expect( await attach() ).toMatchObject( [
			{ code: 'license_revoked' },
		] );
	} );

	it( 'are issued by the panel, for one site if it says so', async () => {
		for ( const only_for of [ '', SITE_URL, 'https://other.example' ] ) {
			await submit( '/sandbox', {
				action: 'issue-license',
				slug: 'jetpack_search',
				only_for,
			} );
		}
		const licenses = ( await state< PublicState >() ).licenses
			.slice( -3 )
			.map( ( { license_key } ) => license_key );
		const answer = await postJson(
			`${ url() }/v1/sites/${ siteId() }/licenses/attach`,
			{ licenses },
			headers()
		);
		expect( await answer.json() ).toMatchObject( [
			{ attached: true },
			{ attached: true },
			{ attached: false, code: 'license_other_site' },
		] );
	} );
} );

describe( 'partner coupons', () => {
	const coupon = ( code: string ) =>
		read( `/sites/{id}/partner-coupons/${ code }` );

	it.each( [
		[ 'IONOS_IONA_EXPIRED1', 'expired' ],
		[ 'IONOS_IONA_USED1', 'used' ],
		[ 'IONOS_IONA_FOREIGN1', 'foreign' ],
		[ 'IONOS_IONA_NEVER', 'unknown' ],
	] )( 'say why they can’t be redeemed: %s', async ( code, reason ) => {
		expect( await coupon( code ) ).toEqual( {
			coupon_code: code,
			available: false,
			reason,
		} );
	} );

	it( 'pay for the first year of their product, once', async () => {
		const code = 'IONOS_IONA_VALID1';
		expect( await coupon( code ) ).toMatchObject( {
			available: true,
			preset: 'IONA',
			partner: { name: 'IONOS', prefix: 'IONOS', logo: { width: 119 } },
			product: { slug: 'jetpack_backup_daily' },
		} );
		const checkout = ( path: string ) =>
			open( {
				source: 'jetpack-partner-coupon',
				path,
				query: `coupon=${ code }`,
			} );
		expect( await checkout( 'jetpack_backup_daily' ) ).toContain(
			'$0.00 for the first year, then $120.00'
		);
		expect( await checkout( 'jetpack_complete' ) ).not.toContain( '$0.00' );
		await submit( '/checkout', {
			product: 'jetpack_backup_daily',
			coupon: code,
		} );
		expect( await coupon( code ) ).toMatchObject( { reason: 'used' } );
	} );

	it( 'are made and removed by the panel', async () => {
		const code = 'IONOS_IONA_NEW';
		await submit( '/sandbox', {
			action: 'coupon',
			code,
			kind: 'valid',
			partner: '<b>Partner</b>',
		} );
		expect( await coupon( code ) ).toMatchObject( {
			partner: { name: '<b>Partner</b>' },
		} );
		await submit( '/sandbox', { action: 'remove-coupon', key: code } );
		expect( await coupon( code ) ).toMatchObject( { reason: 'unknown' } );
	} );

	it( 'have a logo', async () => {
		const answer = await fetch( `${ url() }/partners/IONOS.svg` );
		expect( answer.headers.get( 'Content-Type' ) ).toBe( 'image/svg+xml' );
		expect( await answer.text() ).toContain( 'IONOS' );
	} );
} );

describe( 'the currency', () => {
	it.each( [
		[ 'USD', 240, 120, '$120.00' ],
		[ 'EUR', 216, 108, '€108.00' ],
		[ 'JPY', 36000, 18000, '¥18,000' ],
		[ 'KWD', 73.68, 36.84, 'KWD 36.840' ],
	] )(
		'%s is that of every price',
		async ( currency, full, first, shown ) => {
			await submit( '/sandbox', { action: 'currency', currency } );
			const slug = 'jetpack_security_t1_yearly';
			expect( ( await read( '/products' ) )[ slug ] ).toMatchObject( {
				currency_code: currency,
				cost: full,
			} );
			expect( await read( '/intro-offers' ) ).toContainEqual(
				expect.objectContaining( {
					product_slug: slug,
					currency_code: currency,
					original_price: full,
					raw_price: first,
				} )
			);
			const page = await open( {
				source: 'jetpack-checkout',
				path: slug,
			} );
			expect( page.replace( /\u00a0/g, ' ' ) ).toContain(
				`${ shown } for the first year`
			);
		}
	);

	it( 'is one of those that are known', async () => {
		expect( ( await patch( { currency: 'XXX' } ) ).status ).toBe( 400 );
	} );
} );
