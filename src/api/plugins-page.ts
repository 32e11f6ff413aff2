import { isRecord } from '../lib/is-record';
import type { InitialState, PageApi } from './initial-state';
import { readFields, readFlag, readNumber, readString } from './shape';
import type { Reader } from './shape';
import { readConnectedPlugins } from './site-facts';

/**
 * `window.JetpackDashboardPlugins`, printed by PHP's Admin\Plugins_Page: of the
 * dashboard's initial state no more than disconnecting takes.
 */
export interface PluginsPageData {
	/** Our main file, as WordPress names plugins: `folder/file.php`. */
	readonly plugin: string;
	readonly api: PageApi;
	readonly initialState: Pick<
		InitialState,
		'adminUrl' | 'accountService'
	> & {
		/** Slug → name. */
		readonly connectedPlugins: Readonly< Record< string, string > >;
		/** False while the user's account is not linked. */
		readonly tracksUserData: TracksUserData | false;
	};
}

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

/** Throws when something is missing: then nothing starts, and WordPress's own link does its work. */
export const readPluginsPageData = readFields< PluginsPageData >( {
	plugin: readString,
	api: readFields< PageApi >( {
		root: readString,
		nonce: readString,
		userId: readNumber,
	} ),
	initialState: readFields< PluginsPageData[ 'initialState' ] >( {
		adminUrl: readString,
		accountService: readFields< InitialState[ 'accountService' ] >( {
			isConfigured: readFlag,
			host: readString,
			url: readString,
		} ),
		connectedPlugins: readConnectedPlugins,
		tracksUserData: readTracksUserData,
	} ),
} );
