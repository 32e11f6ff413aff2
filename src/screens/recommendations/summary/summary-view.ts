import type { StepInput } from '../steps/step-input';
import { FEATURE_SLUGS, RESOURCE_SLUGS } from '../steps/step-slugs';
import type { FeatureSlug, ResourceSlug } from '../steps/step-slugs';
import { getStep } from '../steps/steps';

export interface SummaryView {
	readonly enabled: readonly FeatureSlug[];
	readonly skipped: readonly FeatureSlug[];
	readonly resources: readonly ResourceSlug[];
}

/** What the site uses, what it could use, and what there is to read. */
export function summaryView( input: StepInput ): SummaryView {
	return {
		enabled: FEATURE_SLUGS.filter(
			( slug ) =>
				input.features[ slug ] === 'active' &&
				( slug !== 'woocommerce' || input.isStore )
		),
		skipped: FEATURE_SLUGS.filter( ( slug ) =>
			getStep( slug ).isEligible( input )
		),
		resources: RESOURCE_SLUGS.filter( ( slug ) =>
			getStep( slug ).isEligible( input )
		),
	};
}
