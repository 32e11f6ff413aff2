import { createSelector } from 'reselect';
import type { OfflineReason } from '../../api/connection';
import type { RootState } from '../store';
import type { ConnectionError, CurrentUser } from './types';

/**
 * `connected` asks for a registered site; who owns it is another question.
 * `local`: there is nothing to connect to, and all pages stand (decision 44).
 */
export type SiteStatus = 'offline' | 'local' | 'connected' | 'not-connected';

export function getSiteStatus( state: RootState ): SiteStatus {
	if ( isOffline( state ) ) {
		return 'offline';
	}
	if ( isLocalMode( state ) ) {
		return 'local';
	}
	return isRegistered( state ) ? 'connected' : 'not-connected';
}

export function isOffline( state: RootState ): boolean {
	return state.connection.status.isOffline;
}

export function getOfflineReasons(
	state: RootState
): readonly OfflineReason[] {
	return state.connection.status.offlineReasons;
}

export function isRegistered( state: RootState ): boolean {
	return state.connection.status.isRegistered;
}

/** No account service is configured: nothing to connect to (decision 44). */
export function isLocalMode( state: RootState ): boolean {
	return ! state.connection.accountService.isConfigured;
}

/** `{host}` in the texts. */
export function getAccountHost( state: RootState ): string {
	return state.connection.accountService.host;
}

export function hasConnectedOwner( state: RootState ): boolean {
	return state.connection.status.hasConnectedOwner;
}

export function isUserLinked( state: RootState ): boolean {
	return state.connection.user.isLinked;
}

export function isConnectionOwner( state: RootState ): boolean {
	return state.connection.user.isOwner;
}

export function getCurrentUser( state: RootState ): CurrentUser {
	return state.connection.user;
}

export function canManageModules( state: RootState ): boolean {
	return state.connection.user.permissions.manageModules;
}

export function canManageOptions( state: RootState ): boolean {
	return state.connection.user.permissions.manageOptions;
}

export function canManagePlugins( state: RootState ): boolean {
	return state.connection.user.permissions.managePlugins;
}

export function canEditPosts( state: RootState ): boolean {
	return state.connection.user.permissions.editPosts;
}

export function canPublishPosts( state: RootState ): boolean {
	return state.connection.user.permissions.publishPosts;
}

export function canViewStats( state: RootState ): boolean {
	return state.connection.user.permissions.viewStats;
}

export function canConnectSite( state: RootState ): boolean {
	return state.connection.user.permissions.connect;
}

export function canConnectUser( state: RootState ): boolean {
	return state.connection.user.permissions.connectUser;
}

export function canDisconnectSite( state: RootState ): boolean {
	return state.connection.user.permissions.disconnect;
}

/** A user without edit_posts counts as a subscriber (B481). */
export function isSubscriber( state: RootState ): boolean {
	return ! canEditPosts( state );
}

/** One per action: two troubles with one cure are one notice (B584). */
export const getConnectionErrors = createSelector(
	[ ( state: RootState ) => state.connection.errors ],
	( errors ): readonly ConnectionError[] =>
		errors.filter(
			( error, index ) =>
				errors.findIndex(
					( { action } ) => action === error.action
				) === index
		)
);
