import type { Purchase } from '../../../api/dashboard';
import { findBenefits, findLatestPurchase } from './latest-purchase';

const purchase = (
	productSlug: string,
	subscribed: string | null,
	isActive = true
): Purchase => ( {
	id: 1,
	productId: 0,
	productSlug,
	productName: productSlug,
	isActive,
	isRefundable: true,
	subscribed: subscribed === null ? null : new Date( subscribed ),
	expires: null,
} );

it.each( [
	[ 'none', [], undefined ],
	[ 'an ended one', [ purchase( 'a', '2026-11-01', false ) ], undefined ],
	[ 'one without a date', [ purchase( 'a', null ) ], 'a' ],
	[
		'the newest',
		[
			purchase( 'a', '2026-01-01' ),
			purchase( 'b', '2026-11-01' ),
			purchase( 'c', null ),
			purchase( 'd', '2026-11-02', false ),
		],
		'b',
	],
] )( 'the latest purchase: %s', ( _title, purchases, slug ) => {
	expect( findLatestPurchase( purchases )?.productSlug ).toBe( slug );
} );

it.each( [
	[ 'as the offer says', 'jetpack_scan', [ 'Offered' ] ],
	[ 'as the catalog says', 'jetpack_search', [ 'Searched' ] ],
	[ 'by month', 'jetpack_scan_monthly', [ 'Offered' ] ],
	[ 'by year', 'jetpack_complete_yearly', [ 'Everything' ] ],
	[
		'another size, by its class',
		'jetpack_backup_t2_yearly',
		[ 'Real-time backups', '1TB of backup storage', 'One-click restores' ],
	],
	[
		'one without features, by its class',
		'jetpack_anti_spam',
		[ 'Comment and form spam protection' ],
	],
	[ 'an unknown product', 'jetpack_tomorrow', [] ],
] )( 'C115: the benefits: %s', ( _title, slug, benefits ) => {
	expect(
		findBenefits( slug, [
			{ slug: 'jetpack_scan', features: [ 'Offered' ] },
			{ slug: 'jetpack_complete', features: [ 'Everything' ] },
			{ slug: 'jetpack_anti_spam', features: [] },
			{ slug: 'jetpack_scan', features: [ 'Catalog' ] },
			{ slug: 'jetpack_search', features: [ 'Searched' ] },
			{ slug: 'jetpack_backup_t1_yearly', features: [ '10 GB' ] },
		] )
	).toEqual( benefits );
} );
