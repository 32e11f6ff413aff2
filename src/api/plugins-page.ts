import { isRecord } from '../lib/is-record';
import { readAccountService, readPageApi } from './initial-state';
import { readFields, readNumber, readString } from './shape';
import type { Reader } from './shape';
import { readConnectedPlugins } from './site-facts';

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
 * Reads `window.JetpackDashboardPlugins`, printed by PHP's Admin\Plugins_Page: of
 * the dashboard's initial state no more than disconnecting takes. Throws when
 * something is missing: then nothing starts, and WordPress's own link does its
 * work.
 */
export const readPluginsPageData = readFields( {
	/** Our main file, as WordPress names plugins: `folder/file.php`. */
	plugin: readString,
	api: readPageApi,
	initialState: readFields( {
		adminUrl: readString,
		accountService: readAccountService,
		/** Slug → name. */
		connectedPlugins: readConnectedPlugins,
		/** False while the user's account is not linked. */
		tracksUserData: readTracksUserData,
	} ),
} );

export type PluginsPageData = ReturnType< typeof readPluginsPageData >;
