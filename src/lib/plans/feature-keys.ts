import type { ProductKey } from './products';

/**
 * Feature → the product that unlocks it. Features that are only part of plans
 * (support, ads, analytics) map to Security, the smallest plan that is still
 * sold.
 */
export const FEATURE_PRODUCTS = {
	'spam-akismet-plus': 'akismet',
	'site-backups-jetpack': 'backup',
	'security-scanning-jetpack': 'scan',
	'video-hosting-jetpack': 'videopress',
	'priority-support-jetpack': 'security',
	'wordads-jetpack': 'security',
	'google-analytics-jetpack': 'security',
	'search-jetpack': 'search',
	'videopress-jetpack': 'videopress',
} as const satisfies Readonly< Record< string, ProductKey > >;

export type FeatureKey = keyof typeof FEATURE_PRODUCTS;

/** Is it one of ours? The provider names others. */
export function isFeatureKey( feature: string ): feature is FeatureKey {
	return Object.hasOwn( FEATURE_PRODUCTS, feature );
}
