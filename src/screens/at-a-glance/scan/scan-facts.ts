import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import {
	getOwnPluginState,
	isAtomicSite,
	isMultisite,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { getOffer } from '../../shared/offer/offer-facts';
import { hasPlanOf } from '../plan-facts';
import type { ScanFacts } from './scan-view';

/** A new object each time: compare with shallowEqual. */
export function getScanFacts( state: RootState ): ScanFacts {
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		isMultisite: isMultisite( state ),
		isAtomic: isAtomicSite( state ),
		scan: getPart( state, 'scan' ),
		vaultpress: getPart( state, 'vaultpress' ),
		vaultPlugin: getOwnPluginState( state, 'vaultpress' ),
		isVaultPlan: hasPlanOf( state, [ 'premium', 'business' ] ),
		isPlanLoading: getPart( state, 'site' ).kind === 'loading',
		offer: getOffer( state, 'scan' ),
	};
}
