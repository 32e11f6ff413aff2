import {
	canManageModules,
	isOffline,
} from '../../../state/connection/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import { getOwnPluginState } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { AntispamFacts } from './antispam-view';

/** A new object each time: compare with shallowEqual. */
export function getAntispamFacts( state: RootState ): AntispamFacts {
	return {
		isManager: canManageModules( state ),
		isOffline: isOffline( state ),
		akismet: getPart( state, 'akismet' ),
		plugin: getOwnPluginState( state, 'akismet' ),
	};
}
