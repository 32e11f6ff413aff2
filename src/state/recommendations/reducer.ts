import type { RecommendationsState } from './types';

export const initialRecommendationsState: RecommendationsState = {
	isEnabled: false,
	step: 'not-started',
	unread: [],
};
