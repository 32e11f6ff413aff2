import { isRecord } from '../lib/is-record';
import { readAccountService, readPageApi } from './initial-state';
import { readFields, readNumber, readString } from './shape';
import type { Reader } from './shape';
import { readConnectedPlugins } from './site-info';

interface TracksUserData {
	readonly blogid: number;
	readonly userid: number;
}

const readTracksUserData: Reader< TracksUserData | false > = ( value, at ) =>
	isRecord( value )
		? readFields< TracksUserData >( {
				blogid: readNumber,
				userid: readNumber,
		  } )( value, at )
		: false;

/**
 * Reads `window.JetpackDashboardPlugins`, printed by PHP's Admin\Plugins_Page:
 * only the part of the initial state needed to disconnect. Throws if anything
 * is missing; WordPress's own deactivation link then still works.
 */
export const readPluginsPageData = readFields( {
	/**
	 * Our main plugin file, relative to the plugins folder: `folder/file.php`.
	 */
	plugin: readString,
	api: readPageApi,
	initialState: readFields( {
		adminUrl: readString,
		accountService: readAccountService,
		/** Slug → name. */
		connectedPlugins: readConnectedPlugins,
		/** False if the user's account is not linked. */
		tracksUserData: readTracksUserData,
	} ),
} );

export type PluginsPageData = ReturnType< typeof readPluginsPageData >;
