import { __, sprintf } from '@wordpress/i18n';
import { getBackupFrequency } from '../../../lib/plans/backups';
import { ownsProduct } from '../../../lib/plans/owned-products';
import { getPlanClass } from '../../../lib/plans/plan-classes';
import { getStorageTag } from '../../../lib/plans/storage';

/**
 * What a product includes, by its plan class. Used for products without a
 * description of their own, such as a plan that is no longer sold. Empty for the free plan and unknown slugs.
 */
export function getClassBenefits( slug: string ): readonly string[] {
	const planClass = getPlanClass( slug );
	if ( planClass === null || planClass === 'free' ) {
		return [];
	}
	const holds = ( key: Parameters< typeof ownsProduct >[ 1 ] ) =>
		ownsProduct( [ slug ], key );
	const frequency = getBackupFrequency( planClass );
	const storage = getStorageTag( planClass );
	return [
		frequency === 'real-time' &&
			__( 'Real-time backups', 'jetpack-dashboard' ),
		frequency === 'daily' &&
			__( 'Automatic daily backups', 'jetpack-dashboard' ),
		storage !== null &&
			sprintf(
				/* translators: %s: a size, such as 10GB */
				__( '%s of backup storage', 'jetpack-dashboard' ),
				storage
			),
		frequency !== null && __( 'One-click restores', 'jetpack-dashboard' ),
		holds( 'scan' ) && __( 'Daily automatic scans', 'jetpack-dashboard' ),
		holds( 'akismet' ) &&
			__( 'Comment and form spam protection', 'jetpack-dashboard' ),
		holds( 'search' ) &&
			__( 'Instant search results and filters', 'jetpack-dashboard' ),
		holds( 'videopress' ) &&
			__( '1 TB of video storage, without ads', 'jetpack-dashboard' ),
	].filter( ( text ) => text !== false );
}
