import type { SiteStatus } from '../../../state/connection/selectors';

export interface ConnectionActionFacts {
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
	facts: ConnectionActionFacts
): SiteConnectionAction {
	if ( facts.isInIdentityCrisis ) {
		return 'none';
	}
	switch ( facts.siteStatus ) {
		case 'not-connected':
			return facts.canConnectSite ? 'set-up' : 'none';
		case 'connected':
			return facts.canDisconnectSite ? 'manage' : 'none';
		case 'local':
		case 'offline':
			return 'none';
	}
}

/** What this user can do about their own account's connection. */
export function accountConnectionAction(
	facts: ConnectionActionFacts
): AccountConnectionAction {
	if (
		facts.siteStatus !== 'connected' ||
		facts.isInIdentityCrisis ||
		facts.isOwner
	) {
		return 'none';
	}
	if ( facts.isLinked ) {
		return 'disconnect-account';
	}
	return facts.canConnectUser ? 'connect-account' : 'none';
}
