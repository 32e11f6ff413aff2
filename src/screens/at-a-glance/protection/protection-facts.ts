import {
	canManageModules,
	hasConnectedOwner,
	isSubscriber,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	isModuleActive,
	isModuleFound,
	isModuleUnavailableInSiteConnection,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import { getPart, isPartRefreshing } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { ProtectionFacts } from './protection-view';

const MODULE = 'protect';

/** A new object each time: compare with shallowEqual. */
export function getProtectionFacts( state: RootState ): ProtectionFacts {
	return {
		isManager: canManageModules( state ),
		isSubscriber: isSubscriber( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		isFound: isModuleFound( state, MODULE ),
		isActive: isModuleActive( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isUnavailableOffline: isModuleUnavailableOffline( state, MODULE ),
		needsConnection: isModuleUnavailableInSiteConnection( state, MODULE ),
		count: getPart( state, 'protect' ),
		isRefreshing: isPartRefreshing( state, 'protect' ),
	};
}
