import { findProduct } from './catalog';
import { seededCoupons } from './partner-coupons';
import type {
	Account,
	License,
	Purchase,
	ServiceState,
	SiteState,
} from './state';

const DAY_MS = 24 * 60 * 60 * 1000;

function daysFromNow( days: number ): string {
	return new Date( Date.now() + days * DAY_MS ).toISOString();
}

/** A one-year purchase of a product, starting today. */
export function newPurchase( slug: string, id: number ): Purchase {
	return {
		ID: String( id ),
		product_slug: slug,
		product_name: findProduct( slug )?.product_name ?? slug,
		active: '1',
		subscribed_date: daysFromNow( 0 ),
		expiry_date: daysFromNow( 365 ),
		is_refundable: true,
	};
}

const SEEDED_ACCOUNTS: readonly Account[] = [
	{ sub: '90210', preferred_username: 'marta', email: 'marta@example.org' },
	{ sub: '90211', preferred_username: 'jonas', email: 'jonas@example.org' },
	{ sub: '90212', preferred_username: 'aiko', email: 'aiko@example.org' },
];

const ACTIVITY: readonly [ string, string ][] = [
	[ 'Backup and scan complete', 'Jetpack' ],
	[ 'Post published: Autumn in the garden', 'marta' ],
	[ 'Plugin updated', 'jonas' ],
	[ 'Login succeeded', 'marta' ],
	[ 'Comment approved', 'aiko' ],
];

/** A paid plan, and data for every card. */
function fullSite(): SiteState {
	return {
		plan: 'jetpack_security_t1_yearly',
		description: 'Notes from a small garden',
		icon: null,
		is_private: false,
		videopress_storage_used: 3500,
		purchases: [
			newPurchase( 'jetpack_security_t1_yearly', 77001 ),
			newPurchase( 'jetpack_search', 77002 ),
			newPurchase( 'jetpack_videopress', 77003 ),
		],
		rewind: {
			state: 'active',
			reason: '',
			last_updated: daysFromNow( -0.1 ),
		},
		scan: {
			state: 'idle',
			reason: null,
			threats: [],
			credentials: [ { type: 'managed', still_valid: true } ],
		},
		monitor: {
			active: true,
			receive_notifications: false,
			last_down: daysFromNow( -12 ),
			last_checked: daysFromNow( -0.003 ),
		},
		activity: ACTIVITY.map( ( [ summary, actor ], index ) => ( {
			id: `event-${ index + 1 }`,
			summary,
			actor,
			published: daysFromNow( -0.2 * ( index + 1 ) ),
		} ) ),
		benefits: [
			{
				name: 'jetpack-backup',
				title: 'Backups',
				description: 'Copies of the site that can be restored.',
				value: 30,
			},
			{
				name: 'subscribers',
				title: 'Subscribers',
				description: 'People who get new posts by email.',
				value: 12,
			},
		],
		discount: null,
		suggestions: [],
		upsell: {
			product_slug: 'jetpack_complete',
			hide_upsell: false,
		},
		connections: [
			{ id: 501, service: 'mastodon', label: 'Mastodon', user: 'marta' },
		],
		verification: {
			verified: false,
			token: 'sandbox-verification',
			is_owner: true,
			errors: {},
		},
		search: {
			post_count: 120,
			post_type_breakdown: { post: 100, page: 20 },
			last_indexed_date: daysFromNow( -1 ),
		},
		stats: null,
		post_by_email: {},
	};
}

function freeSite(): SiteState {
	return {
		...fullSite(),
		plan: 'jetpack_free',
		videopress_storage_used: 0,
		purchases: [],
		rewind: {
			state: 'unavailable',
			reason: 'missing_plan',
			last_updated: daysFromNow( 0 ),
		},
		scan: {
			state: 'unavailable',
			reason: 'missing_plan',
			threats: [],
			credentials: [],
		},
		suggestions: [ 'jetpack_backup_t1_yearly', 'jetpack_scan' ],
		discount: {
			code: 'SANDBOX20',
			discount: 20,
			expiry_date: daysFromNow( 8 ),
			is_used: false,
		},
	};
}

