import type { Wire } from './support/site';

/** The keys of the initial state, written by hand from docs/contract/initial-state.md. */
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
	// Ours: what connecting would connect to.
	'accountService',
	// Ours: what the dashboard's cards and footer need at once.
	'dashboard',
	'ownPlugins',
	'canInstallPlugins',
	'adminPages',
	// Ours: what others changed after this user had.
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
		// Ours: both addresses, where there is a crisis and the user may end it.
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
		// Ours: what a backup would hold, for managers.
		'recordCounts',
		// Ours: what the traffic page's previews show, and who else sees to SEO.
		'tagline',
		'homeUrl',
		'seoConflict',
		// Ours: by whose words the anti-spam card is found.
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

/** The spec's ten; two more may be there. */
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

/** Follows a path with dots. */
export const at = ( value: Wire, path: string ): Wire =>
	path.split( '.' ).reduce( ( part, key ) => part?.[ key ], value );
