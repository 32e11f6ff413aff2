import {
	canManageModules,
	getSiteStatus,
	isUserLinked,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import { getPartData } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-facts';
import { hasVideoStorage } from '../../shared/plan-features';
import { getHoldingsKnowledge } from '../../shared/site-holdings';
import type { VideoPressFacts } from './videopress-view';

const MODULE = 'videopress';

/** A new object each time: compare with shallowEqual. */
export function getVideoPressFacts( state: RootState ): VideoPressFacts {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isUnavailableOffline: isModuleUnavailableOffline( state, MODULE ),
		isAvailable: isModuleAvailable( state, MODULE ),
		unavailableReason: getUnavailableReason( state, MODULE ),
		siteStatus: getSiteStatus( state ),
		isLinked: isUserLinked( state ),
		isOn: isModuleActive( state, MODULE ),
		site: getHoldingsKnowledge( state ),
		usedMb: getPartData( state, 'site' )?.videopressStorageUsed ?? null,
		hasStorage: hasVideoStorage( state ),
		offer: getOffer( state, 'videopress' ),
	};
}
