import { __ } from '@wordpress/i18n';

export type SettingsTabSlug =
	| 'security'
	| 'performance'
	| 'writing'
	| 'sharing'
	| 'discussion'
	| 'traffic';

export interface SettingsTab {
	readonly slug: SettingsTabSlug;
	readonly label: () => string;
	/** It appears for managers when the site has any of these. */
	readonly features: readonly string[];
	/** For others: only while this module is active and they may publish. */
	readonly publisherModule?: string;
}

export const SETTINGS_TABS: readonly SettingsTab[] = [
	{
		slug: 'security',
		label: () => __( 'Security', 'jetpack-dashboard' ),
		features: [
			'protect',
			'waf',
			'sso',
			'monitor',
			'vaultpress',
			'akismet',
		],
	},
	{
		slug: 'performance',
		label: () => __( 'Performance', 'jetpack-dashboard' ),
		features: [
			'photon',
			'photon-cdn',
			'lazy-images',
			'search',
			'videopress',
			'carousel',
		],
	},
	{
		slug: 'writing',
		label: () => __( 'Writing', 'jetpack-dashboard' ),
		features: [
			'masterbar',
			'markdown',
			'custom-content-types',
			'post-by-email',
			'infinite-scroll',
			'copy-post',
		],
		publisherModule: 'post-by-email',
	},
	{
		slug: 'sharing',
		label: () => __( 'Sharing', 'jetpack-dashboard' ),
		features: [ 'publicize', 'sharedaddy', 'likes' ],
		publisherModule: 'publicize',
	},
	{
		slug: 'discussion',
		label: () => __( 'Discussion', 'jetpack-dashboard' ),
		features: [
			'comments',
			'gravatar-hovercards',
			'markdown',
			'subscriptions',
		],
	},
	{
		slug: 'traffic',
		label: () => __( 'Traffic', 'jetpack-dashboard' ),
		features: [
			'seo-tools',
			'wordads',
			'stats',
			'related-posts',
			'verification-tools',
			'sitemaps',
			'google-analytics',
		],
	},
];

export interface SettingsTabFacts {
	readonly isManager: boolean;
	readonly canEditPosts: boolean;
	readonly canPublishPosts: boolean;
	/** Slugs of the features that the site has. */
	readonly found: readonly string[];
	/** Slugs of those that are active. */
	readonly active: readonly string[];
}

/** May this user see that tab? */
export function isTabOpen(
	tab: SettingsTab,
	{
		isManager,
		canEditPosts,
		canPublishPosts,
		found,
		active,
	}: SettingsTabFacts
): boolean {
	if ( isManager ) {
		return tab.features.some( ( slug ) => found.includes( slug ) );
	}
	return (
		canEditPosts &&
		canPublishPosts &&
		tab.publisherModule !== undefined &&
		active.includes( tab.publisherModule )
	);
}
