import { createSelector } from 'reselect';
import { toCheckoutSlug } from '../../lib/plans/products';
import type { ProductKey } from '../../lib/plans/products';
import { checkoutUrl } from '../../lib/service-links';
import { getSiteStatus } from '../../state/connection/selectors';
import { getLinkContext } from '../../state/site/link-context';
import { getPart } from '../../state/site/parts-selectors';
import { getSiteInfo } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { readPart } from '../shared/part-result';
import { getPurchasesLoadState, siteOwns } from '../shared/site-purchases';
import type { ProductInput } from './product-view';

/** The checkout returns to My Plan. */
const RETURN_PATH = 'admin.php?page=jetpack#/my-plan';

/** Creates a memoized selector for one product's page. */
export function createProductInputSelector(
	key: ProductKey
): ( state: RootState ) => ProductInput {
	return createSelector(
		[
			getSiteStatus,
			getPurchasesLoadState,
			getSiteInfo,
			( state: RootState ) => getPart( state, 'products' ),
			( state: RootState ) => getPart( state, 'intro-offers' ),
			( state: RootState ) => siteOwns( state, key ),
			( state: RootState ) => siteOwns( state, 'security' ),
			getLinkContext,
		],
		(
			siteStatus,
			knowledge,
			{ catalog, adminUrl },
			products,
			offers,
			isHeld,
			isSecurityHeld,
			context
		): ProductInput => ( {
			key,
			siteStatus,
			knowledge,
			catalog,
			products: readPart( products ),
			offers: readPart( offers ),
			isHeld,
			isSecurityHeld,
			getUpgradeUrl: ( slug ) =>
				checkoutUrl( context, 'jetpack-product-description-checkout', {
					path: toCheckoutSlug( slug ),
					redirectTo: adminUrl + RETURN_PATH,
				} ),
		} )
	);
}
