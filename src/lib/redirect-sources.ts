/**
 * What a link has to include: nothing, the site, the site and the user, or
 * those and the product.
 */
type LinkKind = 'page' | 'site' | 'upgrade' | 'checkout';

/**
 * Every account service page that the dashboard links to, by the `source`
 * parameter of `/redirect`. The service responds with 404 to any other.
 */
export const REDIRECT_SOURCES = {
	// Help pages and the provider's own pages.
	'jetpack-antispam-key-help': 'page',
	'jetpack-blocks': 'page',
	'jetpack-boost': 'page',
	'jetpack-community-forums': 'page',
	'jetpack-connection-survey': 'page',
	'jetpack-contact-support': 'page',
	'jetpack-crm': 'page',
	'jetpack-disconnect-help': 'page',
	'jetpack-getting-started': 'page',
	'jetpack-licenses': 'page',
	'jetpack-managed-support': 'page',
	'jetpack-mobile-apps': 'page',
	'jetpack-privacy': 'page',
	'jetpack-support': 'page',
	'jetpack-terms': 'page',
	'jetpack-usage-data': 'page',
	// "Learn more" pages of the recommendations.
	'jetpack-recommendations-anti-spam': 'page',
	'jetpack-recommendations-creative-mail': 'page',
	'jetpack-recommendations-monitor': 'page',
	'jetpack-recommendations-publicize': 'page',
	'jetpack-recommendations-related-posts': 'page',
	'jetpack-recommendations-security-plan': 'page',
	'jetpack-recommendations-site-accelerator': 'page',
	'jetpack-recommendations-videopress': 'page',
	'jetpack-recommendations-woocommerce': 'page',
	// The provider's pages about the site.
	'jetpack-activity-log': 'site',
	'jetpack-backup': 'site',
	'jetpack-earnings': 'site',
	'jetpack-email-followers': 'site',
	'jetpack-monitor': 'site',
	'jetpack-purchases': 'site',
	'jetpack-scan': 'site',
	'jetpack-search': 'site',
	'jetpack-settings-credentials': 'site',
	'jetpack-sharing-connections': 'site',
	'jetpack-site-stats': 'site',
	'jetpack-videopress': 'site',
	// Pages for purchases.
	'jetpack-plans': 'upgrade',
	'jetpack-checkout': 'checkout',
	'jetpack-partner-coupon': 'checkout',
	'jetpack-product-description-checkout': 'checkout',
	'jetpack-recommendations-product-checkout': 'checkout',
} as const satisfies Readonly< Record< string, LinkKind > >;

type Sources = typeof REDIRECT_SOURCES;

/** The link slugs of some kinds, or of all. */
export type RedirectSource< Kind extends LinkKind = LinkKind > = {
	[ Source in keyof Sources ]: Sources[ Source ] extends Kind
		? Source
		: never;
}[ keyof Sources ];
