import type { InitialState, PageData } from './initial-state';

/**
 * Test helper: the page data that PHP prints for an administrator of a site in
 * local mode. Tests pass overrides.
 */
export function makePageData(
	initialState: Partial< InitialState > = {}
): PageData {
	return {
		initialState: { ...makeInitialState(), ...initialState },
		api: {
			root: 'http://site.test/wp-json/',
			nonce: 'aaaaaaaaaa',
			userId: 3,
		},
		preload: {},
		assets: { buildUrl: 'http://site.test/build/', translations: {} },
	};
}

export function makeModule(
	slug: string,
	fields: Readonly< Record< string, unknown > > = {}
): Readonly< Record< string, unknown > > {
	return {
		module: slug,
		name: slug,
		activated: false,
		available: true,
		unavailable_reason: false,
		has_behavior: true,
		requires_connection: false,
		requires_user_connection: false,
		override: false,
		options: [],
		...fields,
	};
}

export const ALL_PERMISSIONS: InitialState[ 'userData' ][ 'currentUser' ][ 'permissions' ] =
	{
		admin_page: true,
		connect: true,
		connect_user: true,
		disconnect: true,
		manage_modules: true,
		network_admin: false,
		network_sites_page: false,
		edit_posts: true,
		publish_posts: true,
		manage_options: true,
		view_stats: true,
		manage_plugins: true,
	};

/** Account service data for sites that are not in local mode. */
export const ACCOUNT_SERVICE: InitialState[ 'accountService' ] = {
	isConfigured: true,
	host: 'account.test',
	url: 'https://account.test',
	problem: '',
};

/** An administrator with different permissions. */
export function makeUser(
	permissions: Partial< typeof ALL_PERMISSIONS >,
	fields: Partial< InitialState[ 'userData' ][ 'currentUser' ] > = {}
): InitialState[ 'userData' ] {
	return {
		currentUser: {
			isConnected: false,
			isMaster: false,
			username: 'marta',
			id: 3,
			wpcomUser: { avatar: false },
			gravatar: '',
			permissions: { ...ALL_PERMISSIONS, ...permissions },
			...fields,
		},
	};
}

const NO_MANAGER = {
	connect: false,
	connect_user: false,
	disconnect: false,
	manage_modules: false,
	manage_options: false,
	manage_plugins: false,
	view_stats: false,
};

export const EDITOR = makeUser( NO_MANAGER );
export const SUBSCRIBER = makeUser( {
	...NO_MANAGER,
	edit_posts: false,
	publish_posts: false,
} );

export function makeConnectionStatus(
	fields: Partial< InitialState[ 'connectionStatus' ] > = {}
): InitialState[ 'connectionStatus' ] {
	return {
		isActive: false,
		isRegistered: false,
		isUserConnected: false,
		hasConnectedOwner: false,
		isStaging: false,
		offlineMode: {
			isActive: false,
			constant: false,
			url: false,
			filter: false,
			wpLocalConstant: false,
		},
		isPublic: true,
		isInIdentityCrisis: false,
		identityCrisis: null,
		sandboxDomain: '',
		errors: [],
		...fields,
	};
}

function makeInitialState(): InitialState {
	return {
		WP_API_root: 'http://site.test/wp-json/',
		WP_API_nonce: 'aaaaaaaaaa',
		registrationNonce: 'bbbbbbbbbb',
		purchaseToken: false,
		partnerCoupon: false,
		pluginBaseUrl: 'http://site.test/wp-content/plugins/jetpack-dashboard',
		connectionStatus: makeConnectionStatus(),
		connectedPlugins: [],
		connectUrl: '',
		dismissedNotices: [],
		overruledChanges: [],
		isDevVersion: false,
		currentVersion: '1.0.0',
		is_gutenberg_available: true,
		getModules: { protect: makeModule( 'protect', { name: 'Protect' } ) },
		rawUrl: 'site.test',
		adminUrl: 'http://site.test/wp-admin/',
		siteTitle: 'The Slow Road',
		stats: { data: {}, roles: [] },
		aff: '',
		partnerSubsidiaryId: '',
		settings: { protect: false },
		userData: makeUser( {} ),
		siteData: {
			blog_id: 0,
			icon: '',
			siteVisibleToSearchEngines: true,
			showPromotions: true,
			isAtomicSite: false,
			isWoASite: false,
			isAtomicPlatform: false,
			plan: { product_slug: 'jetpack_free' },
			showBackups: true,
			showRecommendations: false,
			showMyJetpack: false,
			isMultisite: false,
			dateFormat: 'F j, Y',
			timeZone: 'UTC',
			recordCounts: null,
			tagline: 'Long ways, told briefly',
			homeUrl: 'http://site.test/',
			seoConflict: '',
			antispamPlugin: { description: '', url: '' },
		},
		themeData: { name: 'Twenty', hasUpdate: false, support: {} },
		jetpackStateNotices: {
			messageCode: null,
			errorCode: null,
			errorDescription: null,
			messageContent: null,
		},
		tracksUserData: false,
		currentIp: '192.0.2.7',
		lastPostUrl: 'http://site.test/hello/',
		externalServicesConnectUrls: [],
		calypsoEnv: '',
		products: [],
		recommendationsStep: 'not-started',
		isSafari: false,
		doNotUseConnectionIframe: false,
		licensing: {
			error: '',
			showLicensingUi: false,
			userCounts: [],
			activationNoticeDismiss: null,
		},
		hasSeenWCConnectionModal: false,
		newRecommendations: [],
		isWooCommerceActive: false,
		useMyJetpackLicensingUI: true,
		accountService: { isConfigured: false, host: '', url: '', problem: '' },
		dashboard: { parts: {} },
		ownPlugins: {},
		canInstallPlugins: false,
		adminPages: [],
	};
}
