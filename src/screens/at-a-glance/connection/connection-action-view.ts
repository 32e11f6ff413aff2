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
	/**
	 * Blocks requests to the account service until the identity crisis is
	 * resolved.
	 */
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

/** The actions available to this user for the site's connection. */
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

/** The actions available to this user for their account's connection. */
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
