import * as api from '../../api/recommendations';
import { getSiteStatus } from '../connection/selectors';
import { createRequest } from '../create-request';
import type { AppThunk } from '../root-state';
import { toChangedAnswers } from './answer-changes';
import type { AnswerChange } from './answer-changes';
import {
	areAnswersKnown,
	getAnswers,
	getRecommendationsRequest,
	getRecommendationsStep,
	hasUnsavedAnswers,
} from './selectors';
import type {
	FetchAnswers,
	FetchConditional,
	FetchSuggestions,
	FetchUpsell,
	RecommendationsAction,
	SaveAnswers,
	SiteType,
} from './types';

/** Slugs that the server stores; others would make it refuse all answers. */
const STORABLE_SLUG = /^[a-z0-9_-]{1,60}$/;

const fetchAnswers = createRequest< FetchAnswers >( {
	slice: 'recommendations',
	name: 'fetch-answers',
	kind: 'read',
	call: api.fetchAnswers,
} );

const fetchConditional = createRequest< FetchConditional >( {
	slice: 'recommendations',
	name: 'fetch-conditional',
	kind: 'read',
	call: api.fetchConditionalSteps,
} );

const fetchSuggestions = createRequest< FetchSuggestions >( {
	slice: 'recommendations',
	name: 'fetch-suggestions',
	kind: 'read',
	call: () => api.fetchSuggestions(),
} );

const fetchUpsell = createRequest< FetchUpsell >( {
	slice: 'recommendations',
	name: 'fetch-upsell',
	kind: 'read',
	call: () => api.fetchUpsell(),
} );

const send = createRequest< SaveAnswers >( {
	slice: 'recommendations',
	name: 'save',
	kind: 'write',
	call: async ( { changes, step } ) => {
		if ( changes.length > 0 ) {
			await api.saveAnswers( toChangedAnswers( changes ) );
		}
		if ( step !== null ) {
			await api.saveStep( step );
		}
	},
} );

/** Fetches what is not known yet. The page has preloaded responses for it. */
export function openAssistant(): AppThunk {
	return ( dispatch, getState ) => {
		const state = getState();
		if ( ! areAnswersKnown( state ) ) {
			void dispatch( fetchAnswers( undefined ) );
		}
		if ( state.recommendations.conditional === null ) {
			void dispatch( fetchConditional( undefined ) );
		}
	};
}

/** A no-op on sites that can't buy anything. */
export function openSuggestions(): AppThunk {
	return ( dispatch, getState ) => {
		const state = getState();
		if (
			getSiteStatus( state ) === 'connected' &&
			getRecommendationsRequest( state, 'fetch-suggestions' ).kind ===
				'idle'
		) {
			void dispatch( fetchSuggestions( undefined ) );
		}
	};
}

/** A no-op on sites that can't buy anything. */
export function openUpsell(): AppThunk {
	return ( dispatch, getState ) => {
		const state = getState();
		if (
			getSiteStatus( state ) === 'connected' &&
			getRecommendationsRequest( state, 'fetch-upsell' ).kind === 'idle'
		) {
			void dispatch( fetchUpsell( undefined ) );
		}
	};
}

/**
 * Saves all answers that are not saved yet. If that fails, they stay in the
 * store, and the next save includes them.
 */
export function saveAnswers(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		if (
			getRecommendationsRequest( getState(), 'save' ).kind === 'pending'
		) {
			// The save in flight goes on with the new answers.
			return;
		}
		while ( hasUnsavedAnswers( getState() ) ) {
			const { unsaved, unsavedStep } = getState().recommendations;
			const { isOk } = await dispatch(
				send( { changes: unsaved, step: unsavedStep } )
			);
			if ( ! isOk ) {
				return;
			}
		}
	};
}

/**
 * Sends what is not saved yet, as the page is left: the rest of a save under
 * way would not be sent any more. The server may get an answer twice.
 */
export function flushAnswers(): AppThunk {
	return ( _dispatch, getState ) => {
		const { unsaved, unsavedStep } = getState().recommendations;
		// If the page stays, the save under way tells what became of them.
		const ignore = () => {};
		if ( unsaved.length > 0 ) {
			api.saveAnswers( toChangedAnswers( unsaved ) ).catch( ignore );
		}
		if ( unsavedStep !== null ) {
			api.saveStep( unsavedStep ).catch( ignore );
		}
	};
}

function recordAnswers( ...changes: readonly AnswerChange[] ): AppThunk {
	return ( dispatch ) => {
		for ( const change of changes ) {
			dispatch< RecommendationsAction >( {
				type: 'recommendations/answered',
				change,
			} );
		}
		void dispatch( saveAnswers() );
	};
}

/** Records where the assistant continues, and that the step was viewed. */
export function viewStep( step: string ): AppThunk {
	return ( dispatch, getState ) => {
		const state = getState();
		if ( getRecommendationsStep( state ) !== step ) {
			dispatch< RecommendationsAction >( {
				type: 'recommendations/step-viewed',
				step,
			} );
		}
		if ( getAnswers( state ).viewed.includes( step ) ) {
			void dispatch( saveAnswers() );
		} else {
			dispatch( recordAnswers( { kind: 'view', step } ) );
		}
	};
}

export function selectStep( step: string ): AppThunk {
	return recordAnswers( { kind: 'select', step } );
}

export function skipStep( step: string ): AppThunk {
	return recordAnswers( { kind: 'skip', step } );
}

/** Selects the step that suggests products, with the chosen product if possible. */
export function selectProduct( step: string, slug: string ): AppThunk {
	const select = { kind: 'select', step } as const;
	return STORABLE_SLUG.test( slug )
		? recordAnswers( select, { kind: 'product', slug } )
		: recordAnswers( select );
}

export function saveSiteTypes( siteTypes: readonly SiteType[] ): AppThunk {
	return recordAnswers( { kind: 'site-types', siteTypes } );
}

/** The discount is advertised on one step only; the server isn't told. */
export function markDiscountViewed( step: string ): RecommendationsAction {
	return { type: 'recommendations/discount-viewed', step };
}
