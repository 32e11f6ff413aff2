import { getLicenseProductGroup } from './license-products';

it.each( [
	[ 'A245', 'anti_spam', [ 2110, 2111 ] ],
	[ 'A246', 'backup', [ 2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115 ] ],
	[ 'A247', 'complete', [ 2014, 2015 ] ],
	[ 'A248', 'scan', [ 2106, 2107, 2108, 2109 ] ],
	[ 'A249', 'search', [ 2104, 2105 ] ],
	[ 'A250', 'security', [ 2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020 ] ],
	[ 'A251', 'videopress', [ 2116, 2117 ] ],
	[
		'A252',
		'default',
		[ 2009, 2018, 2021, 2099, 2118, 0, -2110, 2110.5, NaN ],
	],
] )( '%s: the license group %s', ( _row, group, ids ) => {
	expect( ids.map( getLicenseProductGroup ) ).toEqual(
		ids.map( () => group )
	);
} );

it( 'A245 A246 covers 28 products and no others', () => {
	const ids = Array.from( { length: 10_000 }, ( _, id ) => id );
	expect(
		ids.filter( ( id ) => getLicenseProductGroup( id ) !== 'default' )
	).toHaveLength( 28 );
} );
