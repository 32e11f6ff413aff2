import { canManageModules } from '../../../state/connection/selectors';
import {
	getModuleOverride,
	getUnavailableReason,
	isModuleAvailable,
	isModuleFound,
} from '../../../state/modules/selectors';
import { isSettingOn } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import type { BlocksFacts } from './blocks-view';

/** No module, but the page names it as one. */
const BLOCKS = 'blocks';

/** A new object each time: compare with shallowEqual. */
export function getBlocksFacts( state: RootState ): BlocksFacts {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, BLOCKS ),
		override: getModuleOverride( state, BLOCKS ),
		isAvailable: isModuleAvailable( state, BLOCKS ),
		unavailableReason: getUnavailableReason( state, BLOCKS ),
		isDisabled: isSettingOn( state, 'jetpack_blocks_disabled' ),
	};
}
