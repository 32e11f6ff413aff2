import type { RootState } from '../root-state';

export function isRecommendationsEnabled( state: RootState ): boolean {
	return state.recommendations.isEnabled;
}

export function getUnreadRecommendationsCount( state: RootState ): number {
	return state.recommendations.unread.length;
}

/** The current step of the recommendations. */
export function getRecommendationsStep( state: RootState ): string {
	return state.recommendations.step;
}
