import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';

export interface OfferFacts {
	readonly siteStatus: SiteStatus;
	/** Nothing that the account service would refuse is offered. */
	readonly isInIdentityCrisis: boolean;
	readonly hasConnectedOwner: boolean;
	readonly canConnectUser: boolean;
	/** Linked, or a purchase token is there. */
	readonly canPurchase: boolean;
	/** The site's filter `jetpack_show_promotions`. */
	readonly showsPromotions: boolean;
	/** The plan and the products of the site are known. */
	readonly isSiteLoaded: boolean;
	/** Of the module that would be paid for; null where there is none. */
	readonly override: ModuleOverride;
	/** The site's plan, or a product beside it, holds it already. */
	readonly isHeld: boolean;
	/** This user has declined it, for good. */
	readonly isDismissed: boolean;
}

/** What is offered where something that can be bought is missing. */
export type OfferView = 'none' | 'connect' | 'upgrade';

/** Upgrade for a site with a connected owner, else Connect. */
export function offerView( facts: OfferFacts ): OfferView {
	if (
		facts.override === 'inactive' ||
		facts.siteStatus !== 'connected' ||
		facts.isInIdentityCrisis ||
		! facts.showsPromotions ||
		! facts.isSiteLoaded ||
		facts.isHeld ||
		facts.isDismissed
	) {
		return 'none';
	}
	if ( ! facts.hasConnectedOwner ) {
		return facts.canConnectUser ? 'connect' : 'none';
	}
	return facts.canPurchase ? 'upgrade' : 'none';
}
