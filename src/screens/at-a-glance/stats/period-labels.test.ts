import { formatPeriod, formatPeriodShort } from './period-labels';

/** `Intl` in Node and in browsers uses different spaces around dashes. */
const plain = ( text: string ) => text.replace( /[\u2009\u202f\u00a0]/g, ' ' );

describe( 'a period’s name', () => {
	it.each( [
		[ '2026-11-20', 'day', 'en-US', 'Friday, November 20, 2026' ],
		[ '2026-11-16', 'week', 'en-US', 'Nov 16 – 22, 2026' ],
		[ '2026-12-28', 'week', 'en-US', 'Dec 28, 2026 – Jan 3, 2027' ],
		[ '2026-11-01', 'month', 'en-US', 'November 2026' ],
		[ '2026-11-20', 'day', 'de', 'Freitag, 20. November 2026' ],
		[ '2026-11-01', 'month', 'fr', 'novembre 2026' ],
		[ 'soon', 'day', 'en-US', 'soon' ],
	] as const )(
		'%s as a %s in %s: %s',
		( day, range, language, expected ) => {
			expect( plain( formatPeriod( day, range, language ) ) ).toBe(
				expected
			);
		}
	);

	it.each( [
		[ '2026-11-20', 'day', 'en-US', 'Nov 20' ],
		[ '2026-11-16', 'week', 'en-US', 'Nov 16' ],
		[ '2026-11-01', 'month', 'en-US', 'Nov' ],
		[ '2026-11-01', 'month', 'es', 'nov' ],
		[ 'soon', 'week', 'en-US', 'soon' ],
	] as const )(
		'on the axis, %s as a %s in %s: %s',
		( day, range, language, expected ) => {
			expect( formatPeriodShort( day, range, language ) ).toBe(
				expected
			);
		}
	);
} );
