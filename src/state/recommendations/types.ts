import type { ApiError } from '../../api/errors';
import type { Answers, Suggestion, Upsell } from '../../api/recommendations';
import type { RequestAction, Requests } from '../request';
import type { AnswerChange } from './answer-changes';

export type {
	Answers,
	SiteType,
	Suggestion,
	Upsell,
} from '../../api/recommendations';

export interface RecommendationsState {
	readonly isEnabled: boolean;
	/** The step at which the assistant continues. */
	readonly step: string;
	/** Conditional recommendations that were new when the page was loaded. */
	readonly newSteps: readonly string[];
	/** As saved; null until fetched. */
	readonly answers: Answers | null;
	/** Answers that are not saved yet, oldest first. */
	readonly unsaved: readonly AnswerChange[];
	/** Null if the current step is saved. */
	readonly unsavedStep: string | null;
	/** Why the last save failed; kept while it is retried. */
	readonly saveError: ApiError | null;
	/** Steps that events on the site have caused; null until fetched. */
	readonly conditional: readonly string[] | null;
	/** Null until fetched. */
	readonly suggestions: readonly Suggestion[] | null;
	/** Undefined until fetched. */
	readonly upsell: Upsell | undefined;
	/** The step that showed the discount; it is shown on this one only. */
	readonly discountViewedOn: string | null;
	readonly requests: Requests;
}

interface Read< Name extends string, Result > {
	readonly slice: 'recommendations';
	readonly name: Name;
	readonly args: undefined;
	readonly result: Result;
}

export type FetchAnswers = Read< 'fetch-answers', Answers >;
export type FetchConditional = Read< 'fetch-conditional', readonly string[] >;
export type FetchSuggestions = Read<
	'fetch-suggestions',
	readonly Suggestion[]
>;
export type FetchUpsell = Read< 'fetch-upsell', Upsell >;

export interface SaveAnswers {
	readonly slice: 'recommendations';
	readonly name: 'save';
	readonly args: {
		readonly changes: readonly AnswerChange[];
		readonly step: string | null;
	};
	readonly result: void;
}

export type RecommendationsRequest =
	| FetchAnswers
	| FetchConditional
	| FetchSuggestions
	| FetchUpsell
	| SaveAnswers;

export type RecommendationsAction =
	| RequestAction< RecommendationsRequest >
	| {
			readonly type: 'recommendations/answered';
			readonly change: AnswerChange;
	  }
	| {
			readonly type: 'recommendations/step-viewed';
			readonly step: string;
	  }
	| {
			readonly type: 'recommendations/discount-viewed';
			readonly step: string;
	  };
