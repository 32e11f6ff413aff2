import { isRecord } from '../lib/is-record';
import { readCatalog } from './product-catalog';
import type { InitialState } from './initial-state';
import {
	readFields,
	readMap,
	readNumber,
	readOneOf,
	readOptional,
} from './shape';

/** A field of a record, as text; '' if missing. */
function textAt( wire: unknown, key: string ): string {
	const value = isRecord( wire ) ? wire[ key ] : undefined;
	return typeof value === 'string' ? value : '';
}

function readPlanSlug( plan: unknown ): string {
	return textAt( plan, 'product_slug' ) || 'jetpack_free';
}

/** Slug → name. Servers send a map, or an array of `{ slug, name }`. */
export function readConnectedPlugins(
	wire: unknown
): Readonly< Record< string, string > > {
	return Array.isArray( wire )
		? Object.fromEntries(
				wire.map( ( plugin: unknown ) => [
					textAt( plugin, 'slug' ),
					textAt( plugin, 'name' ),
				] )
		  )
		: readMap( ( plugin ) => textAt( plugin, 'name' ) )( wire ?? {} );
}

/** URL to connect the user to a third-party service; '' if none. */
function readConnectUrl( urls: unknown, service: string ): string {
	const url = textAt( urls, service );
	return /^https?:\/\//i.test( url ) ? url : '';
}

/** Role slug → name. */
function readRoleNames( wire: unknown ): Readonly< Record< string, string > > {
	return readMap( ( role ) => textAt( role, 'name' ) )( wire ?? {} );
}

/** 0 if the site has not fetched the user's licenses yet. */
export function readDetachedCount( userCounts: unknown ): number {
	const count = isRecord( userCounts ) ? userCounts.detached : undefined;
	return typeof count === 'number' ? count : 0;
}

export function readReleaseNote( wire: unknown ): {
	readonly title: string;
	readonly content: string;
	readonly featuredImage: string;
} | null {
	const title = textAt( wire, 'release_post_title' );
	return title
		? {
				title,
				content: textAt( wire, 'release_post_content' ),
				featuredImage: textAt( wire, 'release_post_featured_image' ),
		  }
		: null;
}

export type OwnPluginState = 'active' | 'inactive' | 'not-installed';

/**
 * Slug → state of the plugins that we install; `{}` for users who may not see
 * it.
 */
export type OwnPlugins = Readonly< Record< string, OwnPluginState > >;

export const readOwnPlugins = readMap(
	readOneOf( [ 'active', 'inactive', 'not-installed' ] )
);

/** The number of records in a backup of the site. */
export interface RecordCounts {
	readonly posts: number;
	readonly plugins: number;
	readonly comments: number;
}

const readRecordCounts = readOptional(
	readFields< RecordCounts >( {
		posts: readNumber,
		plugins: readNumber,
		comments: readNumber,
	} ),
	null
);

/** Site data from the page that doesn't change while the page is open. */
export function readSiteInfo( initialState: InitialState ) {
	const { siteData } = initialState;
	return {
		title: initialState.siteTitle,
		icon: siteData.icon,
		/**
		 * The home URL without its scheme and with each `/` as `::`, for
		 * redirect links.
		 */
		rawUrl: initialState.rawUrl,
		/** With a trailing slash. */
		adminUrl: initialState.adminUrl,
		pluginUrl: initialState.pluginBaseUrl,
		lastPostUrl: initialState.lastPostUrl,
		version: initialState.currentVersion,
		isDevVersion: initialState.isDevVersion,
		siteId: siteData.blog_id,
		planSlug: readPlanSlug( siteData.plan ),
		dateFormat: siteData.dateFormat,
		/** A name such as `Europe/Berlin`, or an offset such as `+05:30`. */
		timeZone: siteData.timeZone,
		/** The products, without prices; empty for users who can't buy. */
		catalog: readCatalog( initialState.products ),
		isVisibleToSearchEngines: siteData.siteVisibleToSearchEngines,
		isAtomic: siteData.isAtomicSite,
		isMultisite: siteData.isMultisite,
		showsPromotions: siteData.showPromotions,
		showsBackups: siteData.showBackups,
		showsMyJetpack: siteData.showMyJetpack,
		isWooActive: initialState.isWooCommerceActive,
		/**
		 * The visitor's IP address as detected by brute force protection; '' if
		 * unknown.
		 */
		currentIp: initialState.currentIp || '',
		/** What the theme supports, by name. */
		themeSupport: initialState.themeData.support,
		/** Roles that can be assigned to users: slug → name. */
		roles: readRoleNames( initialState.stats.roles ),
		/** Parameters for links to the provider's shop; '' if not set. */
		purchaseToken: initialState.purchaseToken || '',
		affiliate: initialState.aff,
		subsidiaryId: initialState.partnerSubsidiaryId,
		environment: initialState.calypsoEnv,
		/** Null for users who may not see it. */
		recordCounts: readRecordCounts( siteData.recordCounts ),
		tagline: siteData.tagline,
		homeUrl: siteData.homeUrl,
		seoConflict: siteData.seoConflict,
		antispamPlugin: siteData.antispamPlugin,
		/** URL of the pop-up that connects this user to Google; '' if none. */
		googleConnectUrl: readConnectUrl(
			initialState.externalServicesConnectUrls,
			'google_site_verification'
		),
		/** Other admin pages that this user can access. */
		adminPages: initialState.adminPages,
		canInstallPlugins: initialState.canInstallPlugins,
	};
}

export type SiteInfo = Readonly< ReturnType< typeof readSiteInfo > >;
