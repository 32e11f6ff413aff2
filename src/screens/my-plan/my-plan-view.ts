import { getPlanDisplay } from '../../lib/plans/plan-display';
import type { PlanDisplay } from '../../lib/plans/plan-display';
import type { SiteStatus } from '../../state/connection/selectors';
import type { PartLoadState } from '../shared/part-load-state';

export interface MyPlanInput {
	readonly siteStatus: SiteStatus;
	/** Load state of the plan and products. */
	readonly knowledge: PartLoadState;
	/** The plan's slug, then those of the products. */
	readonly slugs: readonly string[];
}

/** Offline, the plan and its features are unknown. */
export type MyPlanView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	/** A plan that this version of the plugin doesn't know. */
	| { readonly kind: 'unknown' }
	| {
			readonly kind: 'plan';
			readonly plan: PlanDisplay;
			/** The plan, then the products, each once. */
			readonly holdings: readonly PlanDisplay[];
	  };

export function myPlanView( input: MyPlanInput ): MyPlanView {
	if ( input.siteStatus === 'offline' ) {
		return { kind: 'offline' };
	}
	if ( input.siteStatus !== 'connected' ) {
		return { kind: 'not-connected' };
	}
	if ( input.knowledge !== 'known' ) {
		return { kind: input.knowledge };
	}
	const [ planSlug = '', ...productSlugs ] = input.slugs;
	const plan = getPlanDisplay( planSlug );
	if ( plan === null ) {
		return { kind: 'unknown' };
	}
	const beside = productSlugs
		.map( getPlanDisplay )
		.filter( ( display ) => display !== null );
	return {
		kind: 'plan',
		plan,
		holdings: [ ...new Set( [ plan, ...beside ] ) ],
	};
}
