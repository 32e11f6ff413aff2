import type { FeatureSlug } from './step-slugs';

/** 'unavailable': the site can't have it, or the user may not turn it on. */
export type FeatureState = 'active' | 'inactive' | 'unavailable';

/** What the conditions of the steps depend on. */
export interface StepInput {
	/** No account service is configured: the site has nothing to buy. */
	readonly isLocal: boolean;
	/** The answer "Store" to the first question. */
	readonly isStore: boolean;
	readonly hasConnectedOwner: boolean;
	/** Product suggestions: only on the free plan without a purchase. */
	readonly suggestions: 'loading' | 'available' | 'unavailable';
	/** Steps that the server recommends because of events on the site. */
	readonly conditional: readonly string[];
	readonly features: Readonly< Record< FeatureSlug, FeatureState > >;
}
