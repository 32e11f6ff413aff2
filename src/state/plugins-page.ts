import { configureApi } from '../api/client';
import { readPluginsPageData } from '../api/plugins-page';
import type { PluginsPageData } from '../api/plugins-page';
import { initialConnectionState } from './connection/reducer';
import { initialSiteState } from './site/reducer';
import { createAppStore } from './store';
import type { AppStore } from './store';

interface OpenedPluginsPage {
	readonly store: AppStore;
	/**
	 * Our main plugin file, relative to the plugins folder: `folder/file.php`.
	 */
	readonly plugin: string;
}

/**
 * Like createPage, for the data on WordPress's plugins page. Throws if it is
 * incomplete.
 */
export function createPluginsPage( pageGlobal: unknown ): OpenedPluginsPage {
	const { plugin, api, initialState } = readPluginsPageData( pageGlobal );
	configureApi( {
		...api,
		preload: {},
		nonceUrl: `${ initialState.adminUrl }admin-ajax.php?action=rest-nonce`,
	} );
	return { plugin, store: createStore( initialState ) };
}

/** The script is only loaded for users who may disconnect a connected site. */
function createStore( {
	accountService,
	adminUrl,
	connectedPlugins,
	tracksUserData,
}: PluginsPageData[ 'initialState' ] ): AppStore {
	const { status, user } = initialConnectionState;
	const { blogid = 0, userid = 0 } = tracksUserData || {};
	return createAppStore( {
		connection: {
			...initialConnectionState,
			status: { ...status, isRegistered: true },
			user: {
				...user,
				isLinked: userid > 0,
				account: {
					id: userid,
					login: '',
					email: '',
					displayName: '',
					avatar: '',
				},
				permissions: { ...user.permissions, disconnect: true },
			},
			accountService,
			connectedPlugins,
		},
		site: {
			...initialSiteState,
			info: { ...initialSiteState.info, adminUrl, siteId: blogid },
		},
	} );
}
