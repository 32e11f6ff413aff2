import { createSelector } from 'reselect';
import {
	canEditPosts,
	canManageModules,
	canPublishPosts,
	hasConnectedOwner,
	isLocalMode,
	isOffline,
	isUserLinked,
} from '../../../state/connection/selectors';
import { getModules } from '../../../state/modules/selectors';
import { getSettings } from '../../../state/settings/selectors';
import { getSiteFacts } from '../../../state/site/selectors';
import type { SettingsFacts } from './settings-section';

const getModuleFacts = createSelector( [ getModules ], ( modules ) => {
	const all = Object.values( modules );
	const slugs = ( some: typeof all ) => some.map( ( { slug } ) => slug );
	return {
		found: slugs( all ),
		active: slugs( all.filter( ( { isActive } ) => isActive ) ),
		disabled: slugs(
			all.filter( ( { override } ) => override === 'inactive' )
		),
	};
} );

export const getSettingsFacts = createSelector(
	[
		canManageModules,
		canEditPosts,
		canPublishPosts,
		isUserLinked,
		hasConnectedOwner,
		isOffline,
		isLocalMode,
		getModuleFacts,
		getSettings,
		getSiteFacts,
	],
	(
		isManager,
		mayEditPosts,
		mayPublishPosts,
		isLinked,
		hasOwner,
		isSiteOffline,
		isLocal,
		modules,
		settings,
		{ antispamPlugin }
	): SettingsFacts => ( {
		isManager,
		canEditPosts: mayEditPosts,
		canPublishPosts: mayPublishPosts,
		isLinked,
		hasConnectedOwner: hasOwner,
		isOffline: isSiteOffline,
		isLocal,
		...modules,
		settings,
		antispamPlugin,
	} )
);
