import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import { applyChanges, NO_ANSWERS } from './answer-changes';
import type { RecommendationsState } from './types';

export const initialRecommendationsState: RecommendationsState = {
	isEnabled: false,
	step: 'not-started',
	newSteps: [],
	answers: null,
	unsaved: [],
	unsavedStep: null,
	saveError: null,
	conditional: null,
	suggestions: null,
	upsell: undefined,
	discountViewedOn: null,
	requests: {},
};

export function recommendationsReducer(
	previous: RecommendationsState,
	action: AppAction
): RecommendationsState {
	const requests = reduceRequests(
		'recommendations',
		previous.requests,
		action
	);
	const state =
		requests === previous.requests ? previous : { ...previous, requests };

	switch ( action.type ) {
		case 'connection/disconnect/succeeded':
			return { ...state, isEnabled: false };
		case 'recommendations/fetch-answers/succeeded':
			return { ...state, answers: action.result };
		case 'recommendations/fetch-conditional/succeeded':
			return { ...state, conditional: action.result };
		case 'recommendations/fetch-suggestions/succeeded':
			return { ...state, suggestions: action.result };
		case 'recommendations/fetch-upsell/succeeded':
			return { ...state, upsell: action.result };
		case 'recommendations/answered':
			return { ...state, unsaved: [ ...state.unsaved, action.change ] };
		case 'recommendations/step-viewed':
			return {
				...state,
				step: action.step,
				unsavedStep:
					action.step === state.step
						? state.unsavedStep
						: action.step,
			};
		case 'recommendations/save/succeeded': {
			const { changes, step } = action.args;
			return {
				...state,
				answers: applyChanges( state.answers ?? NO_ANSWERS, changes ),
				// Changes made during the request still need to be saved.
				unsaved: state.unsaved.slice( changes.length ),
				unsavedStep:
					state.unsavedStep === step ? null : state.unsavedStep,
				saveError: null,
			};
		}
		case 'recommendations/save/failed':
			return { ...state, saveError: action.error };
		case 'recommendations/discount-viewed':
			return { ...state, discountViewedOn: action.step };
		default:
			return state;
	}
}
