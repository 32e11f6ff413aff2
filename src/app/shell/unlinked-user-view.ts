import type { SiteStatus } from '../../state/connection/selectors';

export interface UnlinkedUserFacts {
	readonly siteStatus: SiteStatus;
	readonly hasConnectedOwner: boolean;
	readonly isLinked: boolean;
	readonly canConnectUser: boolean;
	readonly hasErrors: boolean;
	/** No user can be linked during an identity crisis. */
	readonly isInIdentityCrisis: boolean;
	readonly path: string;
}

/** This screen has the same message in more detail. */
export const CONNECT_USER_PATH = '/connect-user';

/**
 * For users who can link an account, if the connection has an owner and no
 * error.
 */
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
