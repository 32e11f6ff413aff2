import { getPlanClass, isBackupClass, isSecurityClass } from './plan-classes';

/** My Plan's cards for a plan; offline is no plan, and has one of its own. */
export type PlanCard =
	| 'free'
	| 'personal'
	| 'premium'
	| 'security'
	| 'complete'
	| 'business'
	| 'backup'
	| 'search';

/**
 * The card that shows a plan.
 *
 * @param slug The site's plan.
 * @return Null for a plan that nobody knows: its place is kept.
 */
export function getPlanCard( slug: string ): PlanCard | null {
	const planClass = getPlanClass( slug );
	if ( planClass === null ) {
		return null;
	}
	if ( isSecurityClass( planClass ) ) {
		return 'security';
	}
	if ( isBackupClass( planClass ) ) {
		return 'backup';
	}
	switch ( planClass ) {
		case 'personal':
		case 'premium':
		case 'business':
		case 'complete':
		case 'search':
			return planClass;
		default:
			// Scan, anti-spam and video hosting are products beside a free plan.
			return 'free';
	}
}
