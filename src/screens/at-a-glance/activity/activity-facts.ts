import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { ActivityFacts } from './activity-view';

/** A new object each time: compare with shallowEqual. */
export function getActivityFacts( state: RootState ): ActivityFacts {
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		activity: getPart( state, 'activity' ),
	};
}
