import { createSelector } from 'reselect';
import { useAppSelector } from '../hooks/store';
import { getSettingsInput } from '../screens/settings/declarations/settings-input';
import {
	canConnectSite,
	canManageModules,
	getConnectionRequest,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
	isInIdentityCrisis,
	isLocalMode,
	isUserConnecting,
	isUserLinked,
} from '../state/connection/selectors';
import { isRecommendationsEnabled } from '../state/recommendations/selectors';
import type { RootState } from '../state/store';
import type { RouteContext } from './resolve-route';
import { isTabAvailable, SETTINGS_TABS } from './settings-tabs';
import type { SettingsTab } from './settings-tabs';

export const getAvailableTabs = createSelector(
	[ getSettingsInput ],
	( context ): readonly SettingsTab[] =>
		SETTINGS_TABS.filter( ( tab ) => isTabAvailable( tab, context ) )
);

/**
 * From the successful registration until the browser leaves for the account
 * service.
 */
function isSettingUp( state: RootState ): boolean {
	return (
		getConnectionRequest( state, 'register' ).kind === 'succeeded' &&
		isUserConnecting( state )
	);
}

const getRouteContext = createSelector(
	[
		getSiteStatus,
		canManageModules,
		isLocalMode,
		canConnectSite,
		isSettingUp,
		isInIdentityCrisis,
		isUserLinked,
		isConnectionOwner,
		hasConnectedOwner,
		isRecommendationsEnabled,
		getAvailableTabs,
	],
	(
		siteStatus,
		isManager,
		isLocal,
		mayConnectSite,
		isBeingSetUp,
		isInCrisis,
		isLinked,
		isOwner,
		hasOwner,
		hasRecommendations,
		tabs
	): RouteContext => ( {
		siteStatus,
		isManager,
		isLocalMode: isLocal,
		canConnectSite: mayConnectSite,
		isSettingUp: isBeingSetUp,
		isInIdentityCrisis: isInCrisis,
		isLinked,
		isOwner,
		hasConnectedOwner: hasOwner,
		isRecommendationsEnabled: hasRecommendations,
		openSections: tabs.map( ( { slug } ) => slug ),
	} )
);

export function useRouteContext(): RouteContext {
	return useAppSelector( getRouteContext );
}
