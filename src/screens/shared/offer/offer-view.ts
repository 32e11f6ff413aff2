import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';

export interface OfferInput {
	readonly siteStatus: SiteStatus;
	/** Hides offers, since the account service would reject the purchase. */
	readonly isInIdentityCrisis: boolean;
	readonly hasConnectedOwner: boolean;
	readonly canConnectUser: boolean;
	/** The user's account is linked, or there is a purchase token. */
	readonly canPurchase: boolean;
	/** The site's filter `jetpack_show_promotions`. */
	readonly showsPromotions: boolean;
	/** The site's plan and products are loaded. */
	readonly isSiteLoaded: boolean;
	/**
	 * Override of the module that the product is for; null if there is no
	 * module.
	 */
	readonly override: ModuleOverride;
	/** The site's plan or products already include it. */
	readonly isHeld: boolean;
	/** The user has dismissed it permanently. */
	readonly isDismissed: boolean;
}

/** The offer to show for a missing paid feature. */
export type OfferView = 'none' | 'connect' | 'upgrade';

/** Upgrade if the site has a connected owner, otherwise Connect. */
export function offerView( input: OfferInput ): OfferView {
	if (
		input.override === 'inactive' ||
		input.siteStatus !== 'connected' ||
		input.isInIdentityCrisis ||
		! input.showsPromotions ||
		! input.isSiteLoaded ||
		input.isHeld ||
		input.isDismissed
	) {
		return 'none';
	}
	if ( ! input.hasConnectedOwner ) {
		return input.canConnectUser ? 'connect' : 'none';
	}
	return input.canPurchase ? 'upgrade' : 'none';
}
