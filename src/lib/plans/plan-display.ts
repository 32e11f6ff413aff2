import { getPlanClass, isBackupClass } from './plan-classes';
import type { PlanClass } from './plan-classes';

/** The plans that My Plan distinguishes. */
export type PlanDisplay =
	| 'free'
	| 'personal'
	| 'premium'
	| 'business'
	| 'complete'
	| 'security'
	| 'backup'
	| 'search';

/**
 * Products that aren't plans are purchased products next to the free plan
 * (docs/spec/decisions.md#37).
 */
function toDisplay( planClass: PlanClass ): PlanDisplay {
	switch ( planClass ) {
		case 'security-t1':
		case 'security-t2':
		case 'daily-security':
		case 'realtime-security':
			return 'security';
		case 'scan':
		case 'anti-spam':
		case 'videopress':
			return 'free';
		case 'free':
		case 'personal':
		case 'premium':
		case 'business':
		case 'complete':
		case 'search':
			return planClass;
		default:
			return isBackupClass( planClass ) ? 'backup' : 'free';
	}
}

/** @return Null for an unknown slug. */
export function getPlanDisplay( slug: string ): PlanDisplay | null {
	const planClass = getPlanClass( slug );
	return planClass && toDisplay( planClass );
}

const FREE_PLAN = 'jetpack_free';

/**
 * Returns the plan's slug, then those of the products, each once. Some services
 * report a product as the plan of a site that has no other.
 */
export function toPlanAndProducts(
	planSlug: string,
	productSlugs: readonly string[] = []
): readonly [ string, ...string[] ] {
	const planClass = getPlanClass( planSlug );
	const isProduct =
		planClass !== null &&
		planClass !== 'free' &&
		toDisplay( planClass ) === 'free';
	const plan = isProduct ? FREE_PLAN : planSlug;
	const products = isProduct
		? [ planSlug, ...productSlugs ]
		: productSlugs.filter( ( slug ) => slug !== plan );
	return [ plan, ...new Set( products ) ];
}
