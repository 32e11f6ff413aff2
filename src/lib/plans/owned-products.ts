import { getBackupFrequency } from './backups';
import { getPlanClass } from './plan-classes';
import type { PlanClass } from './plan-classes';
import type { ProductKey } from './products';

/**
 * What each class holds beside backups, which getBackupPace() knows: nobody is
 * offered what they already pay for.
 */
const HELD_BY: Readonly<
	Record< Exclude< ProductKey, 'backup' >, readonly PlanClass[] >
> = {
	akismet: [
		'anti-spam',
		'personal',
		'premium',
		'business',
		'complete',
		'security-t1',
		'security-t2',
		'daily-security',
		'realtime-security',
	],
	scan: [
		'scan',
		'premium',
		'business',
		'complete',
		'security-t1',
		'security-t2',
		'daily-security',
		'realtime-security',
	],
	// Backup, scan and anti-spam together, under whatever name.
	security: [
		'premium',
		'business',
		'complete',
		'security-t1',
		'security-t2',
		'daily-security',
		'realtime-security',
	],
	search: [ 'search', 'business', 'complete' ],
	videopress: [ 'videopress', 'business', 'complete' ],
};

/**
 * Does a site that has these already hold what the product sells?
 *
 * @param slugs Its plan's, and those of the products beside it.
 * @param key   The product.
 */
export function ownsProduct(
	slugs: readonly string[],
	key: ProductKey
): boolean {
	return slugs.some( ( slug ) => {
		const planClass = getPlanClass( slug );
		if ( planClass === null ) {
			return false;
		}
		return key === 'backup'
			? getBackupFrequency( planClass ) !== null
			: HELD_BY[ key ].includes( planClass );
	} );
}
