import { readFields, readOneOf, readString } from './shape';
import type { Reader } from './shape';
import { readStatsSeries } from './stats';
import type { StatsRange, StatsSeries } from './stats';

/** What PHP's Stats\Stats_Page prints beside the chart's place. */
export interface StatsPageData {
	readonly range: StatsRange;
	readonly series: StatsSeries;
	/** With its slash. */
	readonly adminUrl: string;
}

/** Throws where it isn't all there: the page's tables stand without a chart. */
export const readStatsPageData: Reader< StatsPageData > = readFields( {
	range: readOneOf( [ 'day', 'week', 'month' ] ),
	series: readStatsSeries,
	adminUrl: readString,
} );
