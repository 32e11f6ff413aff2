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

it( 'C115: the benefits are those of the product', () => {
	const suggested = [ { slug: 'a', features: [ 'One' ] } ];
	const catalogue = [
		{ slug: 'a', features: [ 'Other' ] },
		{ slug: 'b', features: [ 'Two' ] },
	];
	expect( findBenefits( 'a', suggested, catalogue ) ).toEqual( [ 'One' ] );
	expect( findBenefits( 'b', suggested, catalogue ) ).toEqual( [ 'Two' ] );
	expect( findBenefits( 'c', suggested, catalogue ) ).toEqual( [] );
} );
