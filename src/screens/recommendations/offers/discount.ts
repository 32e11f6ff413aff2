import type { Discount, IntroOffer } from '../../../api/dashboard';
import { getDiscountPercent } from '../../../lib/plans/prices';

/** Whether it has a value, isn't used and hasn't ended. */
export function isDiscountUsable(
	discount: Discount | null,
	now: number
): discount is Discount & { readonly expires: Date } {
	return (
		discount !== null &&
		discount.percent > 0 &&
		discount.percent <= 100 &&
		! discount.isUsed &&
		discount.expires !== null &&
		discount.expires.getTime() > now
	);
}

/** A yearly price after the discount. */
export function applyDiscount( price: number, percent: number ): number {
	return price * ( 1 - percent / 100 );
}

/**
 * The largest reduction of the suggested products, introductory offers
 * included, in whole percent; 0 if none of them has an offer.
 *
 * @param slugs   The suggested products.
 * @param offers  Introductory offers of any products.
 * @param percent The discount on top of them.
 */
export function getLargestDiscount(
	slugs: readonly string[],
	offers: readonly IntroOffer[],
	percent: number
): number {
	return offers
		.filter( ( { productSlug } ) => slugs.includes( productSlug ) )
		.reduce(
			( largest, { originalPrice, rawPrice } ) =>
				Math.max(
					largest,
					getDiscountPercent(
						originalPrice,
						applyDiscount( rawPrice, percent )
					)
				),
			0
		);
}
