import type { Purchase } from '../../../api/dashboard';
import { withoutBillingPeriod } from '../../../lib/plans/plan-classes';
import { getClassBenefits } from './class-benefits';

interface Described {
	readonly slug: string;
	readonly features: readonly string[];
}

/** The active purchase that was made last. */
export function findLatestPurchase(
	purchases: readonly Purchase[]
): Purchase | undefined {
	return purchases
		.filter( ( { isActive } ) => isActive )
		.reduce< Purchase | undefined >(
			( latest, purchase ) =>
				latest && timeOf( latest ) >= timeOf( purchase )
					? latest
					: purchase,
			undefined
		);
}

function timeOf( { subscribed }: Purchase ): number {
	return subscribed?.getTime() ?? 0;
}

/**
 * What the product includes: as it is described by the offers or the catalog,
 * also for another billing period, otherwise by its class.
 *
 * @param slug      The bought product.
 * @param described Products with their features, the best source first.
 */
export function findBenefits(
	slug: string,
	described: readonly Described[]
): readonly string[] {
	const usable = described.filter( ( { features } ) => features.length > 0 );
	const bare = withoutBillingPeriod( slug );
	const found =
		usable.find( ( product ) => product.slug === slug ) ??
		usable.find(
			( product ) => withoutBillingPeriod( product.slug ) === bare
		);
	return found?.features ?? getClassBenefits( slug );
}
