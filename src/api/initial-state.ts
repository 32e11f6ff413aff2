import { isRecord } from '../lib/is-record';
import {
	readFields,
	readFlag,
	readList,
	readMap,
	readNumber,
	readOptional,
	readString,
	readText,
	readUnknown,
} from './shape';

/**
 * The fields of `window.JetpackDashboard`, printed by PHP's Admin\Initial_State
 * and converted in state/preloaded-state.ts. Types are inferred from the
 * readers. The mixed key spellings are what other code in this namespace
 * expects. Grouped by object so that tests/rest can compare the keys with
 * PHP's.
 */
const offlineMode = {
	isActive: readFlag,
	constant: readFlag,
	url: readFlag,
	filter: readFlag,
	wpLocalConstant: readFlag,
};

const connectionStatus = {
	isActive: readFlag,
	isRegistered: readFlag,
	isUserConnected: readFlag,
	hasConnectedOwner: readFlag,
	isStaging: readFlag,
	offlineMode: readFields( offlineMode ),
	isPublic: readFlag,
	/** False, or the details of the crisis. */
	isInIdentityCrisis: readUnknown,
	/** Null for users who can't resolve it. */
	identityCrisis: readUnknown,
	sandboxDomain: readText,
	errors: readUnknown,
};

const permissions = {
	admin_page: readFlag,
	connect: readFlag,
	connect_user: readFlag,
	disconnect: readFlag,
	manage_modules: readFlag,
	network_admin: readFlag,
	network_sites_page: readFlag,
	edit_posts: readFlag,
	publish_posts: readFlag,
	manage_options: readFlag,
	view_stats: readFlag,
	manage_plugins: readFlag,
};

const currentUser = {
	isConnected: readFlag,
	isMaster: readFlag,
	username: readString,
	id: readNumber,
	wpcomUser: readUnknown,
	gravatar: readText,
	permissions: readFields( permissions ),
};

const siteData = {
	blog_id: readNumber,
	icon: readText,
	siteVisibleToSearchEngines: readFlag,
	showPromotions: readFlag,
	isAtomicSite: readFlag,
	isWoASite: readFlag,
	isAtomicPlatform: readFlag,
	plan: readUnknown,
	showBackups: readFlag,
	showRecommendations: readFlag,
	showMyJetpack: readFlag,
	isMultisite: readFlag,
	dateFormat: readText,
	/** A name such as `Europe/Berlin`, or an offset such as `+05:30`. */
	timeZone: readText,
	recordCounts: readUnknown,
	/** The site's tagline. */
	tagline: readText,
	/** With a trailing slash. */
	homeUrl: readString,
	/** Another active SEO plugin that takes precedence; '' if none. */
	seoConflict: readText,
	/** The anti-spam plugin's own description; empty while it is inactive. */
	antispamPlugin: readFields( { description: readText, url: readText } ),
};

const themeData = {
	name: readText,
	hasUpdate: readFlag,
	support: readMap( readFlag ),
};

const jetpackStateNotices = {
	messageCode: readOptional( readString, null ),
	errorCode: readOptional( readString, null ),
	errorDescription: readOptional( readString, null ),
	messageContent: readUnknown,
};

const licensing = {
	error: readText,
	showLicensingUi: readFlag,
	userCounts: readUnknown,
	activationNoticeDismiss: readUnknown,
};

const accountService = {
	isConfigured: readFlag,
	/** The host to display, for `{host}` in texts. '' if none. */
	host: readText,
	/** Base URL without a trailing slash; '' if none. */
	url: readText,
	/**
	 * Why the configured URL is ignored and how to fix it; '' if there is no
	 * problem.
	 */
	problem: readText,
};

