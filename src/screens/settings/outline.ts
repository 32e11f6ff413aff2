import { __ } from '@wordpress/i18n';
import type { SettingsFacts } from './declarations/settings-facts';

/** Which modules a card is about, and who sees it. */
export interface CardOutline {
	/** The card shows if the site has any of these; if none are named, always. */
	readonly modules: readonly string[];
	/** By default, only managers see it. */
	readonly isVisible?: ( facts: SettingsFacts ) => boolean;
}

export interface SectionOutline {
	readonly slug: string;
	/** The tab's label, and the name among the search results. */
	readonly name: () => string;
	/** Is it shown on `/settings`, which names no section? */
	readonly isDefault: ( facts: SettingsFacts ) => boolean;
	/** Users who can't manage modules have the tab while this module is active and they may publish. */
	readonly publisherModule?: string;
	/** Hides the cards whose modules an administrator has disabled, all of them. */
	readonly hidesDisabled?: boolean;
	readonly cards: Readonly< Record< string, CardOutline > >;
}

const COMPOSING_MODULES = [
	'markdown',
	'copy-post',
	'latex',
	'shortcodes',
	'blocks',
];

const never = () => false;

/**
 * The sections of the settings with their cards, in order. The entry takes the
 * tabs from it, and declarations/ what each card shows: the entry can't load
 * the cards themselves.
 */
export const SECTIONS = {
	security: {
		slug: 'security',
		name: () => __( 'Security', 'jetpack-dashboard' ),
		isDefault: ( { isManager } ) => isManager,
		cards: {
			backups: { modules: [ 'vaultpress' ] },
			monitor: { modules: [ 'monitor' ] },
			antispam: {
				modules: [],
				// The anti-spam plugin is no module; its state is a setting.
				isVisible: ( { isManager, settings } ) =>
					isManager && settings[ 'akismet' ] === true,
			},
			firewall: { modules: [ 'waf' ] },
			protection: { modules: [ 'protect' ] },
			sso: { modules: [ 'sso' ] },
		},
	},
	performance: {
		slug: 'performance',
		name: () => __( 'Performance', 'jetpack-dashboard' ),
		isDefault: never,
		hidesDisabled: true,
		cards: {
			accelerator: {
				modules: [ 'photon', 'photon-cdn', 'tiled-gallery' ],
			},
			'lazy-images': { modules: [ 'lazy-images' ] },
			search: { modules: [ 'search' ] },
			media: { modules: [ 'videopress' ] },
		},
	},
	writing: {
		slug: 'writing',
		name: () => __( 'Writing', 'jetpack-dashboard' ),
		isDefault: ( { isManager, active } ) =>
			! isManager &&
			active.includes( 'post-by-email' ) &&
			! active.includes( 'publicize' ),
		publisherModule: 'post-by-email',
		cards: {
			carousel: { modules: [ 'carousel' ] },
			composing: { modules: COMPOSING_MODULES },
			'composing-tools': {
				modules: COMPOSING_MODULES,
				isVisible: ( { isManager, canEditPosts } ) =>
					! isManager && canEditPosts,
			},
			'custom-content-types': { modules: [ 'custom-content-types' ] },
			'theme-enhancements': {
				modules: [ 'infinite-scroll', 'custom-css' ],
			},
			widgets: { modules: [ 'widgets', 'widget-visibility' ] },
			'post-by-email': { modules: [ 'post-by-email' ] },
			'post-by-email-text': {
				modules: [ 'post-by-email' ],
				isVisible: ( { isManager, canEditPosts, active } ) =>
					! isManager &&
					canEditPosts &&
					active.includes( 'post-by-email' ),
			},
			masterbar: { modules: [ 'masterbar' ] },
		},
	},
	sharing: {
		slug: 'sharing',
		name: () => __( 'Sharing', 'jetpack-dashboard' ),
		isDefault: ( { isManager, active } ) =>
			! isManager && active.includes( 'publicize' ),
		publisherModule: 'publicize',
		cards: {
			publicize: { modules: [ 'publicize' ] },
			'publicize-text': {
				modules: [ 'publicize' ],
				isVisible: ( { isManager, canPublishPosts, active } ) =>
					! isManager &&
					canPublishPosts &&
					active.includes( 'publicize' ),
			},
			sharedaddy: { modules: [ 'sharedaddy' ] },
			likes: { modules: [ 'likes' ] },
		},
	},
	discussion: {
		slug: 'discussion',
		name: () => __( 'Discussion', 'jetpack-dashboard' ),
		isDefault: never,
		cards: {
			comments: {
				modules: [
					'comments',
					'gravatar-hovercards',
					'markdown',
					'comment-likes',
				],
			},
			subscriptions: { modules: [ 'subscriptions' ] },
		},
	},
	traffic: {
		slug: 'traffic',
		name: () => __( 'Traffic', 'jetpack-dashboard' ),
		isDefault: never,
		cards: {
			ads: { modules: [ 'wordads' ] },
			'related-posts': { modules: [ 'related-posts' ] },
			seo: { modules: [ 'seo-tools' ] },
			'google-analytics': { modules: [ 'google-analytics' ] },
			stats: { modules: [ 'stats' ] },
			shortlinks: { modules: [ 'shortlinks' ] },
			sitemaps: { modules: [ 'sitemaps' ] },
			verification: { modules: [ 'verification-tools' ] },
		},
	},
	/** It has no tab: the footer and the search lead here. */
	privacy: {
		slug: 'privacy',
		name: () => __( 'Privacy', 'jetpack-dashboard' ),
		isDefault: never,
		cards: {
			// Everyone decides for themselves.
			tracking: { modules: [], isVisible: () => true },
		},
	},
} as const satisfies Readonly< Record< string, SectionOutline > >;

/** Does the site have what the card is about, and may this user see it? */
export function isCardVisible(
	{ modules, isVisible = forManagers }: CardOutline,
	facts: SettingsFacts,
	hidden: readonly string[] = []
): boolean {
	const hasModule =
		modules.length === 0 ||
		modules.some(
			( slug ) =>
				facts.found.includes( slug ) && ! hidden.includes( slug )
		);
	return hasModule && isVisible( facts );
}

function forManagers( { isManager }: SettingsFacts ): boolean {
	return isManager;
}
