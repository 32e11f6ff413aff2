import { describeSpread, median } from './medians';

test( 'the median is the middle value in any order', () => {
	expect( median( [ 9, 1, 5 ] ) ).toBe( 5 );
	expect( median( [ 4, 1, 2, 3 ] ) ).toBe( 2.5 );
} );

test( 'a spread says middle, least and most', () => {
	expect( describeSpread( [ 1000.4, 900, 2000 ] ) ).toBe(
		'1,000 ms (900–2,000)'
	);
} );
