import { createSelector } from 'reselect';
import type { OfflineReason } from '../../api/connection';
import type { ApiError } from '../../api/errors';
import { getRequest } from '../request-selectors';
import type { RequestName } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { RootState } from '../root-state';
import type {
	ConnectionError,
	ConnectionTestResult,
	CrisisChoice,
	CurrentUser,
	DisconnectResult,
	IdentityCrisis,
	TrackingSettings,
} from './types';

export { getSiteId } from '../site/selectors';

/**
 * `connected` requires a registered site, with or without an owner. In `local`
 * mode there is nothing to connect to, and all pages are available.
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

/** Whether no account service is configured. */
export function isLocalMode( state: RootState ): boolean {
	return ! state.connection.accountService.isConfigured;
}

/** Why the configured account service is ignored; '' if none is configured. */
export function getAccountServiceProblem( state: RootState ): string {
	return state.connection.accountService.problem ?? '';
}

/** Replaces `{host}` in texts. */
export function getAccountHost( state: RootState ): string {
	return state.connection.accountService.host;
}

/**
 * The account service's base URL without a trailing slash; '' in local mode.
 */
export function getAccountUrl( state: RootState ): string {
	return state.connection.accountService.url;
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

/** Whether the connect screen replaces all others but privacy. */
export function isBeforeSetUp( state: RootState ): boolean {
	return (
		getSiteStatus( state ) === 'not-connected' && canConnectSite( state )
	);
}

export function canConnectUser( state: RootState ): boolean {
	return state.connection.user.permissions.connectUser;
}

export function canDisconnectSite( state: RootState ): boolean {
	return state.connection.user.permissions.disconnect;
}

/** A user without edit_posts counts as a subscriber. */
export function isSubscriber( state: RootState ): boolean {
	return ! canEditPosts( state );
}

/** At most one per action, because users fix them with the same button. */
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

/** The user's ID at the account service; 0 if not linked or unknown. */
export function getAccountUserId( state: RootState ): number {
	return state.connection.user.account?.id ?? 0;
}

/**
 * Null if the connection has no owner, and until fetchConnectionData succeeds.
 */
export function getConnectionOwnerName( state: RootState ): string | null {
	return state.connection.ownerName;
}

/** Slug → name. */
export function getConnectedPlugins(
	state: RootState
): Readonly< Record< string, string > > {
	return state.connection.connectedPlugins;
}

export function hasSeenCommerceModal( state: RootState ): boolean {
	return state.connection.hasSeenWooModal;
}

export function getConnectionRequest(
	state: RootState,
	name: RequestName< 'connection' >
): RequestStatus {
	return getRequest( state, 'connection', name );
}

function isPending(
	state: RootState,
	name: RequestName< 'connection' >
): boolean {
	return getConnectionRequest( state, name ).kind === 'pending';
}

function getFailure(
	state: RootState,
	name: RequestName< 'connection' >
): ApiError | null {
	const request = getConnectionRequest( state, name );
	return request.kind === 'failed' ? request.error : null;
}

export function isSiteRegistering( state: RootState ): boolean {
	return isPending( state, 'register' );
}

/** True until the browser leaves for the account service. */
export function isUserConnecting( state: RootState ): boolean {
	return (
		isPending( state, 'authorize' ) ||
		isPending( state, 'fetch-connect-url' ) ||
		state.connection.departure === 'connect'
	);
}

/** Why registering the site failed. */
export function getRegistrationError( state: RootState ): ApiError | null {
	return getFailure( state, 'register' ) ?? getUserConnectError( state );
}

/** Why the redirect to the account service failed. */
export function getUserConnectError( state: RootState ): ApiError | null {
	return (
		getFailure( state, 'authorize' ) ??
		getFailure( state, 'fetch-connect-url' )
	);
}

export function isDisconnecting( state: RootState ): boolean {
	return isPending( state, 'disconnect' );
}

export function getDisconnectError( state: RootState ): ApiError | null {
	return getFailure( state, 'disconnect' );
}

/** The result of a disconnect on this page; null otherwise. */
export function getDisconnection( state: RootState ): DisconnectResult | null {
	return state.connection.disconnection;
}

export function isUnlinking( state: RootState ): boolean {
	return isPending( state, 'unlink' );
}

/** True until the page is reloaded or left for the account service. */
export function isReconnecting( state: RootState ): boolean {
	return (
		isPending( state, 'reconnect' ) ||
		state.connection.departure === 'reconnect'
	);
}

/** '' for the production account service. */
export function getSandboxDomain( state: RootState ): string {
	return state.connection.sandboxDomain;
}

/** Null until the connection has been tested. */
export function getConnectionTestResult(
	state: RootState
): ConnectionTestResult | null {
	return state.connection.testResult;
}

/** Nothing is sent to the account service during an identity crisis. */
export function isInIdentityCrisis( state: RootState ): boolean {
	return state.connection.isInIdentityCrisis;
}

/** Also null for users who can't resolve it. */
export function getIdentityCrisis( state: RootState ): IdentityCrisis | null {
	return state.connection.identityCrisis;
}

const CRISIS_CHOICES = [
	'confirm-safe-mode',
	'migrate',
	'start-fresh',
] as const satisfies readonly CrisisChoice[];

export function getPendingCrisisChoice(
	state: RootState
): CrisisChoice | null {
	return state.connection.departure === 'start-fresh'
		? 'start-fresh'
		: CRISIS_CHOICES.find( ( choice ) => isPending( state, choice ) ) ??
				null;
}

/** Null until known. */
export function getTrackingSettings(
	state: RootState
): TrackingSettings | null {
	return state.connection.tracking;
}

/** Whether usage events of this user may be sent. */
export function canSendEvents( state: RootState ): boolean {
	const { tracking, isTracked, user } = state.connection;
	return user.isLinked && ( tracking ? ! tracking.isOptedOut : isTracked );
}

export function isSavingTracking( state: RootState ): boolean {
	return isPending( state, 'update-tracking' );
}
