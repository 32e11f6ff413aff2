import type { StatsRange, StatsSeries } from '../../../api/stats';

export type {
	StatsPeriod,
	StatsRange,
	StatsReport,
	StatsSeries,
	StatsSummary,
} from '../../../api/stats';

/** Days are part of `stats`, together with the totals. */
export type FetchedRange = Exclude< StatsRange, 'day' >;

export interface StatsState {
	/** The selected tab, kept while the page is open. */
	readonly range: StatsRange;
	/** Series fetched separately; missing until known. */
	readonly series: Partial< Readonly< Record< FetchedRange, StatsSeries > > >;
	/**
	 * Dismissed on this page; earlier dismissals come from the option and the
	 * user's notices.
	 */
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
			/** False reverts a dismissal that could not be saved. */
			readonly isDismissed: boolean;
	  };
