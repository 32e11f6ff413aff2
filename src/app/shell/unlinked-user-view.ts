import type { SiteStatus } from '../../state/connection/selectors';

export interface UnlinkedUserFacts {
	readonly siteStatus: SiteStatus;
	readonly hasConnectedOwner: boolean;
	readonly isLinked: boolean;
	readonly canConnectUser: boolean;
	readonly hasErrors: boolean;
	/** Nobody can be linked until it is over. */
	readonly isInIdentityCrisis: boolean;
	readonly path: string;
}

/** The screen that says the same at length. */
export const CONNECT_USER_PATH = '/connect-user';

/** To users who can connect accounts, when there is an owner and no error. */
export function showsUnlinkedUserBanner( facts: UnlinkedUserFacts ): boolean {
	return (
		facts.siteStatus === 'connected' &&
		facts.hasConnectedOwner &&
		facts.canConnectUser &&
		! facts.isLinked &&
		! facts.hasErrors &&
		! facts.isInIdentityCrisis &&
		facts.path !== CONNECT_USER_PATH
	);
}
