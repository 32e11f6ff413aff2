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
import { getSiteFacts, isAtomicSite } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { getSlugs } from '../../shared/site-holdings';
import type { SupportFacts } from './support-view';

export const SUPPORT_OFFER = 'support-offer';

/** A new object each time: compare with shallowEqual. */
export function getSupportFacts( state: RootState ): SupportFacts {
	const { purchaseToken, showsPromotions } = getSiteFacts( state );
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		hasPaidPlan: getSlugs( state ).some( isPaid ),
		isManaged: isAtomicSite( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		canConnectUser: canConnectUser( state ),
		canPurchase: isUserLinked( state ) || purchaseToken !== '',
		showsPromotions,
		isOfferDismissed: isNoticeDismissed( state, SUPPORT_OFFER ),
	};
}

/** A plan that nobody knows isn't taken for none: support can tell. */
function isPaid( slug: string ): boolean {
	return getPlanClass( slug ) !== 'free';
}
