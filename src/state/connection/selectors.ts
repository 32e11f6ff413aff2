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
 * `connected` asks for a registered site; who owns it is another question.
 * `local`: there is nothing to connect to, and all pages stand.
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

/** No account service is configured: nothing to connect to. */
export function isLocalMode( state: RootState ): boolean {
	return ! state.connection.accountService.isConfigured;
}

/** Why the configured account service is not used; '' where none is configured. */
export function getAccountServiceProblem( state: RootState ): string {
	return state.connection.accountService.problem ?? '';
}

/** `{host}` in the texts. */
export function getAccountHost( state: RootState ): string {
	return state.connection.accountService.host;
}

/** The account service's base URL, without a slash at the end; '' in local mode. */
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

/** One per action: two troubles with one cure are one notice. */
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

/** The user's id at the account service; 0 = not linked, or not known. */
export function getAccountUserId( state: RootState ): number {
	return state.connection.user.account?.id ?? 0;
}

/** Null where the connection has no owner, and until fetchConnectionData. */
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

/** Until the page is left for the account service. */
export function isUserConnecting( state: RootState ): boolean {
	return (
		isPending( state, 'authorize' ) ||
		isPending( state, 'fetch-connect-url' ) ||
		state.connection.departure === 'connect'
	);
}

/** Why "Set up" did not get as far as the account service. */
export function getRegistrationError( state: RootState ): ApiError | null {
	return getFailure( state, 'register' ) ?? getUserConnectError( state );
}

/** Why the user could not be sent to the account service. */
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

/** Set once this page has disconnected the site; null otherwise. */
export function getDisconnection( state: RootState ): DisconnectResult | null {
	return state.connection.disconnection;
}

export function isUnlinking( state: RootState ): boolean {
	return isPending( state, 'unlink' );
}

/** Until the page is reloaded, or left for the account service. */
export function isReconnecting( state: RootState ): boolean {
	return (
		isPending( state, 'reconnect' ) ||
		state.connection.departure === 'reconnect'
	);
}

/** '' = this is the real account service. */
export function getSandboxDomain( state: RootState ): string {
	return state.connection.sandboxDomain;
}

/** Null until the connection was tested. */
export function getConnectionTestResult(
	state: RootState
): ConnectionTestResult | null {
	return state.connection.testResult;
}

/** Nothing is sent to the account service while it lasts. */
export function isInIdentityCrisis( state: RootState ): boolean {
	return state.connection.isInIdentityCrisis;
}

/** Null too for those who can't end it. */
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

/** Does this user let their use of the dashboard be counted? */
export function canSendEvents( state: RootState ): boolean {
	const { tracking, isTracked, user } = state.connection;
	return user.isLinked && ( tracking ? ! tracking.isOptedOut : isTracked );
}

export function isSavingTracking( state: RootState ): boolean {
	return isPending( state, 'update-tracking' );
}
