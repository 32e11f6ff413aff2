import { getBackupFrequency } from './backups';
import { FEATURE_PRODUCTS, isFeatureKey } from './feature-keys';
import { getPlanClass } from './plan-classes';
import type { PlanClass } from './plan-classes';
import type { ProductKey } from './products';

/**
 * The products that each class includes besides backups, which
 * getBackupFrequency() covers. Used to avoid offering users what they already
 * have.
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
	// Bundles of backup, scan and anti-spam, whatever their name.
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
 * Whether a site with these slugs already has everything that the product
 * offers.
 *
 * @param slugs Slugs of its plan and products.
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

/** The products that Security consists of. */
const BUNDLE: readonly ProductKey[] = [ 'backup', 'scan', 'akismet' ];

/**
 * Whether the site's active features are those of the product. This also
 * covers plans that this version of the plugin doesn't know.
 *
 * @param features The features that the account service reports as active.
 * @param key      The product.
 */
export function hasProductFeatures(
	features: readonly string[],
	key: ProductKey
): boolean {
	return key === 'security'
		? BUNDLE.every( ( part ) => hasProductFeatures( features, part ) )
		: features.some(
				( feature ) =>
					isFeatureKey( feature ) &&
					FEATURE_PRODUCTS[ feature ] === key
		  );
}
