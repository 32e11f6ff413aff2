import { getPurchaseLine } from './purchase-line';
import type { PurchaseDates } from './purchase-line';

const NOW = Date.UTC( 2026, 10, 20, 12 );
const STYLE = { format: 'F j, Y', language: 'en-US', timeZone: 'UTC' };
const BOUGHT = new Date( NOW - 1000 * 60 * 60 * 24 * 10 );

const at = ( iso: string ) => new Date( iso );
const dates = ( given: Partial< PurchaseDates > ): PurchaseDates => ( {
	expiryDate: null,
	purchaseDate: BOUGHT,
	isRefundable: false,
	...given,
} );

it.each( [
	[
		'C040 C188: without an end',
		dates( {} ),
		'Purchased on November 10, 2026.',
	],
	[
		'C041: refundable, whatever its end',
		dates( {
			isRefundable: true,
			expiryDate: at( '2027-11-10T00:00:00Z' ),
		} ),
		'Purchased on November 10, 2026.',
	],
	[
		'C041: refundable and over',
		dates( {
			isRefundable: true,
			expiryDate: at( '2020-11-10T00:00:00Z' ),
		} ),
		'Purchased on November 10, 2026.',
	],
	[ 'C042: no date that can be read', dates( { purchaseDate: null } ), null ],
	[
		'C042: refundable, and no date that can be read',
		dates( {
			purchaseDate: null,
			isRefundable: true,
			expiryDate: at( '2027-01-01T00:00:00Z' ),
		} ),
		null,
	],
	[
		'C043: it ends a millisecond from now',
		dates( { expiryDate: new Date( NOW + 1 ) } ),
		'Renews on November 20, 2026.',
	],
	[
		'C043: a year from now, without a date of purchase',
		dates( {
			expiryDate: at( '2027-11-20T12:00:00Z' ),
			purchaseDate: null,
		} ),
		'Renews on November 20, 2027.',
	],
	[
		'C044: it ends now',
		dates( { expiryDate: new Date( NOW ) } ),
		'Expired on November 20, 2026.',
	],
	[
		'C044: it has ended',
		dates( { expiryDate: at( '2026-11-01T00:00:00Z' ) } ),
		'Expired on November 1, 2026.',
	],
] )( '%s', ( _title, given, expected ) => {
	expect( getPurchaseLine( given, NOW, STYLE ) ).toBe( expected );
} );

it.each( [
	[ 'UTC', '2026-11-30T23:59:59Z', 'November 30, 2026' ],
	[ 'UTC', '2026-12-01T00:00:00Z', 'December 1, 2026' ],
	[ 'Pacific/Auckland', '2026-11-30T10:59:59Z', 'November 30, 2026' ],
	[ 'Pacific/Auckland', '2026-11-30T11:00:00Z', 'December 1, 2026' ],
	[ 'America/Los_Angeles', '2026-12-01T07:59:59Z', 'November 30, 2026' ],
	[ 'America/Los_Angeles', '2026-12-01T08:00:00Z', 'December 1, 2026' ],
	[ '+05:30', '2026-11-30T18:29:59Z', 'November 30, 2026' ],
	[ '+05:30', '2026-11-30T18:30:00Z', 'December 1, 2026' ],
	[ '-03:30', '2026-12-01T03:29:59Z', 'November 30, 2026' ],
	[ '-03:30', '2026-12-01T03:30:00Z', 'December 1, 2026' ],
	[ 'No/Where', '2026-12-01T00:00:00Z', 'December 1, 2026' ],
] )( 'midnight in %s: %s is %s', ( timeZone, moment, day ) => {
	expect(
		getPurchaseLine( dates( { expiryDate: at( moment ) } ), NOW, {
			...STYLE,
			timeZone,
		} )
	).toBe( `Renews on ${ day }.` );
} );

it.each( [
	[ 'the default', '', 'en-US', 'Renews on March 5, 2027.' ],
	[ 'the site’s format', 'Y-m-d', 'en-US', 'Renews on 2027-03-05.' ],
	[ 'the page’s language', 'j. F Y', 'de', 'Renews on 5. März 2027.' ],
] )( '%s', ( _title, format, language, expected ) => {
	expect(
		getPurchaseLine(
			dates( { expiryDate: at( '2027-03-05T12:00:00Z' ) } ),
			NOW,
			{
				...STYLE,
				format,
				language,
			}
		)
	).toBe( expected );
} );
