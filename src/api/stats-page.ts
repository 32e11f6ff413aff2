import {
	readBoolean,
	readFields,
	readList,
	readNumber,
	readOneOf,
	readString,
} from './shape';
import type { Reader } from './shape';
import { readStatsSeries } from './stats';
import type { StatsRange, StatsSeries } from './stats';

/** A bar's name and link; PHP knows which periods are cut. */
interface StatsPageBar {
	readonly title: string;
	readonly url: string;
}

/** Data that PHP's Stats\Stats_Page prints for the chart. */
export interface StatsPageData {
	readonly range: StatsRange;
	readonly series: StatsSeries;
	/** One for each period of the series. */
	readonly bars: readonly StatsPageBar[];
	/** Index of the selected bar; -1 for none. */
	readonly chosen: number;
	/** Whether the last bar includes today. */
	readonly isToday: boolean;
}

/**
 * Throws if data is missing; the page's tables still work without the chart.
 */
export const readStatsPageData: Reader< StatsPageData > = readFields( {
	range: readOneOf( [ 'day', 'week', 'month' ] ),
	series: readStatsSeries,
	bars: readList(
		readFields< StatsPageBar >( { title: readString, url: readString } )
	),
	chosen: readNumber,
	isToday: readBoolean,
} );
