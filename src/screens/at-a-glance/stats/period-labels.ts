import type { StatsRange } from '../../../api/stats';
import { parseIsoDay } from '../../../lib/site-date';
import type { IsoDay } from '../../../lib/site-date';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const LONG: Readonly< Record< StatsRange, Intl.DateTimeFormatOptions > > = {
	day: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
	week: { year: 'numeric', month: 'short', day: 'numeric' },
	month: { year: 'numeric', month: 'long' },
};

const SHORT: Readonly< Record< StatsRange, Intl.DateTimeFormatOptions > > = {
	day: { month: 'short', day: 'numeric' },
	week: { month: 'short', day: 'numeric' },
	month: { month: 'short' },
};

/**
 * Long label of a period: 'Friday, November 20, 2026', 'Nov 16 – 22, 2026',
 * 'November 2026'.
 *
 * @param day      The period's first day; invalid dates are returned unchanged.
 * @param range    The period's length.
 * @param language For `Intl`; undefined uses the browser's language.
 */
export function formatPeriod(
	day: IsoDay,
	range: StatsRange,
	language: string | undefined
): string {
	const start = parseIsoDay( day );
	if ( start === null ) {
		return day;
	}
	const format = formatter( LONG[ range ], language );
	return range === 'week'
		? format.formatRange( start, new Date( +start + WEEK_MS - DAY_MS ) )
		: format.format( start );
}

/** Short label for the chart's axis: 'Nov 20', 'Nov 16', 'Nov'. */
export function formatPeriodShort(
	day: IsoDay,
	range: StatsRange,
	language: string | undefined
): string {
	const start = parseIsoDay( day );
	return start === null
		? day
		: formatter( SHORT[ range ], language ).format( start );
}

function formatter(
	options: Intl.DateTimeFormatOptions,
	language: string | undefined
): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat( language, { ...options, timeZone: 'UTC' } );
}
