/**
 * Products with their own page, `#/product/{key}`, and the slug that each page
 * sells.
 */
export const PRODUCT_SLUGS = {
	akismet: 'jetpack_anti_spam',
	backup: 'jetpack_backup_t1_yearly',
	scan: 'jetpack_scan',
	search: 'jetpack_search',
	security: 'jetpack_security_t1_yearly',
	videopress: 'jetpack_videopress',
} as const;

export type ProductKey = keyof typeof PRODUCT_SLUGS;

export const PRODUCT_KEYS: readonly ProductKey[] =
	Object.keys( PRODUCT_SLUGS ).filter( isProductKey );

export function isProductKey( key: string ): key is ProductKey {
	return Object.hasOwn( PRODUCT_SLUGS, key );
}

export type PlanDuration = 'yearly' | 'monthly';

/** The route of a product's page. */
export function getProductPath( key: ProductKey ): `/product/${ ProductKey }` {
	return `/product/${ key }`;
}

/** The slug for the checkout. */
export function toCheckoutSlug(
	slug: string,
	duration: PlanDuration = 'yearly'
): string {
	return duration === 'monthly' ? `${ slug }-monthly` : slug;
}
