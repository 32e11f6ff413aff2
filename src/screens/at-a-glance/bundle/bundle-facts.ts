import { canManageModules } from '../../../state/connection/selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-facts';
import type { BundleFacts } from './bundle-view';

/** A new object each time: compare with shallowEqual. */
export function getBundleFacts( state: RootState ): BundleFacts {
	return {
		isManager: canManageModules( state ),
		offer: getOffer( state, 'security' ),
	};
}
