import {
	canConnectUser,
	canManageModules,
	getSiteStatus,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import { isSettingOn } from '../../../state/settings/selectors';
import { getSiteFacts } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { AppsFacts } from './apps-view';

/** The site's option, set by managers. */
export const APPS_DISMISSED = 'dismiss_dash_app_card';

/** A new object each time: compare with shallowEqual. */
export function getAppsFacts( state: RootState ): AppsFacts {
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		showsPromotions: getSiteFacts( state ).showsPromotions,
		isDismissed: isSettingOn( state, APPS_DISMISSED ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		isLinked: isUserLinked( state ),
		canConnectUser: canConnectUser( state ),
	};
}
