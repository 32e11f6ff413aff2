import { __, sprintf } from '@wordpress/i18n';
import type { PluginInstallView } from './plugin-install-view';

type Refusal = Extract< PluginInstallView, { kind: 'refused' } >[ 'why' ];

/**
 * Why the user can't install or activate a plugin, and whom to ask. On a
 * network, the administrator of a site may lack the permission.
 */
export function refusedText( why: Refusal, name: string ): string {
	return why === 'no-permission'
		? sprintf(
				/* translators: %s: a plugin's name */
				__(
					'Ask somebody who manages the site’s plugins to activate %s.',
					'jetpack-dashboard'
				),
				name
		  )
		: sprintf(
				/* translators: %s: a plugin's name */
				__(
					'This site doesn’t allow installing plugins from the dashboard. Ask your host to install %s.',
					'jetpack-dashboard'
				),
				name
		  );
}
