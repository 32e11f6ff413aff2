import { getSiteStatus } from '../../../../state/connection/selectors';
import { isModuleActive } from '../../../../state/modules/selectors';
import { getPart } from '../../../../state/site/parts-selectors';
import { getOwnPluginState } from '../../../../state/site/selectors';
import type { RootState } from '../../../../state/store';
import { getOfferInput } from '../../../shared/offer/offer-input';
import { offerView } from '../../../shared/offer/offer-view';
import type { BackupsInput } from './backups-view';

/** Returns a new object each time: compare with shallowEqual. */
export function getBackupsInput( state: RootState ): BackupsInput {
	return {
		siteStatus: getSiteStatus( state ),
		rewind: getPart( state, 'rewind' ),
		scan: getPart( state, 'scan' ),
		vaultpress: getPart( state, 'vaultpress' ),
		vaultPlugin: getOwnPluginState( state, 'vaultpress' ),
		// The offer replaces the settings here, so a dismissal elsewhere must
		// not hide it.
		offer: offerView( {
			...getOfferInput( state, 'backup' ),
			isDismissed: false,
		} ),
		areOwnOn: isModuleActive( state, 'backups' ),
		isPlanLoading: getPart( state, 'site' ).kind === 'loading',
	};
}
