import { ownsProduct } from '../../lib/plans/owned-products';
import type { ProductKey } from '../../lib/plans/products';
import { getPart } from '../../state/site/parts-selectors';
import { getSiteFacts } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { readPart } from './part-result';
import type { PartLoadState } from './part-load-state';

/** How much is known of what the site has bought. */
export function getPurchasesLoadState( state: RootState ): PartLoadState {
	return readPart( getPart( state, 'site' ) ).kind;
}

/** Does the site's plan, or a product beside it, hold it? */
export function siteOwns( state: RootState, key: ProductKey ): boolean {
	return ownsProduct( getSlugs( state ), key );
}

/** Is one of these features on, as the account service says? */
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

/** Its plan's slug and those of what it has beside it: the page's own word until the service has answered. */
export function getSlugs( state: RootState ): readonly string[] {
	const site = readPart( getPart( state, 'site' ) );
	return site.kind === 'known'
		? [ site.data.planSlug, ...site.data.productSlugs ]
		: [ getSiteFacts( state ).planSlug ];
}
