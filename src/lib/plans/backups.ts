import { getPlanClass, isBackupClass } from './plan-classes';
import type { PlanClass } from './plan-classes';

export type BackupPace = 'daily' | 'real-time';

/** How often a class of plans saves the site; null when it doesn't (decision 51). */
export function getBackupPace( planClass: PlanClass ): BackupPace | null {
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

/** What is paid for twice when backup is bought beside it (002 §2). */
const PLANS_WITH_BACKUP: readonly PlanClass[] = [
	'personal',
	'premium',
	'business',
];

/**
 * Is a site paying for its backups twice? Real-time backup beside a plan that
 * saves daily is more than the plan gives, so that doesn't count.
 *
 * @param slugs Of the active purchases.
 */
export function hasOverlappingPlans( slugs: readonly string[] ): boolean {
	const classes = slugs
		.map( getPlanClass )
		.filter( ( planClass ) => planClass !== null );
	return classes
		.filter( isBackupClass )
		.some( ( backup ) =>
			classes.some(
				( plan ) =>
					PLANS_WITH_BACKUP.includes( plan ) &&
					( plan === 'business' ||
						getBackupPace( backup ) !== 'real-time' )
			)
		);
}
