import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import { clearProviderParts, recordFailure, mergeResponses } from './parts';
import { initialStatsState, statsReducer } from './stats/reducer';
import { setStoredKey } from './spam-keys';
import type { OwnPlugins } from '../../api/site-info';
import type { Plugins } from '../../api/plugins';
import type { SiteState } from './types';

export const initialSiteState: SiteState = {
	info: {
		title: '',
		icon: '',
		rawUrl: '',
		adminUrl: '',
		pluginUrl: '',
		lastPostUrl: '',
		version: '',
		isDevVersion: false,
		siteId: 0,
		planSlug: '',
		dateFormat: 'F j, Y',
		timeZone: 'UTC',
		catalog: {},
		isVisibleToSearchEngines: true,
		isAtomic: false,
		isMultisite: false,
		showsPromotions: false,
		showsBackups: false,
		showsMyJetpack: false,
		isWooActive: false,
		currentIp: '',
		themeSupport: {},
		roles: {},
		purchaseToken: '',
		affiliate: '',
		subsidiaryId: '',
		environment: '',
		recordCounts: null,
		tagline: '',
		homeUrl: '',
		seoConflict: '',
		antispamPlugin: { description: '', url: '' },
		googleConnectUrl: '',
		adminPages: [],
		canInstallPlugins: false,
	},
	parts: {},
	lockouts: null,
	plugins: null,
	ownPlugins: {},
	pluginUpdates: null,
	firewall: null,
	googleVerification: null,
	spamKeys: {},
	signOnTest: null,
	stats: initialStatsState,
	requests: {},
};

export function siteReducer(
	previous: SiteState,
	action: AppAction
): SiteState {
	const requests = reduceRequests( 'site', previous.requests, action );
	const stats = statsReducer( previous.stats, action );
	const state =
		requests === previous.requests && stats === previous.stats
			? previous
			: { ...previous, requests, stats };

	switch ( action.type ) {
		case 'site/fetch-parts/succeeded':
			return {
				...state,
				parts: mergeResponses( state.parts, action.result ),
			};
		case 'site/fetch-parts/failed':
			return {
				...state,
				parts: recordFailure(
					state.parts,
					action.args.parts,
					action.error
				),
			};
		case 'site/install-plugin/succeeded':
			return {
				...state,
				ownPlugins: {
					...state.ownPlugins,
					[ action.args.slug ]: 'active',
				},
			};
		case 'site/fetch-lockouts/succeeded':
			return { ...state, lockouts: action.result };
		case 'site/fetch-plugins/succeeded':
			return {
				...state,
				plugins: action.result,
				ownPlugins: updateOwnPlugins( state.ownPlugins, action.result ),
			};
		case 'site/fetch-plugin-updates/succeeded':
			return { ...state, pluginUpdates: action.result };
		case 'site/fetch-firewall/succeeded':
			return { ...state, firewall: action.result };
		case 'site/fetch-google-verification/succeeded':
		case 'site/verify-with-google/succeeded':
			return { ...state, googleVerification: action.result };
		case 'site/check-spam-key/succeeded':
			return {
				...state,
				spamKeys: {
					...state.spamKeys,
					[ action.args.key ]: action.result,
				},
			};
		case 'site/test-sign-on/succeeded':
			return { ...state, signOnTest: action.result };
		case 'settings/update/succeeded':
			return {
				...state,
				spamKeys: setStoredKey( state.spamKeys, action.args.patch ),
			};
		case 'connection/disconnect/succeeded':
			// Disconnecting also clears the site's ID.
			return {
				...state,
				info: { ...state.info, siteId: 0 },
				parts: clearProviderParts( state.parts ),
			};
		default:
			return state;
	}
}

/**
 * Updates the states of the plugins on our list from a list of all plugins by
 * main file.
 */
function updateOwnPlugins( known: OwnPlugins, plugins: Plugins ): OwnPlugins {
	const installed = Object.entries( plugins );
	return Object.fromEntries(
		Object.keys( known ).map( ( slug ) => {
			const plugin = installed.find( ( [ file ] ) =>
				file.startsWith( `${ slug }/` )
			)?.[ 1 ];
			if ( ! plugin ) {
				return [ slug, 'not-installed' ];
			}
			return [ slug, plugin.isActive ? 'active' : 'inactive' ];
		} )
	);
}
