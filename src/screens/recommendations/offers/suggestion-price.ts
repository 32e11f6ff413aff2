import type { IntroOffer } from '../../../api/dashboard';
import { getDiscountPercent } from '../../../lib/plans/prices';
import { applyDiscount } from './discount';

export interface SuggestionPrice {
	/** A year's, in the currency's unit. */
	readonly fullPrice: number;
	/** The first year's; null if it is the full price. */
	readonly introPrice: number | null;
	/** In whole percent; 0 without a reduction. */
	readonly discountPercent: number;
}

const MONTHS_PER_YEAR = 12;

/**
 * @param monthlyCost     The product's price per month.
 * @param offer           Its introductory offer, if any.
 * @param discountPercent A usable discount; 0 for none.
 */
export function getSuggestionPrice(
	monthlyCost: number,
	offer: IntroOffer | undefined,
	discountPercent: number
): SuggestionPrice {
	const fullPrice = offer?.originalPrice ?? monthlyCost * MONTHS_PER_YEAR;
	const price = applyDiscount(
		offer?.rawPrice ?? fullPrice,
		discountPercent
	);
	const isCheaper = price < fullPrice;
	return {
		fullPrice,
		introPrice: isCheaper ? price : null,
		discountPercent: isCheaper ? getDiscountPercent( fullPrice, price ) : 0,
	};
}
