import type { Purchase } from '../../../api/dashboard';
import { getBackupFrequency } from '../../../lib/plans/backups';
import { ownsProduct } from '../../../lib/plans/owned-products';
import { getPlanClass } from '../../../lib/plans/plan-classes';
import type { PlanClass } from '../../../lib/plans/plan-classes';
import type { PurchaseDates } from '../../../lib/plans/purchase-line';
import { getStorageTag } from '../../../lib/plans/storage';

/** A product that the site has, or had. */
export interface OwnedProduct {
	/** Of its purchase, else its slug. */
	readonly key: string;
	/** '' where the provider gives none. */
	readonly name: string;
	readonly slug: string;
	/** How much it holds; null where it isn't sold by that. */
	readonly storage: string | null;
	/** It keeps 30 days of backups. */
	readonly hasMonthArchive: boolean;
	/** Which states it shows. */
	readonly badges: readonly ( 'rewind' | 'scan' )[];
	/** Null where it was not bought by anybody we know of. */
	readonly dates: PurchaseDates | null;
}

/**
 * What stands under 'My Products': what was bought, but for the plan, then what
 * the site has without a purchase of its own. What has ended shows unless the
 * same is active again.
 *
 * @param purchases    All of the site's; null while they are not known.
 * @param planSlug     Its plan.
 * @param productSlugs What it has beside its plan.
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

/** The purchase that pays for the plan; null where there is none. */
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

/** Which states a plan or product shows: those of what it holds. */
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

/** Daily backups that are not sold by their storage. */
function keepsMonth( planClass: PlanClass ): boolean {
	return (
		getBackupFrequency( planClass ) === 'daily' &&
		planClass.startsWith( 'daily-' )
	);
}
