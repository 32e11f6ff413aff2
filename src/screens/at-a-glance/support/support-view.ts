import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { getPlanClass } from '../../../lib/plans/plan-classes';
import {
	canConnectUser,
	canManageModules,
	getSiteStatus,
	hasConnectedOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import { getSiteInfo, isAtomicSite } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { SiteStatus } from '../../../state/connection/selectors';
import { getPurchasesLoadState, getSlugs } from '../../shared/site-purchases';
import { defineCard } from '../define-card';

export const SUPPORT_OFFER = 'support-offer';

export interface SupportInput {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	readonly isInIdentityCrisis: boolean;
	/** False until the site's plan has been loaded once. */
	readonly isPlanKnown: boolean;
	readonly hasPaidPlan: boolean;
	/** Hosted on the provider's managed platform. */
	readonly isManaged: boolean;
	readonly hasConnectedOwner: boolean;
	readonly canConnectUser: boolean;
	/** The user's account is linked, or there is a purchase token. */
	readonly canPurchase: boolean;
	readonly showsPromotions: boolean;
	/** The user has dismissed the offer. */
	readonly isOfferDismissed: boolean;
}

export type SupportView =
	| { readonly kind: 'hidden' }
	/** The managed platform has its own support. */
	| { readonly kind: 'managed' }
	| { readonly kind: 'prioritized' }
	| {
			readonly kind: 'forums';
			readonly offer: 'none' | 'connect' | 'upgrade';
	  };

/** The support card's state. */
export function supportView( input: SupportInput ): SupportView {
	// In local mode, there is no provider to offer support.
	if ( ! input.isManager || input.siteStatus === 'local' ) {
		return { kind: 'hidden' };
	}
	if ( input.isManaged ) {
		return { kind: 'managed' };
	}
	if ( input.hasPaidPlan ) {
		return { kind: 'prioritized' };
	}
	return { kind: 'forums', offer: getSupportOffer( input ) };
}

function getSupportOffer(
	input: SupportInput
): 'none' | 'connect' | 'upgrade' {
	if (
		! input.isPlanKnown ||
		input.siteStatus !== 'connected' ||
		input.isInIdentityCrisis ||
		! input.showsPromotions ||
		input.isOfferDismissed
	) {
		return 'none';
	}
	if ( ! input.hasConnectedOwner ) {
		return input.canConnectUser ? 'connect' : 'none';
	}
	return input.canPurchase ? 'upgrade' : 'none';
}

function getSupportInput( state: RootState ): SupportInput {
	const { purchaseToken, showsPromotions } = getSiteInfo( state );
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		// If it fails, the initial state's plan may be the default.
		isPlanKnown: getPurchasesLoadState( state ) !== 'failed',
		hasPaidPlan: getSlugs( state ).some( isPaid ),
		isManaged: isAtomicSite( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		canConnectUser: canConnectUser( state ),
		canPurchase: isUserLinked( state ) || purchaseToken !== '',
		showsPromotions,
		isOfferDismissed: isNoticeDismissed( state, SUPPORT_OFFER ),
	};
}

/** Treats unknown plans as paid; support can check. */
function isPaid( slug: string ): boolean {
	return getPlanClass( slug ) !== 'free';
}

export const supportCard = defineCard( {
	slug: 'support',
	title: () => __( 'Support', 'jetpack-dashboard' ),
	icon: 'lifebuoy',
	input: getSupportInput,
	view: supportView,
	samples: isDevelopment && {
		managed: {},
		prioritized: {},
		forums: { offer: 'upgrade' },
	},
} );
