import type { AppAction } from '../../actions';
import type { StatsState } from './types';

export const initialStatsState: StatsState = {
	range: 'day',
	series: {},
	isEmptyCardDismissed: false,
};

/**
 * The statistics part of the site slice; request statuses stay in the slice.
 */
export function statsReducer(
	state: StatsState,
	action: AppAction
): StatsState {
	switch ( action.type ) {
		case 'site/stats-range-chosen':
			return { ...state, range: action.range };
		case 'site/fetch-stats-series/succeeded':
			return {
				...state,
				series: {
					...state.series,
					[ action.args.range ]: action.result,
				},
			};
		case 'site/empty-stats-card-dismissed':
			return { ...state, isEmptyCardDismissed: action.isDismissed };
		default:
			return state;
	}
}
