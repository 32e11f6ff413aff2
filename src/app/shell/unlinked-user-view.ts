import type { SiteStatus } from '../../state/connection/selectors';

export interface UnlinkedUserInput {
	readonly isDismissed: boolean;
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
export function showsUnlinkedUserBanner( input: UnlinkedUserInput ): boolean {
	return (
		! input.isDismissed &&
		input.siteStatus === 'connected' &&
		input.hasConnectedOwner &&
		input.canConnectUser &&
		! input.isLinked &&
		! input.hasErrors &&
		! input.isInIdentityCrisis &&
		input.path !== CONNECT_USER_PATH
	);
}
