import {
	canManageModules,
	getSiteStatus,
	hasConnectedOwner,
} from '../../../state/connection/selectors';
import {
	getModule,
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
} from '../../../state/modules/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { MonitorFacts } from './monitor-view';

const MODULE = 'monitor';

/** A new object each time: compare with shallowEqual. */
export function getMonitorFacts( state: RootState ): MonitorFacts {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, MODULE ),
		isActive: isModuleActive( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isAvailable: isModuleAvailable( state, MODULE ),
		unavailableReason: getUnavailableReason( state, MODULE ),
		siteStatus: getSiteStatus( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		requiresConnection:
			getModule( state, MODULE )?.requiresConnection ?? false,
		monitor: getPart( state, MODULE ),
	};
}
