import { countdownText } from './countdown';
import { getLargestDiscount, isDiscountUsable } from './discount';
import { getSuggestionPrice } from './suggestion-price';

const NOW = Date.UTC( 2026, 10, 23, 12 );

const DISCOUNT = {
	code: 'AUTUMN20',
	percent: 20,
	expires: new Date( NOW + 1000 ),
	isUsed: false,
};

it.each( [
	[ 'C196 C197 C198: has a value, unused, in the future', {}, true ],
	[ 'C196: no value', { percent: 0 }, false ],
	[ 'C196: a free product', { percent: 100 }, true ],
	[ 'C196: a negative price', { percent: 101 }, false ],
	[ 'C197: used', { isUsed: true }, false ],
	[ 'C198: no end', { expires: null }, false ],
	[ 'C198: ends now', { expires: new Date( NOW ) }, false ],
	[ 'C198: ended', { expires: new Date( NOW - 1 ) }, false ],
] )( 'a discount is usable: %s', ( _title, fields, isUsable ) => {
	expect( isDiscountUsable( { ...DISCOUNT, ...fields }, NOW ) ).toBe(
		isUsable
	);
} );

it( 'no discount is not usable', () => {
	expect( isDiscountUsable( null, NOW ) ).toBe( false );
} );

const offer = (
	productSlug: string,
	originalPrice: number,
	rawPrice: number
) => ( {
	productSlug,
	originalPrice,
	rawPrice,
} );

it.each( [
	[ 'an offer and the discount on it', [ offer( 'a', 120, 60 ) ], 20, 60 ],
	[ 'the largest', [ offer( 'a', 120, 60 ), offer( 'b', 100, 40 ) ], 20, 68 ],
	[ 'a whole percent', [ offer( 'a', 119.4, 59.4 ) ], 15, 58 ],
	[ 'half a percent is rounded up', [ offer( 'a', 200, 199 ) ], 0, 1 ],
	[ 'without a discount', [ offer( 'a', 120, 60 ) ], 0, 50 ],
	[ 'other products', [ offer( 'z', 120, 12 ) ], 20, 0 ],
	[ 'no offers', [], 20, 0 ],
	[ 'a free product', [ offer( 'a', 0, 0 ) ], 20, 0 ],
] )( 'C199 the largest discount: %s', ( _title, offers, percent, largest ) => {
	expect( getLargestDiscount( [ 'a', 'b' ], offers, percent ) ).toBe(
		largest
	);
} );

it.each( [
	[
		'a monthly price alone',
		undefined,
		0,
		{ fullPrice: 120, introPrice: null, discountPercent: 0 },
	],
	[
		'a discount',
		undefined,
		20,
		{ fullPrice: 120, introPrice: 96, discountPercent: 20 },
	],
	[
		'an offer',
		offer( 'a', 240, 120 ),
		0,
		{ fullPrice: 240, introPrice: 120, discountPercent: 50 },
	],
	[
		'an offer and a discount',
		offer( 'a', 240, 120 ),
		25,
		{ fullPrice: 240, introPrice: 90, discountPercent: 63 },
	],
	[
		'an offer that is no cheaper',
		offer( 'a', 120, 120 ),
		0,
		{ fullPrice: 120, introPrice: null, discountPercent: 0 },
	],
] )( 'the price of a suggestion: %s', ( _title, intro, percent, price ) => {
	expect( getSuggestionPrice( 10, intro, percent ) ).toEqual( price );
} );

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each( [
	[ 7 * DAY + 23 * HOUR + 59 * MINUTE + 12 * SECOND, '7d 23h 59m 12s' ],
	[ 30 * DAY, '30d 0h 0m 0s' ],
	[ DAY, '1d 0h 0m 0s' ],
	[ DAY - SECOND, '0d 23h 59m 59s' ],
	[ HOUR, '0d 1h 0m 0s' ],
	[ HOUR - SECOND, '0d 0h 59m 59s' ],
	[ MINUTE, '0d 0h 1m 0s' ],
	[ MINUTE - SECOND, '0d 0h 0m 59s' ],
	[ SECOND, '0d 0h 0m 1s' ],
	[ 1, '0d 0h 0m 1s' ],
	[ 0, 'Discount offer has ended' ],
	[ -DAY, 'Discount offer has ended' ],
] )( 'C137 C139: with %d ms left, the countdown is %s', ( left, text ) => {
	expect( countdownText( NOW + left, NOW ) ).toBe( text );
} );
