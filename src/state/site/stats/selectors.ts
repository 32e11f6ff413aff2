import { isNoticeDismissed } from '../../notices/selectors';
import { getRequest } from '../../request-selectors';
import type { RequestStatus } from '../../request';
import { isSettingOn } from '../../settings/selectors';
import type { RootState } from '../../root-state';
import type { FetchedRange, StatsRange, StatsSeries } from './types';

/**
 * ID of the user's own dismissal; for managers, an option applies to all users.
 */
export const EMPTY_STATS_CARD = 'empty-stats-card';

export function getStatsRange( state: RootState ): StatsRange {
	return state.site.stats.range;
}

/** Null until known. */
export function getStatsSeries(
	state: RootState,
	range: FetchedRange
): StatsSeries | null {
	return state.site.stats.series[ range ] ?? null;
}

export function getStatsSeriesRequest(
	state: RootState,
	range: FetchedRange
): RequestStatus {
	return getRequest( state, 'site', 'fetch-stats-series', range );
}

export function isEmptyStatsCardDismissed( state: RootState ): boolean {
	return (
		state.site.stats.isEmptyCardDismissed ||
		isSettingOn( state, 'dismiss_empty_stats_card' ) ||
		isNoticeDismissed( state, EMPTY_STATS_CARD )
	);
}
