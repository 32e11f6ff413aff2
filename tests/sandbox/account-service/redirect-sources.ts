/**
 * The target of each `source` of `/redirect`. An unknown slug is a 404, so that
 * tests find links that the provider doesn't know before users do.
 */
export type Destination =
	| { kind: 'checkout' }
	| { kind: 'licenses' }
	| { kind: 'purchases' }
	| { kind: 'page'; title: string };

const PAGES: Record< string, string > = {
	'jetpack-activity-log': 'Activity log',
	'jetpack-antispam-key-help': 'What an anti-spam key is',
	'jetpack-backup': 'Backups',
	'jetpack-blocks': 'Blocks',
	'jetpack-boost': 'Boost',
	'jetpack-community-forums': 'Community forums',
	'jetpack-connection-survey': 'Why not connect?',
	'jetpack-contact-support': 'Contact support',
	'jetpack-crm': 'CRM',
	'jetpack-disconnect-help': 'What happens when you disconnect',
	'jetpack-earnings': 'Earnings',
	'jetpack-email-followers': 'Email followers',
	'jetpack-getting-started': 'Getting started',
	'jetpack-managed-support': 'Help for managed sites',
	'jetpack-mobile-apps': 'Mobile apps',
	'jetpack-monitor': 'Downtime monitoring',
	'jetpack-plans': 'Plans',
	'jetpack-privacy': 'Privacy',
	'jetpack-recommendations-anti-spam': 'About anti-spam',
	'jetpack-recommendations-creative-mail': 'About email campaigns',
	'jetpack-recommendations-monitor': 'About downtime monitoring',
	'jetpack-recommendations-publicize': 'About sharing posts',
	'jetpack-recommendations-related-posts': 'About related posts',
	'jetpack-recommendations-security-plan': 'About the security plan',
	'jetpack-recommendations-site-accelerator': 'About the site accelerator',
	'jetpack-recommendations-videopress': 'About VideoPress',
	'jetpack-recommendations-woocommerce': 'About shops',
	'jetpack-scan': 'Scan',
	'jetpack-search': 'Search',
	'jetpack-settings-credentials': 'Server credentials',
	'jetpack-sharing-connections': 'Social connections',
	'jetpack-site-stats': 'Statistics',
	'jetpack-support': 'Support',
	'jetpack-terms': 'Terms of service',
	'jetpack-usage-data': 'What usage data is collected',
	'jetpack-videopress': 'VideoPress',
};

const CHECKOUTS = [
	'jetpack-checkout',
	'jetpack-partner-coupon',
	'jetpack-product-description-checkout',
	'jetpack-recommendations-product-checkout',
];

const LICENSES = 'jetpack-licenses';
const PURCHASES = 'jetpack-purchases';

/** Every slug that has a target. */
export const KNOWN_SOURCES: readonly string[] = [
	...Object.keys( PAGES ),
	...CHECKOUTS,
	LICENSES,
	PURCHASES,
];

export function destinationOf( source: string ): Destination | null {
	if ( CHECKOUTS.includes( source ) ) {
		return { kind: 'checkout' };
	}
	if ( source === LICENSES ) {
		return { kind: 'licenses' };
	}
	if ( source === PURCHASES ) {
		return { kind: 'purchases' };
	}
	const title = Object.hasOwn( PAGES, source ) ? PAGES[ source ] : undefined;
	return title === undefined ? null : { kind: 'page', title };
}
