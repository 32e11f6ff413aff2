import { isRecord } from '../lib/is-record';
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

export function readPlanSlug( plan: unknown ): string {
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
export function readConnectUrl( urls: unknown, service: string ): string {
	const url = textAt( urls, service );
	return /^https?:\/\//i.test( url ) ? url : '';
}

/** Role's slug → name. */
export function readRoleNames(
	wire: unknown
): Readonly< Record< string, string > > {
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

export const readRecordCounts = readOptional(
	readFields< RecordCounts >( {
		posts: readNumber,
		plugins: readNumber,
		comments: readNumber,
	} ),
	null
);
