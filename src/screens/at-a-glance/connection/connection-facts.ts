import {
	canConnectSite,
	canConnectUser,
	canDisconnectSite,
	getConnectionOwnerName,
	getConnectionRequest,
	getCurrentUser,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';
import type { AccountConnectionFacts } from './account-connection-view';
import type { ConnectBannerFacts } from './connect-banner-view';
import type { ConnectionActionFacts } from './connection-action-view';
import type { SiteConnectionFacts } from './site-connection-view';

/** New objects each time: compare with shallowEqual. */
export function getSiteConnectionFacts(
	state: RootState
): SiteConnectionFacts {
	return {
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		isOwner: isConnectionOwner( state ),
		ownerName: getConnectionOwnerName( state ) ?? '',
		ownerRequest: getConnectionRequest( state, 'fetch-data' ).kind,
	};
}

export function getAccountConnectionFacts(
	state: RootState
): AccountConnectionFacts {
	return {
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		isLinked: isUserLinked( state ),
		isOwner: isConnectionOwner( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		account: getCurrentUser( state ).account,
	};
}

export function getConnectionActionFacts(
	state: RootState
): ConnectionActionFacts {
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

export function getConnectBannerFacts( state: RootState ): ConnectBannerFacts {
	return {
		...getConnectionActionFacts( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
	};
}
