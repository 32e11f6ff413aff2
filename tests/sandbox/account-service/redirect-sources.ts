/**
 * What each `source` of `/redirect` opens. A slug that isn't here is a 404, so
 * that a link which the provider doesn't know is found here and not by people.
 */
export type Destination =
	| { kind: 'checkout' }
	| { kind: 'licenses' }
	| { kind: 'page'; title: string };

const PAGES: Record< string, string > = {
	'jetpack-activity-log': 'Activity log',
	'jetpack-backup': 'Backups',
	'jetpack-blocks': 'Blocks',
	'jetpack-boost': 'Boost',
	'jetpack-connection-survey': 'Why not connect?',
	'jetpack-contact-support': 'Contact support',
	'jetpack-crm': 'CRM',
	'jetpack-disconnect-help': 'What disconnecting means',
	'jetpack-earnings': 'Earnings',
	'jetpack-getting-started': 'Getting started',
	'jetpack-mobile-apps': 'Mobile apps',
	'jetpack-plans': 'Plans',
	'jetpack-privacy': 'Privacy',
	'jetpack-purchases': 'Purchases',
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

export function destinationOf( source: string ): Destination | null {
	if ( CHECKOUTS.includes( source ) ) {
		return { kind: 'checkout' };
	}
	if ( source === 'jetpack-licenses' ) {
		return { kind: 'licenses' };
	}
	const title = Object.hasOwn( PAGES, source ) ? PAGES[ source ] : undefined;
	return title === undefined ? null : { kind: 'page', title };
}
