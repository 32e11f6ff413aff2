import { __ } from '@wordpress/i18n';
import { adminPageUrl } from '../../../lib/links';

interface InstallablePlugin {
	readonly name: () => string;
	readonly progress: () => string;
	readonly failure: () => string;
	/** Page to open after activation; if unset, the card shows the next step. */
	readonly nextPage?: ( adminUrl: string ) => string;
}

/** Plugins that cards can install and activate, by slug. */
export const INSTALLABLE_PLUGINS = {
	akismet: {
		name: () => __( 'Akismet', 'jetpack-dashboard' ),
		progress: () => __( 'Activating Akismet…', 'jetpack-dashboard' ),
		failure: () => __( 'Could not activate Akismet.', 'jetpack-dashboard' ),
	},
	vaultpress: {
		name: () => __( 'VaultPress', 'jetpack-dashboard' ),
		progress: () => __( 'Activating VaultPress…', 'jetpack-dashboard' ),
		failure: () =>
			__( 'Could not activate VaultPress.', 'jetpack-dashboard' ),
		nextPage: ( adminUrl ) => adminPageUrl( adminUrl, 'vaultpress' ),
	},
	'jetpack-boost': {
		name: () => __( 'Jetpack Boost', 'jetpack-dashboard' ),
		progress: () => __( 'Activating Jetpack Boost…', 'jetpack-dashboard' ),
		failure: () =>
			__( 'Could not activate Jetpack Boost.', 'jetpack-dashboard' ),
	},
	'zero-bs-crm': {
		name: () => __( 'Jetpack CRM', 'jetpack-dashboard' ),
		progress: () => __( 'Activating Jetpack CRM…', 'jetpack-dashboard' ),
		failure: () =>
			__( 'Could not activate Jetpack CRM.', 'jetpack-dashboard' ),
	},
} as const satisfies Readonly< Record< string, InstallablePlugin > >;

export type InstallableSlug = keyof typeof INSTALLABLE_PLUGINS;

export function getInstallablePlugin(
	slug: InstallableSlug
): InstallablePlugin {
	return INSTALLABLE_PLUGINS[ slug ];
}
