import {
	canConnectSite,
	canConnectUser,
	canDisconnectSite,
	getSiteStatus,
	isConnectionOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';

export interface ConnectionActionInput {
	readonly siteStatus: SiteStatus;
	/** The account service is asked for nothing until it is over. */
	readonly isInIdentityCrisis: boolean;
	readonly isLinked: boolean;
	readonly isOwner: boolean;
	readonly canConnectSite: boolean;
	readonly canConnectUser: boolean;
	readonly canDisconnectSite: boolean;
}

export type SiteConnectionAction = 'none' | 'set-up' | 'manage';
export type AccountConnectionAction =
	| 'none'
	| 'connect-account'
	| 'disconnect-account';

/** What this user can do about the site's connection. */
export function siteConnectionAction(
	input: ConnectionActionInput
): SiteConnectionAction {
	if ( input.isInIdentityCrisis ) {
		return 'none';
	}
	switch ( input.siteStatus ) {
		case 'not-connected':
			return input.canConnectSite ? 'set-up' : 'none';
		case 'connected':
			return input.canDisconnectSite ? 'manage' : 'none';
		case 'local':
		case 'offline':
			return 'none';
	}
}

/** What this user can do about their own account's connection. */
export function accountConnectionAction(
	input: ConnectionActionInput
): AccountConnectionAction {
	if (
		input.siteStatus !== 'connected' ||
		input.isInIdentityCrisis ||
		input.isOwner
	) {
		return 'none';
	}
	if ( input.isLinked ) {
		return 'disconnect-account';
	}
	return input.canConnectUser ? 'connect-account' : 'none';
}

export function getConnectionActionInput(
	state: RootState
): ConnectionActionInput {
	return {
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		isLinked: isUserLinked( state ),
		isOwner: isConnectionOwner( state ),
		canConnectSite: canConnectSite( state ),
		canConnectUser: canConnectUser( state ),
		canDisconnectSite: canDisconnectSite( state ),
	};
}
