import type { PreloadedAnswer } from './client';

/**
 * `window.JetpackDashboard`, printed by PHP's Admin\Initial_State and taken
 * apart in state/preloaded-state.ts. Key names are those that other code of
 * this namespace knows, hence the mixed spellings.
 */
export interface PageData {
	readonly initialState: InitialState;
	readonly api: PageApi;
	readonly preload: Readonly< Record< string, PreloadedAnswer > >;
	readonly assets: PageAssets;
}

export interface PageApi {
	readonly root: string;
	readonly nonce: string;
	/** The user that the page was loaded for. */
	readonly userId: number;
}

export interface PageAssets {
	readonly buildUrl: string;
	/** Lazy chunk's file → address of its translations. */
	readonly translations: Readonly< Record< string, string > >;
}

export interface InitialState {
	readonly WP_API_root: string;
	readonly WP_API_nonce: string;
	readonly registrationNonce: string;
	readonly purchaseToken: string | false;
	readonly partnerCoupon: unknown;
	readonly pluginBaseUrl: string;
	readonly connectionStatus: WireConnectionStatus;
	readonly connectedPlugins: unknown;
	readonly connectUrl: string;
	readonly dismissedNotices: unknown;
	/** What others changed after this user had changed the same; told once. */
	readonly overruledChanges: readonly WireOverruledChange[];
	readonly isDevVersion: boolean;
	readonly currentVersion: string;
	readonly is_gutenberg_available: boolean;
	readonly getModules: unknown;
	readonly rawUrl: string;
	readonly adminUrl: string;
	readonly siteTitle: string;
	readonly stats: { readonly data: unknown; readonly roles: unknown };
	readonly aff: string;
	readonly partnerSubsidiaryId: string;
	readonly settings: unknown;
	readonly userData: { readonly currentUser: WireCurrentUser };
	readonly siteData: WireSiteData;
	readonly themeData: WireThemeData;
	readonly jetpackStateNotices: WireStateNotices;
	readonly tracksUserData: unknown;
	readonly currentIp: string | false;
	readonly lastPostUrl: string;
	readonly externalServicesConnectUrls: unknown;
	readonly calypsoEnv: string;
	readonly products: unknown;
	readonly recommendationsStep: string;
	readonly isSafari: boolean;
	readonly doNotUseConnectionIframe: boolean;
	readonly licensing: WireLicensing;
	readonly hasSeenWCConnectionModal: boolean;
	readonly newRecommendations: readonly string[];
	readonly isWooCommerceActive: boolean;
	readonly useMyJetpackLicensingUI: boolean;
	readonly accountService: WireAccountService;
	/** Last good bodies, as far as this user may read them. */
	readonly dashboard: { readonly parts: unknown };
	readonly ownPlugins: unknown;
	readonly canInstallPlugins: boolean;
	readonly adminPages: readonly string[];
}

/** In words. */
export interface WireOverruledChange {
	readonly subject: string;
	readonly values: string;
	readonly author: string;
}

export interface WireAccountService {
	readonly isConfigured: boolean;
	/** The display host: `{host}` in the texts. '' when there is none. */
	readonly host: string;
	/** Its base URL, without a slash at the end; '' when there is none. */
	readonly url: string;
	/** Why the configured address is not used, and what to do; '' when there is nothing to say. */
	readonly problem?: string;
}

export interface WireOfflineMode {
	readonly isActive: boolean;
	readonly constant: boolean;
	readonly url: boolean;
	readonly filter: boolean;
	readonly wpLocalConstant: boolean;
}

export interface WireConnectionStatus {
	readonly isActive: boolean;
	readonly isRegistered: boolean;
	readonly isUserConnected: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isStaging: boolean;
	readonly offlineMode: WireOfflineMode;
	readonly isPublic: boolean;
	/** false, or what is known about the crisis. */
	readonly isInIdentityCrisis: unknown;
	/** For those who may do something about it; null for others. */
	readonly identityCrisis: unknown;
	readonly sandboxDomain: string;
	readonly errors: unknown;
}

export interface WirePermissions {
	readonly admin_page: boolean;
	readonly connect: boolean;
	readonly connect_user: boolean;
	readonly disconnect: boolean;
	readonly manage_modules: boolean;
	readonly network_admin: boolean;
	readonly network_sites_page: boolean;
	readonly edit_posts: boolean;
	readonly publish_posts: boolean;
	readonly manage_options: boolean;
	readonly view_stats: boolean;
	readonly manage_plugins: boolean;
}

export interface WireCurrentUser {
	readonly isConnected: boolean;
	readonly isMaster: boolean;
	readonly username: string;
	readonly id: number;
	readonly wpcomUser: unknown;
	readonly gravatar: string;
	readonly permissions: WirePermissions;
}

export interface WireSiteData {
	readonly blog_id: number;
	readonly icon: string;
	readonly siteVisibleToSearchEngines: boolean;
	readonly showPromotions: boolean;
	readonly isAtomicSite: boolean;
	readonly isWoASite: boolean;
	readonly isAtomicPlatform: boolean;
	readonly plan: unknown;
	readonly showBackups: boolean;
	readonly showRecommendations: boolean;
	readonly showMyJetpack: boolean;
	readonly isMultisite: boolean;
	readonly dateFormat: string;
	readonly recordCounts: unknown;
	/** What the site says of itself under its title. */
	readonly tagline: string;
	/** With its slash. */
	readonly homeUrl: string;
	/** The plugin that sees to SEO in our place; '' for none. */
	readonly seoConflict: string;
	/** How the anti-spam plugin describes itself; empty while it doesn't run. */
	readonly antispamPlugin: {
		readonly description: string;
		readonly url: string;
	};
}

export interface WireThemeData {
	readonly name: string;
	readonly hasUpdate: boolean;
	readonly support: Readonly< Record< string, boolean > >;
}

export interface WireStateNotices {
	readonly messageCode: string | null;
	readonly errorCode: string | null;
	readonly errorDescription: string | null;
	readonly messageContent: unknown;
}

export interface WireLicensing {
	readonly error: string;
	readonly showLicensingUi: boolean;
	readonly userCounts: unknown;
	readonly activationNoticeDismiss: unknown;
}
