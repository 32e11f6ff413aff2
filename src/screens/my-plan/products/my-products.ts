import type { Purchase } from '../../../api/dashboard';
import { getBackupFrequency } from '../../../lib/plans/backups';
import { ownsProduct } from '../../../lib/plans/owned-products';
import { getPlanClass } from '../../../lib/plans/plan-classes';
import type { PlanClass } from '../../../lib/plans/plan-classes';
import type { PurchaseDates } from '../../../lib/plans/purchase-line';
import { getStorageTag } from '../../../lib/plans/storage';

/** A current or former product of the site. */
export interface OwnedProduct {
	/** ID of the purchase, or the slug. */
	readonly key: string;
	/** '' if unknown. */
	readonly name: string;
	readonly slug: string;
	/** Storage tag; null if it has none. */
	readonly storage: string | null;
	/** Whether it keeps backups for 30 days. */
	readonly hasMonthArchive: boolean;
	/** Which status badges it has. */
	readonly badges: readonly ( 'rewind' | 'scan' )[];
	/** Null if it has no purchase. */
	readonly dates: PurchaseDates | null;
}

/**
 * Returns the list of 'My Products': all purchases except the plan's, then
 * products without a purchase. An expired purchase is listed unless the same
 * product is active.
 *
 * @param purchases    The site's purchases; null until loaded.
 * @param planSlug     The site's plan.
 * @param productSlugs The site's products.
 * @param nowMs        In milliseconds since 1970.
 */
export function getMyProducts(
	purchases: readonly Purchase[] | null,
	planSlug: string,
	productSlugs: readonly string[],
	nowMs: number
): readonly OwnedProduct[] {
	const all = purchases ?? [];
	const active = all.filter( ( { isActive } ) => isActive );
	const activeSlugs = active.map( ( { productSlug } ) => productSlug );
	const ended = all.filter(
		( { isActive, expires, productSlug } ) =>
			! isActive &&
			expires !== null &&
			expires.getTime() <= nowMs &&
			! activeSlugs.includes( productSlug )
	);
	const bought = [ ...active, ...ended ].filter(
		( { productSlug, isActive } ) =>
			! ( isActive && productSlug === planSlug )
	);
	const unbought = productSlugs.filter(
		( slug ) => ! activeSlugs.includes( slug ) && slug !== planSlug
	);
	return [
		...bought.map( ( purchase ) =>
			describe( purchase.productSlug, String( purchase.id ), purchase )
		),
		...unbought.map( ( slug ) => describe( slug, slug, null ) ),
	];
}

/** The plan's active purchase; null if it has none. */
export function findPlanPurchase(
	purchases: readonly Purchase[] | null,
	planSlug: string
): Purchase | null {
	return (
		purchases?.find(
			( { isActive, productSlug } ) =>
				isActive && productSlug === planSlug
		) ?? null
	);
}

export function toPurchaseDates( purchase: Purchase ): PurchaseDates {
	return {
		expiryDate: purchase.expires,
		purchaseDate: purchase.subscribed,
		isRefundable: purchase.isRefundable,
	};
}

/** The badges of a plan or product, by what it includes. */
export function getBadges( slug: string ): OwnedProduct[ 'badges' ] {
	return [
		...( ownsProduct( [ slug ], 'backup' ) ? [ 'rewind' as const ] : [] ),
		...( ownsProduct( [ slug ], 'scan' ) ? [ 'scan' as const ] : [] ),
	];
}

function describe(
	slug: string,
	key: string,
	purchase: Purchase | null
): OwnedProduct {
	const planClass = getPlanClass( slug );
	const isOver = purchase !== null && ! purchase.isActive;
	return {
		key,
		name: purchase?.productName ?? '',
		slug,
		storage: planClass && getStorageTag( planClass ),
		hasMonthArchive: planClass !== null && keepsMonth( planClass ),
		badges: isOver ? [] : getBadges( slug ),
		dates: purchase && toPurchaseDates( purchase ),
	};
}

/** Plans with daily backups and without a storage limit. */
function keepsMonth( planClass: PlanClass ): boolean {
	return (
		getBackupFrequency( planClass ) === 'daily' &&
		planClass.startsWith( 'daily-' )
	);
}
