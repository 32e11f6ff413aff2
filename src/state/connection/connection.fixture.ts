import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makePageData,
	makeUser,
} from '../../api/page-data.fixture';
import type { InitialState } from '../../api/initial-state';
import { createPage } from '../page';
import type { AppStore } from '../store';

export const AUTHORIZE_URL = 'https://account.test/oauth/authorize?state=1';

/** For tests: a site that is not set up yet. */
export const NEW_SITE: Partial< InitialState > = {
	accountService: ACCOUNT_SERVICE,
	connectedPlugins: { jetpack: { name: 'Jetpack' } },
};

/**
 * For tests: a registered site with a linked administrator who owns the
 * connection.
 */
export const CONNECTED_SITE: Partial< InitialState > = {
	...NEW_SITE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
		isUserConnected: true,
		hasConnectedOwner: true,
	} ),
	userData: makeUser(
		{},
		{
			isConnected: true,
			isMaster: true,
			wpcomUser: { ID: 90210, login: 'martab' },
		}
	),
	siteData: { ...makePageData().initialState.siteData, blog_id: 4242 },
};

export function openStore( given: Partial< InitialState > ): AppStore {
	return createPage( makePageData( given ) ).store;
}
