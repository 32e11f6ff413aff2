import type { StepInput } from './step-input';
import { getFirstStep, getNextStep } from './step-order';
import type { StepSlug } from './step-slugs';

/** For tests: the steps from the first to the summary. */
export function walk( input: StepInput ): readonly StepSlug[] {
	const steps: StepSlug[] = [ getFirstStep( 'not-started', [], input ) ];
	for (;;) {
		const last = steps.at( -1 ) ?? 'summary';
		if ( last === 'summary' ) {
			return steps;
		}
		steps.push( getNextStep( last, input ) );
	}
}

/** For tests: the steps of a site where every condition is true. */
export const CHAIN: readonly StepSlug[] = [
	'site-type',
	'product-suggestions',
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'summary',
];
