import { __ } from '@wordpress/i18n';
import type { SettingsInput } from './declarations/settings-input';

/** A card's modules and visibility. */
export interface CardOutline {
	/**
	 * The card is shown if any of these modules is available; an empty list
	 * means always.
	 */
	readonly modules: readonly string[];
	/** Defaults to managers only. */
	readonly isVisible?: ( input: SettingsInput ) => boolean;
}

export interface SectionOutline {
	readonly slug: string;
	/** Label of the tab and of the group in search results. */
	readonly name: () => string;
	/**
	 * Whether this is the section shown on `/settings`, which has no section
	 * slug.
	 */
	readonly isDefault: ( input: SettingsInput ) => boolean;
	/**
	 * Users who can't manage modules but can publish see the tab while this
	 * module is active.
	 */
	readonly publisherModule?: string;
	/** Hides cards whose modules are all disabled by an administrator. */
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
 * Settings sections and their cards, in order. Kept separate from the cards'
 * content in declarations/, so that the entry bundle can render the tabs
 * without loading the cards.
 */
export const SECTIONS = {
	security: {
		slug: 'security',
		name: () => __( 'Security', 'jetpack-dashboard' ),
		isDefault: ( { isManager } ) => isManager,
		cards: {
			backups: {
				modules: [ 'vaultpress' ],
				// Those of the account service.
				isVisible: ( { isManager, isLocal } ) => isManager && ! isLocal,
			},
			'own-backups': { modules: [ 'backups' ] },
			monitor: { modules: [ 'monitor' ] },
			antispam: {
				modules: [],
				// The anti-spam plugin isn't a module; its state is a setting.
				isVisible: ( { isManager, settings } ) =>
					isManager && settings[ 'akismet' ] === true,
			},
			'spam-filter': { modules: [ 'spam-filter' ] },
			scanner: { modules: [ 'scanner' ] },
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
	/** Has no tab; linked from the footer and found by search. */
	privacy: {
		slug: 'privacy',
		name: () => __( 'Privacy', 'jetpack-dashboard' ),
		isDefault: never,
		cards: {
			// A per-user setting, so every user sees it.
			tracking: { modules: [], isVisible: () => true },
		},
	},
} as const satisfies Readonly< Record< string, SectionOutline > >;

/** Whether the site has the card's modules and this user may see it. */
export function isCardVisible(
	{ modules, isVisible = forManagers }: CardOutline,
	input: SettingsInput,
	hidden: readonly string[] = []
): boolean {
	const hasModule =
		modules.length === 0 ||
		modules.some(
			( slug ) =>
				input.found.includes( slug ) && ! hidden.includes( slug )
		);
	return hasModule && isVisible( input );
}

function forManagers( { isManager }: SettingsInput ): boolean {
	return isManager;
}
