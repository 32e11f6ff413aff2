import { ndcg } from './ranking';

it.each( [
	[ 'the best order', [ 1, 2, 3 ], 1, 1 ],
	[ 'others behind them', [ 1, 2, 3, 9 ], 1, 1 ],
	[ 'nothing', [], 0, 0 ],
	[ 'others alone', [ 7, 8 ], 0, 0 ],
	[ 'the reverse order', [ 3, 2, 1 ], 0.6, 0.7 ],
	[ 'the best alone', [ 1 ], 0.7, 0.8 ],
	[ 'too far down', [ 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1 ], 0, 0 ],
] )( 'the gain of %s', ( _what, found, low, high ) => {
	const value = ndcg( found, [ 1, 2, 3 ] );
	expect( value ).toBeGreaterThanOrEqual( low );
	expect( value ).toBeLessThanOrEqual( high );
} );
