import type { RootState } from '../root-state';

export function isRecommendationsEnabled( state: RootState ): boolean {
	return state.recommendations.isEnabled;
}

export function getUnreadRecommendationsCount( state: RootState ): number {
	return state.recommendations.unread.length;
}

/** Where the assistant stands. */
export function getRecommendationsStep( state: RootState ): string {
	return state.recommendations.step;
}
