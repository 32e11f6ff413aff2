import type { SiteStatus } from '../../../state/connection/selectors';

export interface SupportFacts {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	readonly isInIdentityCrisis: boolean;
	readonly hasPaidPlan: boolean;
	/** Hosted on the provider's managed platform. */
	readonly isManaged: boolean;
	readonly hasConnectedOwner: boolean;
	readonly canConnectUser: boolean;
	/** Linked, or a purchase token is there. */
	readonly canPurchase: boolean;
	readonly showsPromotions: boolean;
	/** This user wants no offer here. */
	readonly isOfferDismissed: boolean;
}

export type SupportView =
	| { readonly kind: 'hidden' }
	/** On the managed platform: help of its own. */
	| { readonly kind: 'managed' }
	| { readonly kind: 'prioritized' }
	| {
			readonly kind: 'forums';
			readonly offer: 'none' | 'connect' | 'upgrade';
	  };

/** The support card's look. */
export function supportView( facts: SupportFacts ): SupportView {
	// In local mode there is no provider to ask.
	if ( ! facts.isManager || facts.siteStatus === 'local' ) {
		return { kind: 'hidden' };
	}
	if ( facts.isManaged ) {
		return { kind: 'managed' };
	}
	if ( facts.hasPaidPlan ) {
		return { kind: 'prioritized' };
	}
	return { kind: 'forums', offer: getSupportOffer( facts ) };
}

function getSupportOffer(
	facts: SupportFacts
): 'none' | 'connect' | 'upgrade' {
	if (
		facts.siteStatus !== 'connected' ||
		facts.isInIdentityCrisis ||
		! facts.showsPromotions ||
		facts.isOfferDismissed
	) {
		return 'none';
	}
	if ( ! facts.hasConnectedOwner ) {
		return facts.canConnectUser ? 'connect' : 'none';
	}
	return facts.canPurchase ? 'upgrade' : 'none';
}
