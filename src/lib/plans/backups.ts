import { getPlanClass, isBackupClass } from './plan-classes';
import type { PlanClass } from './plan-classes';

export type BackupFrequency = 'daily' | 'real-time';

/** How often a class of plans backs up the site; null if it doesn't. */
export function getBackupFrequency(
	planClass: PlanClass
): BackupFrequency | null {
	switch ( planClass ) {
		case 'free':
		case 'search':
		case 'scan':
		case 'anti-spam':
		case 'videopress':
			return null;
		case 'personal':
		case 'premium':
		case 'daily-security':
		case 'daily-backup':
			return 'daily';
		default:
			return 'real-time';
	}
}

/** Plans that make a separate backup product redundant. */
const PLANS_WITH_BACKUP: readonly PlanClass[] = [
	'personal',
	'premium',
	'business',
];

/**
 * Finds redundant purchases: a plan with backups and a backup product.
 * Real-time backup next to a plan with daily backups is not redundant.
 *
 * @param purchases The active purchases.
 */
export function findOverlappingPlans<
	P extends { readonly productSlug: string },
>( purchases: readonly P[] ): { readonly plan: P; readonly backup: P } | null {
	const known = purchases.flatMap( ( purchase ) => {
		const planClass = getPlanClass( purchase.productSlug );
		return planClass === null ? [] : [ { purchase, planClass } ];
	} );
	for ( const backup of known ) {
		const plan =
			isBackupClass( backup.planClass ) &&
			known.find(
				( { planClass } ) =>
					PLANS_WITH_BACKUP.includes( planClass ) &&
					( planClass === 'business' ||
						getBackupFrequency( backup.planClass ) !== 'real-time' )
			);
		if ( plan ) {
			return { plan: plan.purchase, backup: backup.purchase };
		}
	}
	return null;
}
