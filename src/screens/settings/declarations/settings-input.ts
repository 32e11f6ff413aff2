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
import { getSiteInfo } from '../../../state/site/selectors';
import type { Settings } from '../../../state/settings/types';

/** State that the visibility conditions of cards depend on. */
export interface SettingsInput {
	readonly isManager: boolean;
	readonly canEditPosts: boolean;
	readonly canPublishPosts: boolean;
	/** The user's account is linked to the provider. */
	readonly isLinked: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isOffline: boolean;
	/** No account service is configured. */
	readonly isLocal: boolean;
	/** Slugs of the modules available on this site. */
	readonly found: readonly string[];
	/** Slugs of the active modules. */
	readonly active: readonly string[];
	/** Slugs of the modules that a site administrator has disabled. */
	readonly disabled: readonly string[];
	readonly settings: Settings;
	/** Set while the anti-spam plugin is active; otherwise the texts are empty. */
	readonly antispamPlugin: {
		readonly description: string;
		readonly url: string;
	};
}

const getModuleInput = createSelector( [ getModules ], ( modules ) => {
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

export const getSettingsInput = createSelector(
	[
		canManageModules,
		canEditPosts,
		canPublishPosts,
		isUserLinked,
		hasConnectedOwner,
		isOffline,
		isLocalMode,
		getModuleInput,
		getSettings,
		getSiteInfo,
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
	): SettingsInput => ( {
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
