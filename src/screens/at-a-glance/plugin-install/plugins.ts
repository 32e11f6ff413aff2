import { __, sprintf } from '@wordpress/i18n';
import { adminPageUrl } from '../../../lib/links';

interface InstallablePlugin {
	readonly name: () => string;
	/** Page to open after activation; if unset, the card shows the next step. */
	readonly nextPage?: ( adminUrl: string ) => string;
}

/** Plugins that cards can install and activate, by slug. */
export const INSTALLABLE_PLUGINS = {
	akismet: {
		name: () => __( 'Akismet', 'jetpack-dashboard' ),
	},
	vaultpress: {
		name: () => __( 'VaultPress', 'jetpack-dashboard' ),
		nextPage: ( adminUrl ) => adminPageUrl( adminUrl, 'vaultpress' ),
	},
	'jetpack-boost': {
		name: () => __( 'Jetpack Boost', 'jetpack-dashboard' ),
	},
	'zero-bs-crm': {
		name: () => __( 'Jetpack CRM', 'jetpack-dashboard' ),
	},
} as const satisfies Readonly< Record< string, InstallablePlugin > >;

export type InstallableSlug = keyof typeof INSTALLABLE_PLUGINS;

export function getInstallablePlugin(
	slug: InstallableSlug
): InstallablePlugin {
	return INSTALLABLE_PLUGINS[ slug ];
}

export function progressText( slug: InstallableSlug ): string {
	return sprintf(
		/* translators: %s: a plugin's name */
		__( 'Activating %s…', 'jetpack-dashboard' ),
		getInstallablePlugin( slug ).name()
	);
}

export function failureText( slug: InstallableSlug ): string {
	return sprintf(
		/* translators: %s: a plugin's name */
		__( 'Could not activate %s.', 'jetpack-dashboard' ),
		getInstallablePlugin( slug ).name()
	);
}