function complete(): SiteState {
	const site = fullSite();
	return {
		...site,
		plan: 'jetpack_complete',
		purchases: [ newPurchase( 'jetpack_complete', 77010 ) ],
	};
}

function threats(): SiteState {
	const site = fullSite();
	return {
		...site,
		scan: {
			...site.scan,
			threats: [
				{
					id: 601,
					signature: 'Core.File.Modification',
					description: 'A file of WordPress was changed.',
				},
				{
					id: 602,
					signature: 'Vulnerable.Plugin',
					description: 'A plugin has a known hole.',
				},
			],
		},
	};
}

function needsCredentials(): SiteState {
	const site = fullSite();
	return {
		...site,
		rewind: { ...site.rewind, state: 'awaiting_credentials' },
		scan: { ...site.scan, credentials: [] },
	};
}

function provisioning(): SiteState {
	const site = fullSite();
	return {
		...site,
		rewind: { ...site.rewind, state: 'provisioning' },
		scan: { ...site.scan, state: 'provisioning' },
	};
}

function nothingYet(): SiteState {
	return {
		...freeSite(),
		activity: [],
		benefits: [],
		discount: null,
		suggestions: [],
		connections: [],
		monitor: {
			active: false,
			receive_notifications: false,
			last_down: null,
			last_checked: null,
		},
		search: {
			post_count: 0,
			post_type_breakdown: {},
			last_indexed_date: daysFromNow( 0 ),
		},
	};
}

const SITES = {
	default: fullSite,
	free: freeSite,
	complete,
	threats,
	'needs-credentials': needsCredentials,
	provisioning,
	'nothing-yet': nothingYet,
	/** Like `default`, but every route fails as if the service were down. */
	outage: fullSite,
} satisfies Record< string, () => SiteState >;

export type ServiceScenario = keyof typeof SITES;

export const SERVICE_SCENARIOS: readonly string[] = Object.keys( SITES );

export function isServiceScenario( name: string ): name is ServiceScenario {
	return Object.hasOwn( SITES, name );
}

function seededLicense(
	license_key: string,
	product_slug: string,
	more: Partial< License > = {}
): License {
	return {
		license_key,
		product_slug,
		status: 'detached',
		site_id: null,
		only_for: '',
		issued_at: daysFromNow( -30 ),
		attached_at: null,
		revoked_at: null,
		...more,
	};
}

/** One of each kind: unused, used on another site, revoked, issued for another site. */
function seededLicenses(): License[] {
	return [
		seededLicense( 'jetpack-backup_sandbox1', 'jetpack_backup_t1_yearly' ),
		seededLicense( 'jetpack-scan_sandbox2', 'jetpack_scan', {
			status: 'attached',
			attached_at: daysFromNow( -20 ),
		} ),
		seededLicense( 'jetpack-search_sandbox3', 'jetpack_search', {
			status: 'revoked',
			revoked_at: daysFromNow( -10 ),
		} ),
		seededLicense( 'jetpack-videopress_sandbox4', 'jetpack_videopress', {
			only_for: 'https://another-site.example',
		} ),
	];
}

/** The complete state of a named scenario; dates are relative to now. */
export function scenarioState( name: ServiceScenario ): ServiceState {
	return {
		scenario: name,
		site: SITES[ name ](),
		licenses: seededLicenses(),
		coupons: seededCoupons(),
		currency: 'USD',
		clock_offset: 0,
		accounts: SEEDED_ACCOUNTS.map( ( account ) => ( { ...account } ) ),
		faults:
			name === 'outage' ? { '*': { kind: 'status', status: 503 } } : {},
		id_token_fault: 'none',
		events: [],
		surveys: [],
		mails: [],
	};
}
