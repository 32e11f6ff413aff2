import { isRecord } from '../lib/is-record';
import { readCatalogue } from './product-catalogue';
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
export function readSiteFacts( given: InitialState ) {
	const { siteData } = given;
	return {
		title: given.siteTitle,
		icon: siteData.icon,
		/**
		 * The home URL without its scheme and with each `/` as `::`, for
		 * redirect links.
		 */
		rawUrl: given.rawUrl,
		/** With a trailing slash. */
		adminUrl: given.adminUrl,
		pluginUrl: given.pluginBaseUrl,
		lastPostUrl: given.lastPostUrl,
		version: given.currentVersion,
		isDevVersion: given.isDevVersion,
		siteId: siteData.blog_id,
		planSlug: readPlanSlug( siteData.plan ),
		dateFormat: siteData.dateFormat,
		/** A name such as `Europe/Berlin`, or an offset such as `+05:30`. */
		timeZone: siteData.timeZone,
		/** The products, without prices; empty for users who can't buy. */
		catalogue: readCatalogue( given.products ),
		isVisibleToSearchEngines: siteData.siteVisibleToSearchEngines,
		isAtomic: siteData.isAtomicSite,
		isMultisite: siteData.isMultisite,
		showsPromotions: siteData.showPromotions,
		showsBackups: siteData.showBackups,
		showsMyJetpack: siteData.showMyJetpack,
		isWooActive: given.isWooCommerceActive,
		/**
		 * The visitor's IP address as detected by brute force protection; '' if
		 * unknown.
		 */
		currentIp: given.currentIp || '',
		/** What the theme supports, by name. */
		themeSupport: given.themeData.support,
		/** Roles that can be assigned to users: slug → name. */
		roles: readRoleNames( given.stats.roles ),
		/** Parameters for links to the provider's shop; '' if not set. */
		purchaseToken: given.purchaseToken || '',
		affiliate: given.aff,
		subsidiaryId: given.partnerSubsidiaryId,
		environment: given.calypsoEnv,
		/** Null for users who may not see it. */
		recordCounts: readRecordCounts( siteData.recordCounts ),
		tagline: siteData.tagline,
		homeUrl: siteData.homeUrl,
		seoConflict: siteData.seoConflict,
		antispamPlugin: siteData.antispamPlugin,
		/** URL of the pop-up that connects this user to Google; '' if none. */
		googleConnectUrl: readConnectUrl(
			given.externalServicesConnectUrls,
			'google_site_verification'
		),
		/** Other admin pages that this user can access. */
		adminPages: given.adminPages,
		canInstallPlugins: given.canInstallPlugins,
	};
}

export type SiteFacts = Readonly< ReturnType< typeof readSiteFacts > >;
