import { createSelector } from 'reselect';
import type { ApiError } from '../../api/errors';
import { getRequest } from '../request-selectors';
import type { RequestName } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { RootState } from '../root-state';
import { applyChanges, NO_ANSWERS } from './answer-changes';
import type { Answers, Suggestion, Upsell } from './types';

export function isRecommendationsEnabled( state: RootState ): boolean {
	return state.recommendations.isEnabled;
}

/** The step at which the assistant continues. */
export function getRecommendationsStep( state: RootState ): string {
	return state.recommendations.step;
}

/** With those that are not saved yet. */
export const getAnswers: ( state: RootState ) => Answers = createSelector(
	[
		( state: RootState ) => state.recommendations.answers,
		( state: RootState ) => state.recommendations.unsaved,
	],
	( answers, unsaved ) => applyChanges( answers ?? NO_ANSWERS, unsaved )
);

export function areAnswersKnown( state: RootState ): boolean {
	return state.recommendations.answers !== null;
}

/** New recommendations that nobody has viewed. */
export const getUnreadRecommendations: (
	state: RootState
) => readonly string[] = createSelector(
	[ ( state: RootState ) => state.recommendations.newSteps, getAnswers ],
	( newSteps, { viewed } ) =>
		newSteps.filter( ( step ) => ! viewed.includes( step ) )
);

export function getUnreadRecommendationsCount( state: RootState ): number {
	return getUnreadRecommendations( state ).length;
}

/** Steps that events on the site have caused. */
export function getConditionalSteps( state: RootState ): readonly string[] {
	return state.recommendations.conditional ?? state.recommendations.newSteps;
}

/** Null until fetched. */
export function getSuggestions(
	state: RootState
): readonly Suggestion[] | null {
	return state.recommendations.suggestions;
}

/** Undefined until fetched, null if there is none. */
export function getUpsell( state: RootState ): Upsell | undefined {
	return state.recommendations.upsell;
}

/** The step that shows the discount; null until one has. */
export function getDiscountStep( state: RootState ): string | null {
	return state.recommendations.discountViewedOn;
}

export function hasUnsavedAnswers( state: RootState ): boolean {
	const { unsaved, unsavedStep } = state.recommendations;
	return unsaved.length > 0 || unsavedStep !== null;
}

/** Whether there are answers that could not be saved. */
export function hasFailedAnswers( state: RootState ): boolean {
	return getSaveError( state ) !== null && hasUnsavedAnswers( state );
}

/** Null if the answers are saved or were never refused. */
export function getSaveError( state: RootState ): ApiError | null {
	return state.recommendations.saveError;
}

export function getRecommendationsRequest(
	state: RootState,
	name: RequestName< 'recommendations' >
): RequestStatus {
	return getRequest( state, 'recommendations', name );
}
