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
import { isSettingOn } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-facts';
import { hasInstantSearch } from '../../shared/plan-features';
import {
	getHoldingsKnowledge,
	hasAnyFeature,
} from '../../shared/site-holdings';
import type { SearchFacts } from './search-view';

const MODULE = 'search';
const CLASSIC_FEATURES = [ 'search' ];

/** A new object each time: compare with shallowEqual. */
export function getSearchFacts( state: RootState ): SearchFacts {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isUnavailableOffline: isModuleUnavailableOffline( state, MODULE ),
		siteStatus: getSiteStatus( state ),
		purchases: getHoldingsKnowledge( state ),
		hasFeature:
			hasInstantSearch( state ) ||
			hasAnyFeature( state, CLASSIC_FEATURES ),
		offer: getOffer( state, 'search' ),
		isAvailable: isModuleAvailable( state, MODULE ),
		unavailableReason: getUnavailableReason( state, MODULE ),
		isOn: isModuleActive( state, MODULE ),
		isInstant: isSettingOn( state, 'instant_search_enabled' ),
	};
}
