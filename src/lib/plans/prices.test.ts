import { formatPrice, getDiscountPercent, toMonthlyPrice } from './prices';

it.each( [
	[ 120, 10 ],
	[ 100, 100 / 12 ],
	[ 0, 0 ],
] )( 'C075: %d a year is %d a month', ( yearly, monthly ) => {
	expect( toMonthlyPrice( yearly ) ).toBeCloseTo( monthly, 10 );
} );

it.each( [
	[ 120, 60, 50 ],
	[ 120, 120, 0 ],
	[ 120, 0, 100 ],
	[ 300, 200, 33 ],
	[ 300, 100, 67 ],
	[ 200, 199, 1 ],
	[ 1000, 995, 1 ],
	[ 1000, 996, 0 ],
	[ 100, 120, -20 ],
	[ 0, 0, 0 ],
] )( 'C077: from %d to %d is %d percent less', ( original, final, percent ) => {
	expect( getDiscountPercent( original, final ) ).toBe( percent );
} );

it.each( [
	[
		'B637: the dollar has two decimals',
		1234.5,
		'USD',
		'en-US',
		'$1,234.50',
	],
	[ 'B637: the dollar is the default', 10, '', 'en-US', '$10.00' ],
	[ 'rounds half up', 8.335, 'USD', 'en-US', '$8.34' ],
	[ 'B636: symbol and separators', 1234.5, 'EUR', 'de-DE', '1.234,50 €' ],
	[ 'B636: no decimals', 1234.5, 'JPY', 'en-US', '¥1,235' ],
	[ 'B636: no decimals, monthly price', 1000 / 12, 'JPY', 'en-US', '¥83' ],
	[ 'B636: three decimals', 12.3456, 'KWD', 'en-US', 'KWD 12.346' ],
	[ 'B636: in the language of the page', 9.5, 'BRL', 'pt-BR', 'R$ 9,50' ],
	[ 'B636: tells dollars apart', 9.5, 'CAD', 'en-US', 'CA$9.50' ],
	[ 'B636: the dollar of its own country', 9.5, 'CAD', 'en-CA', '$9.50' ],
	[ 'an invalid currency code', 9.5, 'CREDITS', 'en-US', '9.50 CREDITS' ],
] )( '%s', ( _title, amount, currency, language, expected ) => {
	expect(
		formatPrice( amount, currency, language ).replace( /\u00a0/g, ' ' )
	).toBe( expected );
} );
