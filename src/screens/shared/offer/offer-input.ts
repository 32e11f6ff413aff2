import { checkoutUrl } from '../../../lib/service-links';
import {
	canConnectUser,
	getSiteStatus,
	hasConnectedOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import { getModuleOverride } from '../../../state/modules/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import { getLinkContext } from '../../../state/site/link-context';
import { getAdminUrl, getSiteInfo } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { PRODUCT_SLUGS } from '../../../lib/plans/products';
import {
	getPurchasesLoadState,
	hasAnyFeature,
	siteOwns,
} from '../site-purchases';
import { offerView } from './offer-view';
import type { OfferInput, OfferView } from './offer-view';
import { getDeclaration } from './offers';
import type { OfferKey } from './offers';

/** Returns a new object each time: compare with shallowEqual. */
export function getOfferInput( state: RootState, key: OfferKey ): OfferInput {
	const { product, feature, noticeId, module } = getDeclaration( key );
	const { showsPromotions, purchaseToken } = getSiteInfo( state );
	return {
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		canConnectUser: canConnectUser( state ),
		canPurchase: isUserLinked( state ) || purchaseToken !== '',
		showsPromotions,
		isSiteLoaded: getPurchasesLoadState( state ) === 'known',
		override: module ? getModuleOverride( state, module ) : null,
		isHeld:
			siteOwns( state, product ) ||
			( feature !== undefined && hasAnyFeature( state, [ feature ] ) ),
		isDismissed: isNoticeDismissed( state, noticeId ),
	};
}

/** The offer that a card shows now; part of its view's input. */
export function getOffer( state: RootState, key: OfferKey ): OfferView {
	return offerView( getOfferInput( state, key ) );
}

/**
 * URL to buy the product, with a return link to the dashboard. Null in local
 * mode.
 */
export function getOfferUrl( state: RootState, key: OfferKey ): string | null {
	return checkoutUrl( getLinkContext( state ), 'jetpack-checkout', {
		path: PRODUCT_SLUGS[ getDeclaration( key ).product ],
		redirectTo: `${ getAdminUrl(
			state
		) }admin.php?page=jetpack#/dashboard`,
	} );
}
