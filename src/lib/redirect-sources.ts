/**
 * What a link's page wants to know: nothing, which site it is, that and who
 * buys, or what is bought as well.
 */
type LinkKind = 'page' | 'site' | 'upgrade' | 'checkout';

/**
 * Every page of the account service's that the dashboard links to, by the
 * `source` of `/redirect`. The service answers
 * 404 to any other.
 */
export const REDIRECT_SOURCES = {
	// Help and the provider's own pages.
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
	// What a recommendation's step tells more about.
	'jetpack-recommendations-anti-spam': 'page',
	'jetpack-recommendations-creative-mail': 'page',
	'jetpack-recommendations-monitor': 'page',
	'jetpack-recommendations-publicize': 'page',
	'jetpack-recommendations-related-posts': 'page',
	'jetpack-recommendations-security-plan': 'page',
	'jetpack-recommendations-site-accelerator': 'page',
	'jetpack-recommendations-videopress': 'page',
	'jetpack-recommendations-woocommerce': 'page',
	// The site, as the provider keeps it.
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
	// What is for sale.
	'jetpack-plans': 'upgrade',
	'jetpack-checkout': 'checkout',
	'jetpack-partner-coupon': 'checkout',
	'jetpack-product-description-checkout': 'checkout',
	'jetpack-recommendations-product-checkout': 'checkout',
} as const satisfies Readonly< Record< string, LinkKind > >;

type Sources = typeof REDIRECT_SOURCES;

/** The slugs of a kind of links, or of all. */
export type RedirectSource< Kind extends LinkKind = LinkKind > = {
	[ Source in keyof Sources ]: Sources[ Source ] extends Kind
		? Source
		: never;
}[ keyof Sources ];
