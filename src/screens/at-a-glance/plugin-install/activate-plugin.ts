import { getAdminUrl } from '../../../state/site/selectors';
import { installPlugin } from '../../../state/site/plugin-thunks';
import type { AppThunk } from '../../../state/store';
import { goToPage } from '../../../lib/wp-admin';
import { failureText, getInstallablePlugin, progressText } from './plugins';
import type { InstallableSlug } from './plugins';

/**
 * Installs a plugin if needed and activates it, with plugin-specific notices.
 *
 * @return Whether it is now active.
 */
export function activatePlugin(
	slug: InstallableSlug
): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		const { nextPage } = getInstallablePlugin( slug );
		const isActive = await dispatch(
			installPlugin( slug, {
				source: 'dashboard',
				notices: {
					id: `activate-${ slug }-failure`,
					progress: () => progressText( slug ),
					failure: () => failureText( slug ),
				},
			} )
		);
		if ( isActive && nextPage ) {
			goToPage( nextPage( getAdminUrl( getState() ) ) );
		}
		return isActive;
	};
}
