import { formatRelativeTime } from './relative-time';

const NOW = Date.parse( '2026-03-01T12:00:00Z' );

describe( 'a moment as people say it', () => {
	it.each( [
		[ '2026-03-01T11:59:01Z', 'this minute' ],
		[ '2026-03-01T12:00:59Z', 'this minute' ],
		[ '2026-03-01T11:59:00Z', '1 minute ago' ],
		[ '2026-03-01T12:14:59Z', 'in 14 minutes' ],
		[ '2026-03-01T12:15:00Z', 'in 15 minutes' ],
		[ '2026-03-01T10:59:00Z', '1 hour ago' ],
		[ '2026-03-02T12:00:00Z', 'tomorrow' ],
		[ '2026-01-01T12:00:00Z', 'last month' ],
		[ '2023-02-01T12:00:00Z', '3 years ago' ],
	] )( 'says %s as %s', ( time, expected ) => {
		expect( formatRelativeTime( Date.parse( time ), NOW, 'en' ) ).toBe(
			expected
		);
	} );

	it( 'uses the given language', () => {
		expect( formatRelativeTime( NOW - 5 * 60000, NOW, 'de' ) ).toBe(
			'vor 5 Minuten'
		);
	} );
} );
