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

export type PlanDuration = 'yearly' | 'monthly';

/**
 * The route of a product's page.
 *
 * @planned for the product pages
 */
export function getProductPath( key: ProductKey ): `/product/${ ProductKey }` {
	return `/product/${ key }`;
}

/**
 * The slug that the checkout knows; yearly unless said otherwise.
 *
 * @planned for the product pages
 */
export function toCheckoutSlug( slug: string, duration: PlanDuration ): string {
	return duration === 'monthly' ? `${ slug }-monthly` : slug;
}
