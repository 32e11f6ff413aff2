import { __ } from '@wordpress/i18n';
import type { IconName } from '../../../components/light/icon';
import type { PlanDisplay } from '../../../lib/plans/plan-display';
import type { RedirectSource } from '../../../lib/redirect-sources';
import type { Settings } from '../../../state/settings/types';

/** Link to where a feature is used or configured. */
export type FeatureLead =
	| { readonly kind: 'route'; readonly path: string }
	| { readonly kind: 'service'; readonly source: RedirectSource< 'site' > }
	| { readonly kind: 'page'; readonly source: RedirectSource< 'page' > };

export interface PlanFeature {
	readonly icon: IconName;
	readonly title: () => string;
	readonly text: () => string;
	readonly lead: FeatureLead;
	readonly leadLabel: () => string;
	/** The feature's module; undefined if it runs at the provider. */
	readonly module?: string;
	/** The settings that its button turns on. */
	readonly patch?: Settings;
}

const route = ( path: string ): FeatureLead => ( { kind: 'route', path } );

const configure = () => __( 'Configure', 'jetpack-dashboard' );

/** The features of all plans. */
export const PLAN_FEATURES = {
	backup: {
		icon: 'box',
		title: () => __( 'Backup', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Restore your site to any saved moment with one click.',
				'jetpack-dashboard'
			),
		lead: { kind: 'service', source: 'jetpack-backup' },
		leadLabel: () => __( 'View your backups', 'jetpack-dashboard' ),
	},
	scan: {
		icon: 'shield',
		title: () => __( 'Scan', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Finds malware and known vulnerabilities.',
				'jetpack-dashboard'
			),
		lead: { kind: 'service', source: 'jetpack-scan' },
		leadLabel: () => __( 'View scan results', 'jetpack-dashboard' ),
	},
	antispam: {
		icon: 'check',
		title: () => __( 'Anti-spam', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Keeps spam out of your comments and forms.',
				'jetpack-dashboard'
			),
		lead: route( '/security' ),
		leadLabel: configure,
	},
	support: {
		icon: 'lifebuoy',
		title: () => __( 'Priority support', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Get faster answers from our support team.',
				'jetpack-dashboard'
			),
		lead: { kind: 'page', source: 'jetpack-contact-support' },
		leadLabel: () => __( 'Ask a question', 'jetpack-dashboard' ),
	},
	search: {
		icon: 'search',
		title: () => __( 'Search', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Visitors find what they are looking for while they type.',
				'jetpack-dashboard'
			),
		lead: route( '/performance' ),
		leadLabel: configure,
		module: 'search',
		patch: { search: true, instant_search_enabled: true },
	},
	videopress: {
		icon: 'video',
		title: () => __( 'VideoPress', 'jetpack-dashboard' ),
		text: () => __( 'Hosts your videos without ads.', 'jetpack-dashboard' ),
		lead: { kind: 'service', source: 'jetpack-videopress' },
		leadLabel: () => __( 'Manage your videos', 'jetpack-dashboard' ),
		module: 'videopress',
		patch: { videopress: true },
	},
	ads: {
		icon: 'eye',
		title: () => __( 'Ads', 'jetpack-dashboard' ),
		text: () =>
			__( 'Earn money with ads on your site.', 'jetpack-dashboard' ),
		lead: route( '/traffic' ),
		leadLabel: configure,
		module: 'wordads',
		patch: { wordads: true },
	},
	analytics: {
		icon: 'bars',
		title: () => __( 'Google Analytics', 'jetpack-dashboard' ),
		text: () =>
			__( 'Count visits with Google Analytics.', 'jetpack-dashboard' ),
		lead: route( '/traffic' ),
		leadLabel: configure,
		module: 'google-analytics',
		patch: { 'google-analytics': true },
	},
	protect: {
		icon: 'lock',
		title: () => __( 'Brute force protection', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Locks out IP addresses after repeated failed logins.',
				'jetpack-dashboard'
			),
		lead: route( '/security' ),
		leadLabel: configure,
		module: 'protect',
		patch: { protect: true },
	},
	monitor: {
		icon: 'pulse',
		title: () => __( 'Downtime monitoring', 'jetpack-dashboard' ),
		text: () =>
			__( 'Get an alert when your site goes down.', 'jetpack-dashboard' ),
		lead: route( '/security' ),
		leadLabel: configure,
		module: 'monitor',
		patch: { monitor: true },
	},
	accelerator: {
		icon: 'image',
		title: () => __( 'Site accelerator', 'jetpack-dashboard' ),
		text: () =>
			__( 'Images and static files load faster.', 'jetpack-dashboard' ),
		lead: route( '/performance' ),
		leadLabel: configure,
		module: 'photon',
		patch: { photon: true, 'photon-cdn': true },
	},
	publicize: {
		icon: 'link',
		title: () => __( 'Social sharing', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Shares new posts on your social networks.',
				'jetpack-dashboard'
			),
		lead: route( '/sharing' ),
		leadLabel: configure,
		module: 'publicize',
		patch: { publicize: true },
	},
	relatedPosts: {
		icon: 'blocks',
		title: () => __( 'Related posts', 'jetpack-dashboard' ),
		text: () =>
			__(
				'Shows similar posts below each of your posts.',
				'jetpack-dashboard'
			),
		lead: route( '/traffic' ),
		leadLabel: configure,
		module: 'related-posts',
		patch: { 'related-posts': true },
	},
} as const satisfies Readonly< Record< string, PlanFeature > >;

export type FeatureSlug = keyof typeof PLAN_FEATURES;

/** Features of every plan. */
const BASE: readonly FeatureSlug[] = [
	'protect',
	'monitor',
	'accelerator',
	'publicize',
	'relatedPosts',
];

const SECURITY: readonly FeatureSlug[] = [
	'backup',
	'scan',
	'antispam',
	'support',
	'ads',
	'analytics',
];

const COMPLETE: readonly FeatureSlug[] = [
	...SECURITY,
	'search',
	'videopress',
];

const ADDED_BY: Readonly< Record< PlanDisplay, readonly FeatureSlug[] > > = {
	free: [],
	personal: [ 'backup', 'antispam', 'support' ],
	premium: SECURITY,
	business: COMPLETE,
	complete: COMPLETE,
	security: SECURITY,
	backup: [ 'backup' ],
	search: [ 'search' ],
};

/**
 * Returns the features of a site, each once.
 *
 * @param holdings The site's plan and products; empty if offline.
 */
export function getPlanFeatures(
	holdings: readonly PlanDisplay[]
): readonly FeatureSlug[] {
	// Not by spreading: WP-CLI, which finds the texts to translate, can't parse
	// the minified result.
	return Array.from(
		new Set( [
			...holdings.flatMap( ( display ) => ADDED_BY[ display ] ),
			...BASE,
		] )
	);
}
