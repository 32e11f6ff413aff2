import type { Answers, SiteType } from '../../api/recommendations';

/** One answer, or that a step was viewed. */
export type AnswerChange =
	| { readonly kind: 'select'; readonly step: string }
	| { readonly kind: 'skip'; readonly step: string }
	| { readonly kind: 'view'; readonly step: string }
	/** Of the suggested products. */
	| { readonly kind: 'product'; readonly slug: string }
	| {
			readonly kind: 'site-types';
			readonly siteTypes: readonly SiteType[];
	  };

export const NO_ANSWERS: Answers = {
	siteTypes: [],
	selected: [],
	skipped: [],
	viewed: [],
	product: '',
};

/** A step is either selected or skipped; the later answer wins. */
export function applyChanges(
	answers: Answers,
	changes: readonly AnswerChange[]
): Answers {
	return changes.reduce( applyChange, answers );
}

function applyChange( answers: Answers, change: AnswerChange ): Answers {
	switch ( change.kind ) {
		case 'select':
			return {
				...answers,
				selected: add( answers.selected, change.step ),
				skipped: remove( answers.skipped, change.step ),
			};
		case 'skip':
			return {
				...answers,
				selected: remove( answers.selected, change.step ),
				skipped: add( answers.skipped, change.step ),
			};
		case 'view':
			return { ...answers, viewed: add( answers.viewed, change.step ) };
		case 'product':
			return { ...answers, product: change.slug };
		case 'site-types':
			return { ...answers, siteTypes: change.siteTypes };
	}
}

/** Only what the changes touch, so that other answers stay as they are. */
export function toChangedAnswers(
	changes: readonly AnswerChange[]
): Partial< Answers > {
	const { siteTypes, ...others } = applyChanges( NO_ANSWERS, changes );
	return {
		...( changes.some( ( { kind } ) => kind === 'site-types' )
			? { siteTypes }
			: {} ),
		...Object.fromEntries(
			Object.entries( others ).filter(
				( [ , answer ] ) => answer.length > 0
			)
		),
	};
}

function add( steps: readonly string[], step: string ): readonly string[] {
	return steps.includes( step ) ? steps : [ ...steps, step ];
}

function remove( steps: readonly string[], step: string ): readonly string[] {
	return steps.filter( ( other ) => other !== step );
}
