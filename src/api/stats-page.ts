import { readFields, readOneOf, readString } from './shape';
import type { Reader } from './shape';
import { readStatsSeries } from './stats';
import type { StatsRange, StatsSeries } from './stats';

/** Data that PHP's Stats\Stats_Page prints for the chart. */
export interface StatsPageData {
	readonly range: StatsRange;
	readonly series: StatsSeries;
	/** With a trailing slash. */
	readonly adminUrl: string;
}

/**
 * Throws if data is missing; the page's tables still work without the chart.
 */
export const readStatsPageData: Reader< StatsPageData > = readFields( {
	range: readOneOf( [ 'day', 'week', 'month' ] ),
	series: readStatsSeries,
	adminUrl: readString,
} );
