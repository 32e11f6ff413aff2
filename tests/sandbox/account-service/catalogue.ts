export interface Product {
	product_id: number;
	product_slug: string;
	product_name: string;
	/** Price per year in CURRENCY. */
	cost: number;
	/** Introductory price of the first year. */
	introductory?: number;
	isPlan: boolean;
	features: readonly string[];
}

export const CURRENCY = 'USD';

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
	slug: string,
	name: string,
	cost: number,
	introductory: number | null,
	features: readonly string[],
];

const PLANS: readonly Row[] = [
	[ 'jetpack_free', 'Jetpack Free', 0, null, [] ],
	[ 'jetpack_personal', 'Jetpack Personal', 48, null, [ SPAM, SUPPORT ] ],
	[ 'jetpack_premium', 'Jetpack Premium', 108, null, SECURITY ],
	[ 'jetpack_business', 'Jetpack Professional', 348, null, COMPLETE ],
	[ 'jetpack_security_t1_yearly', 'Jetpack Security', 240, 120, SECURITY ],
	[
		'jetpack_security_t2_yearly',
		'Jetpack Security 1TB',
		480,
		360,
		SECURITY,
	],
	[ 'jetpack_complete', 'Jetpack Complete', 600, 300, COMPLETE ],
];

const PRODUCTS: readonly Row[] = [
	[ 'jetpack_backup_t0_yearly', 'Backup 1GB', 60, 30, [ BACKUPS ] ],
	[ 'jetpack_backup_t1_yearly', 'Backup 10GB', 120, 60, [ BACKUPS ] ],
	[ 'jetpack_backup_t2_yearly', 'Backup 1TB', 360, 240, [ BACKUPS ] ],
	[ 'jetpack_scan', 'Scan', 120, 60, [ SCANNING ] ],
	[ 'jetpack_anti_spam', 'Anti-spam', 120, 60, [ SPAM ] ],
	[ 'jetpack_search', 'Search', 100, 50, [ SEARCH ] ],
	[ 'jetpack_videopress', 'VideoPress', 120, 60, VIDEO ],
];

function product( row: Row, index: number, isPlan: boolean ): Product {
	const [ slug, name, cost, introductory, features ] = row;
	return {
		product_id: ( isPlan ? 2000 : 2100 ) + index,
		product_slug: slug,
		product_name: name,
		cost,
		...( introductory === null ? {} : { introductory } ),
		isPlan,
		features,
	};
}

/** All products for sale, and the free plan. */
export const CATALOGUE: readonly Product[] = [
	...PLANS.map( ( row, index ) => product( row, index, true ) ),
	...PRODUCTS.map( ( row, index ) => product( row, index, false ) ),
];

const BILLING_PERIOD = /(?:_yearly|[_-]monthly|-2y)+$/;

/** Finds a product by its slug, ignoring a billing period suffix. */
export function findProduct( slug: string ): Product | undefined {
	const bare = slug.replace( BILLING_PERIOD, '' );
	return CATALOGUE.find(
		( { product_slug } ) =>
			product_slug === slug ||
			product_slug.replace( BILLING_PERIOD, '' ) === bare
	);
}

/** Each feature, with the product slugs that unlock it. */
export function featureMap(): Record< string, string[] > {
	const map: Record< string, string[] > = {};
	for ( const { product_slug, features } of CATALOGUE ) {
		for ( const feature of features ) {
			( map[ feature ] ??= [] ).push( product_slug );
		}
	}
	return map;
}
