import { isInIdentityCrisis } from '../../../state/connection/selectors';
import { getSiteInfo } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';

/**
 * Whether the assistant may advertise products: unless the filter
 * `jetpack_show_promotions` says no, or the account service would reject the
 * purchase.
 */
export function mayOffer( state: RootState ): boolean {
	return (
		getSiteInfo( state ).showsPromotions && ! isInIdentityCrisis( state )
	);
}
