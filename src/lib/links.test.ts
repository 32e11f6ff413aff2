import { differsOnlyInHash, redirectUrl, resolveAdminUrl } from './links';

const ADMIN = 'https://site.test/blog/wp-admin/';

it.each( [
	[
		'https://account.test',
		'https://account.test/redirect?source=jetpack-terms',
	],
	[
		'http://127.0.0.1:9551/x',
		'http://127.0.0.1:9551/x/redirect?source=jetpack-terms',
	],
	[ '', null ],
] )( 'B549 links of the service at %j go through it', ( service, url ) => {
	expect( redirectUrl( service, 'jetpack-terms' ) ).toBe( url );
} );

it( 'a link of the service contains its parameters, escaped', () => {
	const url = new URL(
		redirectUrl( 'https://account.test', 'jetpack-checkout', {
			site: 'site.test::blog',
			query: 'coupon=A&redirect_to=https://site.test/?a=b#c',
		} ) ?? ''
	);
	expect( Object.fromEntries( url.searchParams ) ).toEqual( {
		source: 'jetpack-checkout',
		site: 'site.test::blog',
		query: 'coupon=A&redirect_to=https://site.test/?a=b#c',
	} );
	expect( url.hash ).toBe( '' );
} );

it.each( [
	[
		'admin.php?page=jetpack#/plans',
		`${ ADMIN }admin.php?page=jetpack#/plans`,
	],
	[ `${ ADMIN }index.php`, `${ ADMIN }index.php` ],
	[ 'https://evil.test/blog/wp-admin/', ADMIN ],
	[ '//evil.test/', ADMIN ],
	[ '../../other/', ADMIN ],
	[ 'javascript:alert(1)', ADMIN ],
	[ 'http://[', ADMIN ],
	[ '', ADMIN ],
] )( '%j links to %j, inside wp-admin', ( target, url ) => {
	expect( resolveAdminUrl( ADMIN, target ) ).toBe( url );
} );

it.each( [
	[ true, `${ ADMIN }a#/x`, `${ ADMIN }a#/y` ],
	[ true, `${ ADMIN }a`, `${ ADMIN }a#/y` ],
	[ true, `${ ADMIN }a#/x`, `${ ADMIN }a#/x` ],
	[ false, `${ ADMIN }a#/x`, `${ ADMIN }a` ],
	[ false, `${ ADMIN }a#/x`, `${ ADMIN }b#/x` ],
] )( 'nothing is loaded: %s, from %s to %s', ( expected, from, to ) => {
	expect( differsOnlyInHash( from, to ) ).toBe( expected );
} );
