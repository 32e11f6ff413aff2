import { hasProductFeatures, ownsProduct } from './owned-products';
import { PRODUCT_SLUGS } from './products';
import type { ProductKey } from './products';

const KEYS = Object.keys( PRODUCT_SLUGS ) as ProductKey[];

const held = ( ...slugs: string[] ) =>
	KEYS.filter( ( key ) => ownsProduct( slugs, key ) );

it.each( [
	[ 'jetpack_free', [] ],
	[ 'jetpack_personal', [ 'akismet', 'backup' ] ],
	[ 'jetpack_premium_monthly', [ 'akismet', 'backup', 'scan', 'security' ] ],
	[
		'jetpack_security_t1_yearly',
		[ 'akismet', 'backup', 'scan', 'security' ],
	],
	[
		'jetpack_security_realtime',
		[ 'akismet', 'backup', 'scan', 'security' ],
	],
	[ 'jetpack_business', KEYS ],
	[ 'jetpack_complete', KEYS ],
	[ 'jetpack_backup_t0_yearly', [ 'backup' ] ],
	[ 'jetpack_scan', [ 'scan' ] ],
	[ 'jetpack_anti_spam', [ 'akismet' ] ],
	[ 'jetpack_search_monthly', [ 'search' ] ],
	[ 'jetpack_videopress', [ 'videopress' ] ],
	[ 'something-else', [] ],
] )( '%s contains exactly the products it is sold with', ( slug, keys ) => {
	expect( held( slug ) ).toEqual( keys );
} );

it( 'products in addition to a plan count, too', () => {
	expect( held( 'jetpack_free', 'jetpack_scan', 'jetpack_search' ) ).toEqual(
		[ 'scan', 'search' ]
	);
} );

it.each( KEYS )( 'who buys %s is not offered it again', ( key ) => {
	expect( ownsProduct( [ PRODUCT_SLUGS[ key ] ], key ) ).toBe( true );
} );

it.each( [
	[ [], [] ],
	[ [ 'spam-akismet-plus' ], [ 'akismet' ] ],
	[ [ 'site-backups-jetpack', 'something' ], [ 'backup' ] ],
	[ [ 'security-scanning-jetpack' ], [ 'scan' ] ],
	[ [ 'search-jetpack' ], [ 'search' ] ],
	[ [ 'videopress-jetpack' ], [ 'videopress' ] ],
	[ [ 'video-hosting-jetpack' ], [ 'videopress' ] ],
	// Cheaper plans have these too.
	[
		[
			'priority-support-jetpack',
			'wordads-jetpack',
			'google-analytics-jetpack',
		],
		[],
	],
	[
		[ 'site-backups-jetpack', 'security-scanning-jetpack' ],
		[ 'backup', 'scan' ],
	],
	[
		[
			'site-backups-jetpack',
			'security-scanning-jetpack',
			'spam-akismet-plus',
		],
		[ 'akismet', 'backup', 'scan', 'security' ],
	],
	[ [ 'constructor', 'site-backups' ], [] ],
] )( 'C176 the features %j are those of %j', ( features, keys ) => {
	expect(
		KEYS.filter( ( key ) => hasProductFeatures( features, key ) )
	).toEqual( keys );
} );
