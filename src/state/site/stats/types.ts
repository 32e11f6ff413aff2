import type { StatsRange, StatsSeries } from '../../../api/stats';

export type {
	StatsPeriod,
	StatsRange,
	StatsReport,
	StatsSeries,
	StatsSummary,
} from '../../../api/stats';

/** The days come with the part `stats`, together with the totals. */
export type FetchedRange = Exclude< StatsRange, 'day' >;

export interface StatsState {
	/** The tab, kept while the page is open. */
	readonly range: StatsRange;
	/** What was fetched by itself; absent until known. */
	readonly series: Partial< Readonly< Record< FetchedRange, StatsSeries > > >;
	/** On this page; the option and the user's own come with it. */
	readonly isEmptyCardDismissed: boolean;
}

export interface FetchStatsSeries {
	readonly slice: 'site';
	readonly name: 'fetch-stats-series';
	readonly args: {
		readonly range: FetchedRange;
		readonly isRefresh?: boolean;
	};
	readonly result: StatsSeries;
}

export type StatsRequest = FetchStatsSeries;

export type StatsAction =
	| {
			readonly type: 'site/stats-range-chosen';
			readonly range: StatsRange;
	  }
	| {
			readonly type: 'site/empty-stats-card-dismissed';
			/** False takes a dismissal back that could not be saved. */
			readonly isDismissed: boolean;
	  };
