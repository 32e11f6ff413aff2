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
import {
	getHoldingsKnowledge,
	hasAnyFeature,
	siteHolds,
} from '../../shared/site-holdings';
import type { SearchFacts } from './search-view';

const MODULE = 'search';
const CLASSIC_FEATURES = [ 'search' ];
const INSTANT_FEATURES = [ 'search-jetpack', 'instant-search' ];

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

/** Switching search on then switches instant search on as well (000 §7). */
export function hasInstantSearch( state: RootState ): boolean {
	return (
		siteHolds( state, 'search' ) || hasAnyFeature( state, INSTANT_FEATURES )
	);
}
