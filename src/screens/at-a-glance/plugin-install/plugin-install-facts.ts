import { canManagePlugins } from '../../../state/connection/selectors';
import {
	canInstallPlugins,
	getOwnPluginState,
	getPluginInstallRequest,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { PluginInstallFacts } from './plugin-install-view';
import type { InstallableSlug } from './plugins';

/** A new object each time: compare with shallowEqual. */
export function getPluginInstallFacts(
	state: RootState,
	slug: InstallableSlug
): PluginInstallFacts {
	return {
		plugin: getOwnPluginState( state, slug ),
		canManagePlugins: canManagePlugins( state ),
		canInstallPlugins: canInstallPlugins( state ),
		isBusy: getPluginInstallRequest( state, slug ).kind === 'pending',
	};
}
