import { isRecord } from '../lib/is-record';
import type { InitialState } from './initial-state';
import {
	readFields,
	readMap,
	readNumber,
	readOneOf,
	readOptional,
} from './shape';

/** A field of a record, as text; '' when it is not there. */
function textAt( wire: unknown, key: string ): string {
	const value = isRecord( wire ) ? wire[ key ] : undefined;
	return typeof value === 'string' ? value : '';
}

function readPlanSlug( plan: unknown ): string {
	return textAt( plan, 'product_slug' ) || 'jetpack_free';
}

/** Slug → name. Servers send a map, or a list of `{ slug, name }`. */
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

/** Where a user connects to a service of somebody else's; '' = nowhere. */
function readConnectUrl( urls: unknown, service: string ): string {
	const url = textAt( urls, service );
	return /^https?:\/\//i.test( url ) ? url : '';
}

/** Role's slug → name. */
function readRoleNames( wire: unknown ): Readonly< Record< string, string > > {
	return readMap( ( role ) => textAt( role, 'name' ) )( wire ?? {} );
}

/** 0 too when the provider could not be asked. */
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

/** Slug → state, of the plugins that we install; `{}` for who may not know. */
export type OwnPlugins = Readonly< Record< string, OwnPluginState > >;

export const readOwnPlugins = readMap(
	readOneOf( [ 'active', 'inactive', 'not-installed' ] )
);

/** What a backup of the site holds. */
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

/** What the page says of the site; it doesn't change while the page is open. */
export function readSiteFacts( given: InitialState ) {
	const { siteData } = given;
	return {
		title: given.siteTitle,
		icon: siteData.icon,
		/** The home URL without scheme, each `/` as `::`; for redirect links. */
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
		isVisibleToSearchEngines: siteData.siteVisibleToSearchEngines,
		isAtomic: siteData.isAtomicSite,
		isMultisite: siteData.isMultisite,
		showsPromotions: siteData.showPromotions,
		showsBackups: siteData.showBackups,
		showsMyJetpack: siteData.showMyJetpack,
		isWooActive: given.isWooCommerceActive,
		/** The visitor's IP address as brute force protection sees it; '' if it is unknown. */
		currentIp: given.currentIp || '',
		/** What the theme supports, by name. */
		themeSupport: given.themeData.support,
		/** Names of the roles that users can be given, by slug. */
		roles: readRoleNames( given.stats.roles ),
		/** What links to the provider's shop carry, each '' where there is none. */
		purchaseToken: given.purchaseToken || '',
		affiliate: given.aff,
		subsidiaryId: given.partnerSubsidiaryId,
		environment: given.calypsoEnv,
		/** Null for those who may not know. */
		recordCounts: readRecordCounts( siteData.recordCounts ),
		tagline: siteData.tagline,
		homeUrl: siteData.homeUrl,
		seoConflict: siteData.seoConflict,
		antispamPlugin: siteData.antispamPlugin,
		/** Opens the pop-up that connects this user to Google; '' = there is none. */
		googleConnectUrl: readConnectUrl(
			given.externalServicesConnectUrls,
			'google_site_verification'
		),
		/** Admin pages that this user may open, beside the dashboard. */
		adminPages: given.adminPages,
		canInstallPlugins: given.canInstallPlugins,
	};
}

export type SiteFacts = Readonly< ReturnType< typeof readSiteFacts > >;
