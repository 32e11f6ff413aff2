import { isRecord } from '../lib/is-record';
import type {
	InitialState,
	WireAccountService,
	WireConnectionStatus,
	WireCurrentUser,
	WireLicensing,
	WireOfflineMode,
	WirePermissions,
	WireSiteData,
	WireStateNotices,
	WireThemeData,
	PageData,
} from './initial-state';

/** The same keys as values, to compare with PHP's; they can't drift apart. */
export const INITIAL_STATE_KEYS = {
	topLevel: keysOf< InitialState >( {
		WP_API_root: true,
		WP_API_nonce: true,
		registrationNonce: true,
		purchaseToken: true,
		partnerCoupon: true,
		pluginBaseUrl: true,
		connectionStatus: true,
		connectedPlugins: true,
		connectUrl: true,
		dismissedNotices: true,
		overruledChanges: true,
		isDevVersion: true,
		currentVersion: true,
		is_gutenberg_available: true,
		getModules: true,
		rawUrl: true,
		adminUrl: true,
		siteTitle: true,
		stats: true,
		aff: true,
		partnerSubsidiaryId: true,
		settings: true,
		userData: true,
		siteData: true,
		themeData: true,
		jetpackStateNotices: true,
		tracksUserData: true,
		currentIp: true,
		lastPostUrl: true,
		externalServicesConnectUrls: true,
		calypsoEnv: true,
		products: true,
		recommendationsStep: true,
		isSafari: true,
		doNotUseConnectionIframe: true,
		licensing: true,
		hasSeenWCConnectionModal: true,
		newRecommendations: true,
		isWooCommerceActive: true,
		useMyJetpackLicensingUI: true,
		accountService: true,
		dashboard: true,
		ownPlugins: true,
		canInstallPlugins: true,
		adminPages: true,
	} ),
	connectionStatus: keysOf< WireConnectionStatus >( {
		isActive: true,
		isRegistered: true,
		isUserConnected: true,
		hasConnectedOwner: true,
		isStaging: true,
		offlineMode: true,
		isPublic: true,
		isInIdentityCrisis: true,
		identityCrisis: true,
		sandboxDomain: true,
		errors: true,
	} ),
	offlineMode: keysOf< WireOfflineMode >( {
		isActive: true,
		constant: true,
		url: true,
		filter: true,
		wpLocalConstant: true,
	} ),
	currentUser: keysOf< WireCurrentUser >( {
		isConnected: true,
		isMaster: true,
		username: true,
		id: true,
		wpcomUser: true,
		gravatar: true,
		permissions: true,
	} ),
	permissions: keysOf< WirePermissions >( {
		admin_page: true,
		connect: true,
		connect_user: true,
		disconnect: true,
		manage_modules: true,
		network_admin: true,
		network_sites_page: true,
		edit_posts: true,
		publish_posts: true,
		manage_options: true,
		view_stats: true,
		manage_plugins: true,
	} ),
	siteData: keysOf< WireSiteData >( {
		blog_id: true,
		icon: true,
		siteVisibleToSearchEngines: true,
		showPromotions: true,
		isAtomicSite: true,
		isWoASite: true,
		isAtomicPlatform: true,
		plan: true,
		showBackups: true,
		showRecommendations: true,
		showMyJetpack: true,
		isMultisite: true,
		dateFormat: true,
		recordCounts: true,
		tagline: true,
		homeUrl: true,
		seoConflict: true,
		antispamPlugin: true,
	} ),
	themeData: keysOf< WireThemeData >( {
		name: true,
		hasUpdate: true,
		support: true,
	} ),
	jetpackStateNotices: keysOf< WireStateNotices >( {
		messageCode: true,
		errorCode: true,
		errorDescription: true,
		messageContent: true,
	} ),
	licensing: keysOf< WireLicensing >( {
		error: true,
		showLicensingUi: true,
		userCounts: true,
		activationNoticeDismiss: true,
	} ),
	accountService: keysOf< WireAccountService >( {
		isConfigured: true,
		host: true,
		url: true,
		problem: true,
	} ),
};

function keysOf< T extends object >( keys: Record< keyof T, true > ): string[] {
	return Object.keys( keys );
}

/**
 * The page's global. Throws when it is not there or a part is missing: then
 * nothing can start, and the mount point says so.
 */
export function readPageData( global: unknown ): PageData {
	if ( ! isRecord( global ) || ! isRecord( global.initialState ) ) {
		throw new Error( 'The page brought no initial state.' );
	}
	const given = global.initialState;
	const missing = INITIAL_STATE_KEYS.topLevel.filter(
		( key ) => ! ( key in given )
	);
	if ( missing.length > 0 ) {
		throw new Error( `Initial state lacks: ${ missing.join( ', ' ) }` );
	}
	return global as unknown as PageData;
}
