import type { Purchase } from '../../../api/dashboard';

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

/** The first of the lists that describes the product, with any features. */
export function findBenefits(
	slug: string,
	...lists: readonly ( readonly Described[] )[]
): readonly string[] {
	return (
		lists
			.flat()
			.find(
				( described ) =>
					described.slug === slug && described.features.length > 0
			)?.features ?? []
	);
}
