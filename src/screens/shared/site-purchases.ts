import {
	hasProductFeatures,
	ownsProduct,
} from '../../lib/plans/owned-products';
import { toPlanAndProducts } from '../../lib/plans/plan-display';
import type { ProductKey } from '../../lib/plans/products';
import { getPart } from '../../state/site/parts-selectors';
import { getSiteInfo } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { readPart } from './part-result';
import type { PartLoadState } from './part-load-state';

/** Loading state of the site's purchases. */
export function getPurchasesLoadState( state: RootState ): PartLoadState {
	return readPart( getPart( state, 'site' ) ).kind;
}

/** Whether the site's plan, products or active features include the product. */
export function siteOwns( state: RootState, key: ProductKey ): boolean {
	const site = readPart( getPart( state, 'site' ) );
	return (
		ownsProduct( getSlugs( state ), key ) ||
		( site.kind === 'known' &&
			hasProductFeatures( site.data.activeFeatures, key ) )
	);
}

/** Whether the account service reports any of these features as active. */
export function hasAnyFeature(
	state: RootState,
	features: readonly string[]
): boolean {
	const site = readPart( getPart( state, 'site' ) );
	return (
		site.kind === 'known' &&
		site.data.activeFeatures.some( ( active ) =>
			features.includes( active )
		)
	);
}

/**
 * Slugs of the plan, then of the products: from the initial state until the
 * service has responded. Returns a new list each time.
 */
export function getSlugs( state: RootState ): readonly string[] {
	const site = readPart( getPart( state, 'site' ) );
	return site.kind === 'known'
		? toPlanAndProducts( site.data.planSlug, site.data.productSlugs )
		: toPlanAndProducts( getSiteInfo( state ).planSlug );
}