const topLevel = {
	WP_API_root: readString,
	WP_API_nonce: readString,
	registrationNonce: readText,
	purchaseToken: readOptional< string, false >( readString, false ),
	partnerCoupon: readUnknown,
	pluginBaseUrl: readString,
	connectionStatus: readFields( connectionStatus ),
	connectedPlugins: readUnknown,
	connectUrl: readText,
	dismissedNotices: readUnknown,
	/**
	 * Changes by other users that overwrote this user's changes; sent only
	 * once.
	 */
	overruledChanges: readList(
		readFields( {
			subject: readString,
			values: readString,
			author: readString,
		} )
	),
	isDevVersion: readFlag,
	currentVersion: readString,
	is_gutenberg_available: readFlag,
	getModules: readUnknown,
	rawUrl: readString,
	adminUrl: readString,
	siteTitle: readText,
	stats: readFields( { data: readUnknown, roles: readUnknown } ),
	aff: readText,
	partnerSubsidiaryId: readText,
	settings: readUnknown,
	userData: readFields( { currentUser: readFields( currentUser ) } ),
	siteData: readFields( siteData ),
	themeData: readFields( themeData ),
	jetpackStateNotices: readFields( jetpackStateNotices ),
	tracksUserData: readUnknown,
	currentIp: readOptional< string, false >( readString, false ),
	lastPostUrl: readText,
	externalServicesConnectUrls: readUnknown,
	calypsoEnv: readText,
	products: readUnknown,
	recommendationsStep: readText,
	isSafari: readFlag,
	doNotUseConnectionIframe: readFlag,
	licensing: readFields( licensing ),
	hasSeenWCConnectionModal: readFlag,
	newRecommendations: readList( readString ),
	isWooCommerceActive: readFlag,
	useMyJetpackLicensingUI: readFlag,
	accountService: readFields( accountService ),
	/** Cached response bodies that this user may read. */
	dashboard: readFields( { parts: readUnknown } ),
	ownPlugins: readUnknown,
	canInstallPlugins: readFlag,
	adminPages: readList( readString ),
};

/**
 * The initial state's objects; a REST test compares their keys with the page's.
 */
export const INITIAL_STATE_FIELDS = {
	topLevel,
	connectionStatus,
	offlineMode,
	currentUser,
	permissions,
	siteData,
	themeData,
	jetpackStateNotices,
	licensing,
	accountService,
};

export const readOfflineMode = readFields( INITIAL_STATE_FIELDS.offlineMode );
export const readCurrentUser = readFields( INITIAL_STATE_FIELDS.currentUser );
export const readAccountService = readFields(
	INITIAL_STATE_FIELDS.accountService
);

export const readPageApi = readFields( {
	root: readString,
	nonce: readString,
	/** The user that the page was loaded for. */
	userId: readNumber,
} );

const readPage = readFields( {
	initialState: readFields( INITIAL_STATE_FIELDS.topLevel ),
	api: readPageApi,
	/** REST responses by path. */
	preload: readMap( readFields( { body: readUnknown } ) ),
	assets: readFields( {
		buildUrl: readString,
		/** Lazy chunk file → URL of its translations. */
		translations: readMap( readString ),
	} ),
} );

export type PageData = ReturnType< typeof readPage >;
export type InitialState = PageData[ 'initialState' ];
export type WireCurrentUser = InitialState[ 'userData' ][ 'currentUser' ];
export type AccountService = InitialState[ 'accountService' ];
export type OverruledChange = InitialState[ 'overruledChanges' ][ number ];

/**
 * Reads the global that the page prints. Throws if the initial state is missing
 * or incomplete; the mount point then shows an error.
 */
export function readPageData( global: unknown ): PageData {
	if ( ! isRecord( global ) || ! isRecord( global.initialState ) ) {
		throw new Error( 'The page has no initial state.' );
	}
	const initialState = global.initialState;
	const missing = Object.keys( topLevel ).filter(
		( key ) => ! ( key in initialState )
	);
	if ( missing.length > 0 ) {
		throw new Error( `Initial state lacks: ${ missing.join( ', ' ) }` );
	}
	return readPage( global, 'page' );
}
