export interface Product {
	product_id: number;
	product_slug: string;
	product_name: string;
	/** Price per year in US dollars. */
	cost: number;
	/** Introductory price of the first year. */
	introductory?: number;
	isPlan: boolean;
	features: readonly string[];
}

const SPAM = 'spam-akismet-plus';
const BACKUPS = 'site-backups-jetpack';
const SCANNING = 'security-scanning-jetpack';
const SEARCH = 'search-jetpack';
const VIDEO = [ 'videopress-jetpack', 'video-hosting-jetpack' ];
const SUPPORT = 'priority-support-jetpack';
const ADS = 'wordads-jetpack';
const ANALYTICS = 'google-analytics-jetpack';

const SECURITY = [ SPAM, BACKUPS, SCANNING, SUPPORT, ADS, ANALYTICS ];
const COMPLETE = [ ...SECURITY, SEARCH, ...VIDEO ];

type Row = readonly [
	id: number,
	slug: string,
	name: string,
	cost: number,
	introductory: number | null,
	features: readonly string[],
];

const PLANS: readonly Row[] = [
	[ 2002, 'jetpack_free', 'Jetpack Free', 0, null, [] ],
	[
		2005,
		'jetpack_personal',
		'Jetpack Personal',
		48,
		null,
		[ SPAM, SUPPORT ],
	],
	[ 2000, 'jetpack_premium', 'Jetpack Premium', 108, null, SECURITY ],
	[ 2001, 'jetpack_business', 'Jetpack Professional', 348, null, COMPLETE ],
	[
		2016,
		'jetpack_security_t1_yearly',
		'Jetpack Security',
		240,
		120,
		SECURITY,
	],
	[
		2019,
		'jetpack_security_t2_yearly',
		'Jetpack Security 1TB',
		480,
		360,
		SECURITY,
	],
	[ 2014, 'jetpack_complete', 'Jetpack Complete', 600, 300, COMPLETE ],
];

/** The ids are within the ranges of src/lib/plans/license-products.ts. */
const PRODUCTS: readonly Row[] = [
	// Only for partner coupons; the dashboard doesn't sell it.
	[ 2100, 'jetpack_backup_daily', 'Backup Daily', 120, null, [ BACKUPS ] ],
	[ 2113, 'jetpack_backup_t0_yearly', 'Backup 1GB', 60, 30, [ BACKUPS ] ],
	[ 2112, 'jetpack_backup_t1_yearly', 'Backup 10GB', 120, 60, [ BACKUPS ] ],
	[ 2114, 'jetpack_backup_t2_yearly', 'Backup 1TB', 360, 240, [ BACKUPS ] ],
	[ 2106, 'jetpack_scan', 'Scan', 120, 60, [ SCANNING ] ],
	[ 2110, 'jetpack_anti_spam', 'Anti-spam', 120, 60, [ SPAM ] ],
	[ 2104, 'jetpack_search', 'Search', 100, 50, [ SEARCH ] ],
	[ 2116, 'jetpack_videopress', 'VideoPress', 120, 60, VIDEO ],
];

function product( row: Row, isPlan: boolean ): Product {
	const [ id, slug, name, cost, introductory, features ] = row;
	return {
		product_id: id,
		product_slug: slug,
		product_name: name,
		cost,
		...( introductory === null ? {} : { introductory } ),
		isPlan,
		features,
	};
}

/** All products for sale, and the free plan. */
export const CATALOG: readonly Product[] = [
	...PLANS.map( ( row ) => product( row, true ) ),
	...PRODUCTS.map( ( row ) => product( row, false ) ),
];

const BILLING_PERIOD = /(?:_yearly|[_-]monthly|-2y)+$/;

/** Finds a product by its slug, ignoring a billing period suffix. */
export function findProduct( slug: string ): Product | undefined {
	const bare = slug.replace( BILLING_PERIOD, '' );
	return CATALOG.find(
		( { product_slug } ) =>
			product_slug === slug ||
			product_slug.replace( BILLING_PERIOD, '' ) === bare
	);
}

/** Each feature, with the product slugs that unlock it. */
export function featureMap(): Record< string, string[] > {
	const map: Record< string, string[] > = {};
	for ( const { product_slug, features } of CATALOG ) {
		for ( const feature of features ) {
			( map[ feature ] ??= [] ).push( product_slug );
		}
	}
	return map;
}
