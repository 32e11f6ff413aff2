import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { SiteState } from './types';

export const initialSiteState: SiteState = {
	facts: {
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
	},
	protectCount: null,
	lockouts: null,
	plugins: null,
	pluginUpdates: null,
	firewall: null,
	requests: {},
};

export function siteReducer( given: SiteState, action: AppAction ): SiteState {
	const requests = reduceRequests( 'site', given.requests, action );
	const state = requests === given.requests ? given : { ...given, requests };

	switch ( action.type ) {
		case 'site/fetch-protect-count/succeeded':
			return { ...state, protectCount: action.result };
		case 'site/fetch-lockouts/succeeded':
			return { ...state, lockouts: action.result };
		case 'site/fetch-plugins/succeeded':
			return { ...state, plugins: action.result };
		case 'site/fetch-plugin-updates/succeeded':
			return { ...state, pluginUpdates: action.result };
		case 'site/fetch-firewall/succeeded':
			return { ...state, firewall: action.result };
		case 'connection/disconnect/succeeded':
			// The site forgets who it was, too (decision 60).
			return { ...state, facts: { ...state.facts, siteId: 0 } };
		default:
			return state;
	}
}
