import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import type { RootState } from '../../../state/store';
import type { ImageAcceleratorFacts } from './image-accelerator-view';

/** As the server calls it. */
export const IMAGE_ACCELERATOR = 'photon';

/** A new object each time: compare with shallowEqual. */
export function getImageAcceleratorFacts(
	state: RootState
): ImageAcceleratorFacts {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, IMAGE_ACCELERATOR ),
		override: getModuleOverride( state, IMAGE_ACCELERATOR ),
		isUnavailableOffline: isModuleUnavailableOffline(
			state,
			IMAGE_ACCELERATOR
		),
		siteStatus: getSiteStatus( state ),
		isAvailable: isModuleAvailable( state, IMAGE_ACCELERATOR ),
		unavailableReason: getUnavailableReason( state, IMAGE_ACCELERATOR ),
		isOn: isModuleActive( state, IMAGE_ACCELERATOR ),
	};
}
