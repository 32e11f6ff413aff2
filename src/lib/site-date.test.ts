import { formatSiteDate, parseIsoDay } from './site-date';

describe( 'a day in the site’s date format', () => {
	it.each( [
		[ 'F j, Y', 'November 2, 2026' ],
		[ 'Y-m-d', '2026-11-02' ],
		[ 'd/m/y', '02/11/26' ],
		[ 'l, M jS', 'Monday, Nov 2nd' ],
		[ 'D n.Y', 'Mon 11.2026' ],
		[ 'N w z', '1 1 305' ],
		[ 'j \\d\\e F', '2 de November' ],
	] )( '%s gives %s', ( format, expected ) => {
		expect( formatSiteDate( '2026-11-02', format, 'en-US' ) ).toBe(
			expected
		);
	} );

	it.each( [
		[ '2026-11-01', '1st' ],
		[ '2026-11-03', '3rd' ],
		[ '2026-11-11', '11th' ],
		[ '2026-11-12', '12th' ],
		[ '2026-11-13', '13th' ],
		[ '2026-11-22', '22nd' ],
		[ '2026-11-30', '30th' ],
	] )( '%s is the %s', ( day, expected ) => {
		expect( formatSiteDate( day, 'jS', 'en-US' ) ).toBe( expected );
	} );

	it( 'names months and days in the page’s language, declined', () => {
		expect( formatSiteDate( '2026-11-02', 'l j F Y', 'pl' ) ).toBe(
			'poniedziałek 2 listopada 2026'
		);
	} );

	it.each( [ '', 'yesterday', '2026-02-30', '2026-11-02T00:00' ] )(
		'gives back what is no day: “%s”',
		( text ) => {
			expect( parseIsoDay( text ) ).toBeNull();
			expect( formatSiteDate( text, 'F j, Y', 'en-US' ) ).toBe( text );
		}
	);
} );
