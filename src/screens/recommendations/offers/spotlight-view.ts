import type { ProductKey } from '../../../lib/plans/products';
import type { StepSlug } from '../steps/step-slugs';

export interface SpotlightInput {
	readonly step: StepSlug;
	/** On a connected site whose plan is known, and that allows promotions. */
	readonly mayOffer: boolean;
	/** The site's plan and products include it. */
	readonly isHeld: ( key: ProductKey ) => boolean;
	readonly hasAntispamPlugin: boolean;
	readonly hasVideoStorage: boolean;
}

const PRODUCTS: { readonly [ Slug in StepSlug ]?: ProductKey } = {
	publicize: 'security',
	'security-plan': 'security',
	'anti-spam': 'akismet',
	videopress: 'videopress',
};

/** The product that is shown below a step; null for none. */
export function spotlightView( input: SpotlightInput ): ProductKey | null {
	const key = PRODUCTS[ input.step ];
	if (
		key === undefined ||
		! input.mayOffer ||
		input.isHeld( key ) ||
		( key === 'akismet' && input.hasAntispamPlugin ) ||
		( key === 'videopress' && input.hasVideoStorage )
	) {
		return null;
	}
	return key;
}
