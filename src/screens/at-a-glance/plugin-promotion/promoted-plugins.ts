import { __ } from '@wordpress/i18n';
import type { IconName } from '../../../components/light/icon';
import type { RedirectSource } from '../../../lib/redirect-sources';
import type { InstallableSlug } from '../plugin-install/plugins';

export interface PromotedPlugin {
	readonly slug: InstallableSlug;
	readonly icon: IconName;
	readonly title: () => string;
	/** The plugin's benefit, shown before it is active. */
	readonly promise: () => string;
	/** What the plugin does, shown while it is active. */
	readonly status: () => string;
	/** The server stores the dismissal under this ID. */
	readonly noticeId: string;
	readonly adminPage: string;
	/** Link to more information on the provider's site. */
	readonly source: RedirectSource< 'page' >;
}

/** The provider's plugins that have their own card. */
export const PROMOTED_PLUGINS = {
	boost: {
		slug: 'jetpack-boost',
		icon: 'rocket',
		title: () => __( 'Boost', 'jetpack-dashboard' ),
		promise: () =>
			__(
				'Makes your pages load faster. Easy to set up.',
				'jetpack-dashboard'
			),
		status: () =>
			__( 'Boost makes your pages load faster.', 'jetpack-dashboard' ),
		noticeId: 'boost-card',
		adminPage: 'jetpack-boost',
		source: 'jetpack-boost',
	},
	crm: {
		slug: 'zero-bs-crm',
		icon: 'person',
		title: () => __( 'CRM', 'jetpack-dashboard' ),
		promise: () =>
			__(
				'Manages customers, quotes and invoices on your own site.',
				'jetpack-dashboard'
			),
		status: () => __( 'CRM manages your customers.', 'jetpack-dashboard' ),
		noticeId: 'crm-card',
		adminPage: 'zerobscrm-dash',
		source: 'jetpack-crm',
	},
} as const satisfies Readonly< Record< string, PromotedPlugin > >;

export type PromotedPluginKey = keyof typeof PROMOTED_PLUGINS;

export function getPromotedPlugin( key: PromotedPluginKey ): PromotedPlugin {
	return PROMOTED_PLUGINS[ key ];
}
