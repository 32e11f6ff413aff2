import { createSelector } from 'reselect';
import { useAppSelector } from '../hooks/store';
import {
	canConnectSite,
	canEditPosts,
	canManageModules,
	canPublishPosts,
	getConnectionRequest,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
	isInIdentityCrisis,
	isUserConnecting,
	isUserLinked,
} from '../state/connection/selectors';
import { getModules } from '../state/modules/selectors';
import { isRecommendationsEnabled } from '../state/recommendations/selectors';
import { isSettingOn } from '../state/settings/selectors';
import type { RootState } from '../state/store';
import type { RouteFacts } from './resolve-route';
import { isTabOpen, SETTINGS_TABS } from './settings-tabs';
import type { SettingsTab } from './settings-tabs';

/** The anti-spam plugin is no module; its state comes with the settings. */
const ANTI_SPAM_PLUGIN = 'akismet';

/** The tabs that this user sees. */
export const getOpenTabs = createSelector(
	[
		getModules,
		canManageModules,
		canEditPosts,
		canPublishPosts,
		( state: RootState ) => isSettingOn( state, ANTI_SPAM_PLUGIN ),
	],
	(
		modules,
		isManager,
		mayEdit,
		mayPublish,
		hasAntiSpam
	): readonly SettingsTab[] => {
		const extra = hasAntiSpam ? [ ANTI_SPAM_PLUGIN ] : [];
		const all = Object.values( modules );
		const facts = {
			isManager,
			canEditPosts: mayEdit,
			canPublishPosts: mayPublish,
			found: [ ...all.map( ( { slug } ) => slug ), ...extra ],
			active: all
				.filter( ( { isActive } ) => isActive )
				.map( ( { slug } ) => slug ),
		};
		return SETTINGS_TABS.filter( ( tab ) => isTabOpen( tab, facts ) );
	}
);

/** From the registration's success until the browser leaves for the account service. */
function isSettingUp( state: RootState ): boolean {
	return (
		getConnectionRequest( state, 'register' ).kind === 'succeeded' &&
		isUserConnecting( state )
	);
}

const getRouteFacts = createSelector(
	[
		getSiteStatus,
		canManageModules,
		canConnectSite,
		isSettingUp,
		isInIdentityCrisis,
		isUserLinked,
		isConnectionOwner,
		hasConnectedOwner,
		isRecommendationsEnabled,
		getOpenTabs,
	],
	(
		siteStatus,
		isManager,
		mayConnectSite,
		isBeingSetUp,
		isInCrisis,
		isLinked,
		isOwner,
		hasOwner,
		hasRecommendations,
		tabs
	): RouteFacts => ( {
		siteStatus,
		isManager,
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

export function useRouteFacts(): RouteFacts {
	return useAppSelector( getRouteFacts );
}
