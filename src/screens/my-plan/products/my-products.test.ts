import type { Purchase } from '../../../api/dashboard';
import { findPlanPurchase, getBadges, getMyProducts } from './my-products';

const NOW = Date.UTC( 2026, 10, 20 );
const PAST = new Date( NOW - 1 );
const FUTURE = new Date( NOW + 1 );

function bought(
	productSlug: string,
	fields: Partial< Purchase > = {}
): Purchase {
	return {
		id: 1,
		productId: 0,
		productSlug,
		productName: productSlug,
		isActive: true,
		isRefundable: false,
		subscribed: null,
		expires: FUTURE,
		...fields,
	};
}

function slugs( ...given: Parameters< typeof getMyProducts > ) {
	return getMyProducts( ...given ).map( ( { slug } ) => slug );
}

it( 'C005 C022: lists purchases except the plan', () => {
	expect(
		slugs(
			[ bought( 'jetpack_scan' ), bought( 'jetpack_personal' ) ],
			'jetpack_personal',
			[],
			NOW
		)
	).toEqual( [ 'jetpack_scan' ] );
} );

it( 'lists a second plan, since it is paid for', () => {
	expect(
		slugs( [ bought( 'jetpack_premium' ) ], 'jetpack_complete', [], NOW )
	).toEqual( [ 'jetpack_premium' ] );
} );

it( 'lists what the site has without a purchase, without duplicates', () => {
	expect(
		slugs(
			[ bought( 'jetpack_scan' ) ],
			'jetpack_free',
			[ 'jetpack_scan', 'jetpack_search' ],
			NOW
		)
	).toEqual( [ 'jetpack_scan', 'jetpack_search' ] );
} );

it.each( [
	[ 'listed if it has expired', { expires: PAST }, [], [ 'jetpack_scan' ] ],
	[
		'not if it expires later, because it was refunded',
		{ expires: FUTURE },
		[],
		[],
	],
	[ 'not if it never expires', { expires: null }, [], [] ],
	[
		'once if the product was bought again',
		{ expires: PAST },
		[ bought( 'jetpack_scan', { id: 2 } ) ],
		[ 'jetpack_scan' ],
	],
] )( 'an inactive purchase: %s', ( _title, fields, others, expected ) => {
	expect(
		slugs(
			[
				bought( 'jetpack_scan', { isActive: false, ...fields } ),
				...others,
			],
			'jetpack_free',
			[],
			NOW
		)
	).toEqual( expected );
} );

it( 'lists an expired plan next to the free one', () => {
	expect(
		slugs(
			[
				bought( 'jetpack_complete', {
					isActive: false,
					expires: PAST,
				} ),
			],
			'jetpack_free',
			[],
			NOW
		)
	).toEqual( [ 'jetpack_complete' ] );
} );

it.each( [
	[ 'jetpack_backup_t0_yearly', '1GB', false ],
	[ 'jetpack_backup_t1_monthly', '10GB', false ],
	[ 'jetpack_backup_t2_yearly', '1TB', false ],
	[ 'jetpack_security_t1_yearly', '10GB', false ],
	[ 'jetpack_security_t2_monthly', '1TB', false ],
	[ 'jetpack_backup_daily', null, true ],
	[ 'jetpack_security_daily_monthly', null, true ],
	[ 'jetpack_backup_realtime', null, false ],
	[ 'jetpack_scan', null, false ],
	[ 'something_else', null, false ],
] )( 'C331 %s: storage %s, 30-day archive %s', ( slug, storage, archive ) => {
	expect(
		getMyProducts( [ bought( slug ) ], 'jetpack_free', [], NOW )
	).toMatchObject( [ { storage, hasMonthArchive: archive } ] );
} );

it.each( [
	[ 'jetpack_backup_t1_yearly', [ 'rewind' ] ],
	[ 'jetpack_scan', [ 'scan' ] ],
	[ 'jetpack_complete', [ 'rewind', 'scan' ] ],
	[ 'jetpack_personal', [ 'rewind' ] ],
	[ 'jetpack_search', [] ],
	[ 'something_else', [] ],
] )( '%s shows the states %j', ( slug, badges ) => {
	expect( getBadges( slug ) ).toEqual( badges );
} );

it( 'finds the purchase of the plan', () => {
	const plan = bought( 'jetpack_complete' );
	expect( findPlanPurchase( [ plan ], 'jetpack_complete' ) ).toBe( plan );
	expect( findPlanPurchase( [ plan ], 'jetpack_free' ) ).toBeNull();
	expect( findPlanPurchase( null, 'jetpack_free' ) ).toBeNull();
} );
