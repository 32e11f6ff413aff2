import { createSelector } from 'reselect';
import { useAppSelector } from '../hooks/store';
import {
	canEditPosts,
	canManageModules,
	canPublishPosts,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
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

/** The tabs that this user sees and whose cards stand. */
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
		return SETTINGS_TABS.filter(
			( tab ) => tab.isBuilt && isTabOpen( tab, facts )
		);
	}
);

const getRouteFacts = createSelector(
	[
		getSiteStatus,
		canManageModules,
		isUserLinked,
		isConnectionOwner,
		hasConnectedOwner,
		isRecommendationsEnabled,
		getOpenTabs,
	],
	(
		siteStatus,
		isManager,
		isLinked,
		isOwner,
		hasOwner,
		hasRecommendations,
		tabs
	): RouteFacts => ( {
		siteStatus,
		isManager,
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
