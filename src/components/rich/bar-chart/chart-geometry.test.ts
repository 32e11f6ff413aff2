import {
	chartGeometry,
	hasLabel,
	MIN_BAR_WIDTH_PX,
	MIN_TOUCH_BAR_WIDTH_PX,
	RESERVED_WIDTH_PX,
	X_LABEL_WIDTH_PX,
	yAxisMax,
} from './chart-geometry';

const space = ( fields: Partial< Parameters< typeof chartGeometry >[ 0 ] > ) =>
	chartGeometry( { widthPx: 800, count: 30, isTouch: false, ...fields } );

describe( 'the chart’s measures', () => {
	it( 'leave 82 of the width to the axis and the margins (A184)', () => {
		expect( RESERVED_WIDTH_PX ).toBe( 82 );
		expect( space( { widthPx: 800 } ).plotWidthPx ).toBe( 718 );
	} );

	it( 'give a bar at least 15, dropping the oldest (A182)', () => {
		expect( MIN_BAR_WIDTH_PX ).toBe( 15 );
		expect( space( { widthPx: 82 + 15 * 30 } ).shownCount ).toBe( 30 );
		expect( space( { widthPx: 82 + 15 * 30 - 1 } ).shownCount ).toBe( 29 );
	} );

	it( 'give a bar at least 42 on touch (A183)', () => {
		expect( MIN_TOUCH_BAR_WIDTH_PX ).toBe( 42 );
		const widthPx = 82 + 42 * 12;
		expect( space( { widthPx, isTouch: true } ).shownCount ).toBe( 12 );
		expect( space( { widthPx: widthPx - 1, isTouch: true } ) ).toEqual( {
			plotWidthPx: 503,
			shownCount: 11,
			labelEvery: 1,
		} );
	} );

	it( 'never show more bars than there are, nor none for want of room', () => {
		expect( space( { count: 12 } ).shownCount ).toBe( 12 );
		expect( space( { widthPx: 40 } ) ).toMatchObject( {
			plotWidthPx: 0,
			shownCount: 1,
		} );
		expect( space( { count: 0 } ).shownCount ).toBe( 0 );
	} );

	it( 'give each label 42, and the last bar one for certain (A188)', () => {
		expect( X_LABEL_WIDTH_PX ).toBe( 42 );
		const geometry = space( { widthPx: 82 + 20 * 30 } );
		expect( geometry.labelEvery ).toBe( 3 );
		const labeled = [ ...Array( 30 ).keys() ].filter( ( index ) =>
			hasLabel( index, geometry )
		);
		expect( labeled ).toEqual( [ 2, 5, 8, 11, 14, 17, 20, 23, 26, 29 ] );
		expect( space( { widthPx: 82 + 42 * 30 } ).labelEvery ).toBe( 1 );
	} );

	it( 'give longer labels, as other languages have them, more', () => {
		const widthPx = 82 + 24 * 30;
		const every = ( label: string ) =>
			space( { widthPx, labelLength: label.length } ).labelEvery;
		expect( every( 'Nov 20' ) ).toBe( 2 );
		expect( every( '20 نوفمبر' ) ).toBe( 3 );
	} );
} );

describe( 'the y-axis', () => {
	it.each( [
		[ [ 183, 20 ], 200 ],
		[ [ 200 ], 200 ],
		[ [ 201 ], 300 ],
		[ [ 11 ], 20 ],
		[ [ 999 ], 1000 ],
		[ [ 1000 ], 1000 ],
		[ [ 1001 ], 2000 ],
		[ [ 93211 ], 100000 ],
	] )(
		'ends for %j at %i, a step of a power of ten (A186)',
		( values, expected ) => {
			expect( yAxisMax( values ) ).toBe( expected );
		}
	);

	it.each( [ [ [] ], [ [ 0, 0 ] ], [ [ 7 ] ], [ [ 10 ] ] ] )(
		'ends for %j at 10, which is the least (A187)',
		( values ) => {
			expect( yAxisMax( values ) ).toBe( 10 );
		}
	);
} );
