import type { Wire } from './support/site';

/**
 * The keys of the initial state, copied by hand from
 * docs/contract/initial-state.md.
 */
export const TOP_LEVEL = [
	'WP_API_root',
	'WP_API_nonce',
	'registrationNonce',
	'purchaseToken',
	'partnerCoupon',
	'pluginBaseUrl',
	'connectionStatus',
	'connectedPlugins',
	'connectUrl',
	'dismissedNotices',
	'isDevVersion',
	'currentVersion',
	'is_gutenberg_available',
	'getModules',
	'rawUrl',
	'adminUrl',
	'siteTitle',
	'stats',
	'aff',
	'partnerSubsidiaryId',
	'settings',
	'userData',
	'siteData',
	'themeData',
	'jetpackStateNotices',
	'tracksUserData',
	'currentIp',
	'lastPostUrl',
	'externalServicesConnectUrls',
	'calypsoEnv',
	'products',
	'recommendationsStep',
	'isSafari',
	'doNotUseConnectionIframe',
	'licensing',
	'hasSeenWCConnectionModal',
	'newRecommendations',
	'isWooCommerceActive',
	'useMyJetpackLicensingUI',
	// Ours: the account service that connecting would use.
	'accountService',
	// Ours: data that the dashboard's cards and footer need immediately.
	'dashboard',
	'ownPlugins',
	'canInstallPlugins',
	'adminPages',
	// Ours: changes by other users after this user's last one.
	'overruledChanges',
];

export const NESTED: Record< string, string[] > = {
	connectionStatus: [
		'isActive',
		'isRegistered',
		'isUserConnected',
		'hasConnectedOwner',
		'isStaging',
		'offlineMode',
		'isPublic',
		'isInIdentityCrisis',
		// Ours: both URLs, during an identity crisis that the user may resolve.
		'identityCrisis',
		'sandboxDomain',
		'errors',
	],
	'connectionStatus.offlineMode': [
		'isActive',
		'constant',
		'url',
		'filter',
		'wpLocalConstant',
	],
	'userData.currentUser': [
		'isConnected',
		'isMaster',
		'username',
		'id',
		'wpcomUser',
		'gravatar',
		'permissions',
	],
	siteData: [
		'blog_id',
		'icon',
		'siteVisibleToSearchEngines',
		'showPromotions',
		'isAtomicSite',
		'isWoASite',
		'isAtomicPlatform',
		'plan',
		'showBackups',
		'showRecommendations',
		'showMyJetpack',
		'isMultisite',
		'dateFormat',
		// Not in the spec: the time zone of dates.
		'timeZone',
		// Ours: what a backup would include, for managers.
		'recordCounts',
		// Ours: data of the previews on the traffic page, and other plugins
		// that handle SEO.
		'tagline',
		'homeUrl',
		'seoConflict',
		// Ours: the search terms of the anti-spam card.
		'antispamPlugin',
	],
	themeData: [ 'name', 'hasUpdate', 'support' ],
	'themeData.support': [ 'infinite-scroll', 'widgets', 'webfonts' ],
	jetpackStateNotices: [
		'messageCode',
		'errorCode',
		'errorDescription',
		'messageContent',
	],
	licensing: [
		'error',
		'showLicensingUi',
		'userCounts',
		'activationNoticeDismiss',
	],
	'licensing.activationNoticeDismiss': [
		'last_detached_count',
		'last_dismissed_time',
	],
	dashboard: [ 'parts' ],
	stats: [ 'data', 'roles' ],
	'stats.data': [ 'general', 'day', 'week', 'month' ],
	accountService: [ 'isConfigured', 'problem', 'host', 'url' ],
};

/** The spec's ten; two more are optional. */
export const PERMISSIONS = [
	'admin_page',
	'connect',
	'disconnect',
	'connect_user',
	'edit_posts',
	'publish_posts',
	'manage_modules',
	'manage_options',
	'manage_plugins',
	'view_stats',
];
export const OPTIONAL_PERMISSIONS = [ 'network_admin', 'network_sites_page' ];

/** Gets a value by a dotted path. */
export const at = ( value: Wire, path: string ): Wire =>
	path.split( '.' ).reduce( ( part, key ) => part?.[ key ], value );
