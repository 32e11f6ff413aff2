import { readFileSync } from 'node:fs';
import { FEATURE_PRODUCTS, isFeatureKey } from './feature-keys';
import type { FeatureKey } from './feature-keys';
import { getPlanClass } from './plan-classes';
import { getProductPath, PRODUCT_SLUGS, toCheckoutSlug } from './products';

/**
 * Feature → the product that unlocks it, the slug that its page sells, and the
 * page.
 */
const ROWS: readonly ( readonly [
	row: string,
	feature: FeatureKey,
	slug: string,
	path: string,
] )[] = [
	[ 'C177', 'spam-akismet-plus', 'jetpack_anti_spam', '/product/akismet' ],
	[
		'C178',
		'site-backups-jetpack',
		'jetpack_backup_t1_yearly',
		'/product/backup',
	],
	[ 'C179', 'security-scanning-jetpack', 'jetpack_scan', '/product/scan' ],
	[
		'C180',
		'video-hosting-jetpack',
		'jetpack_videopress',
		'/product/videopress',
	],
	[
		'C181',
		'priority-support-jetpack',
		'jetpack_security_t1_yearly',
		'/product/security',
	],
	[
		'C182',
		'wordads-jetpack',
		'jetpack_security_t1_yearly',
		'/product/security',
	],
	[
		'C183',
		'google-analytics-jetpack',
		'jetpack_security_t1_yearly',
		'/product/security',
	],
	[ 'C184', 'search-jetpack', 'jetpack_search', '/product/search' ],
	[
		'C185',
		'videopress-jetpack',
		'jetpack_videopress',
		'/product/videopress',
	],
];

it.each( ROWS )(
	'%s %s is unlocked by %s, sold at %s',
	( _row, feature, slug, path ) => {
		const product = FEATURE_PRODUCTS[ feature ];
		expect( PRODUCT_SLUGS[ product ] ).toBe( slug );
		expect( getProductPath( product ) ).toBe( path );
	}
);

it( 'C176 each feature has exactly one product', () => {
	expect( Object.keys( FEATURE_PRODUCTS ).sort() ).toEqual(
		ROWS.map( ( [ , feature ] ) => feature ).sort()
	);
	for ( const product of Object.values( FEATURE_PRODUCTS ) ) {
		expect( getPlanClass( PRODUCT_SLUGS[ product ] ) ).not.toBeNull();
	}
} );

it.each( [
	[ 'search-jetpack', true ],
	[ 'instant-search', false ],
	[ 'constructor', false ],
	[ '', false ],
] )( 'the provider’s “%s” is one of ours: %s', ( feature, expected ) => {
	expect( isFeatureKey( feature ) ).toBe( expected );
} );

it( 'C079 by the month, the checkout’s slug says so', () => {
	expect( toCheckoutSlug( 'jetpack_scan', 'yearly' ) ).toBe( 'jetpack_scan' );
	expect( toCheckoutSlug( 'jetpack_scan', 'monthly' ) ).toBe(
		'jetpack_scan-monthly'
	);
} );

it( 'sells what the shell’s catalog names', () => {
	const catalog = readFileSync(
		'plugin/includes/Admin/Product_Catalog.php',
		'utf8'
	);
	const named = Object.fromEntries(
		[ ...catalog.matchAll( /'(\w+)' +=> array\( '(jetpack_\w+)'/g ) ].map(
			( [ , key, slug ] ) => [ key, slug ]
		)
	);
	expect( named ).toEqual( {
		...PRODUCT_SLUGS,
		// Sold where the one with more storage isn't.
		jetpack_backup_t0_yearly: 'jetpack_backup_t0_yearly',
		jetpack_security_t0_yearly: 'jetpack_security_t0_yearly',
		// This product is only kept for the coupon.
		jetpack_backup_daily: 'jetpack_backup_daily',
	} );
} );
