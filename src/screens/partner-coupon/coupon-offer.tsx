import { useState } from 'react';
import { useAppSelector } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import {
	canManageModules,
	getSiteStatus,
} from '../../state/connection/selectors';
import { getPartnerCoupon } from '../../state/licensing/coupon-selector';
import { getPurchasesLoadState, getSlugs } from '../shared/site-purchases';
import { CouponCard } from './coupon-card';
import { readDismissedAt, remindLater } from './coupon-reminder';
import { couponView } from './coupon-view';

const MAIN_CONTENT = 'wpbody-content';

/** The coupon's card on a connected site, unless it was postponed. */
export function CouponOffer() {
	const coupon = useAppSelector( getPartnerCoupon );
	const isManager = useAppSelector( canManageModules );
	const siteStatus = useAppSelector( getSiteStatus );
	const isRedeemed = useIsRedeemed( coupon?.product.slug ?? '' );
	const [ dismissedAt, setDismissedAt ] = useState( readDismissedAt );
	const [ now ] = useState( () => Date.now() );
	const view = couponView( {
		hasCoupon: coupon !== null && isManager,
		siteStatus,
		isAskedFor: true,
		isRedeemed,
		dismissedAt,
		now,
	} );
	return coupon !== null && view === 'post-connection' ? (
		<CouponCard
			coupon={ coupon }
			onRemindLater={ () => {
				const time = Date.now();
				// The focused button is removed, so move the focus to the main
				// content.
				focusAdminElement( MAIN_CONTENT );
				remindLater( time );
				setDismissedAt( time );
			} }
		/>
	) : null;
}

/**
 * Whether the product was bought since the page was loaded, in another tab.
 * A site that had it before can still redeem the coupon.
 */
function useIsRedeemed( slug: string ): boolean {
	const hasProduct = useAppSelector( ( state ) =>
		getPurchasesLoadState( state ) === 'known'
			? getSlugs( state ).includes( slug )
			: null
	);
	const [ hadProduct, setHadProduct ] = useState( hasProduct );
	if ( hadProduct === null && hasProduct !== null ) {
		setHadProduct( hasProduct );
	}
	return hadProduct === false && hasProduct === true;
}
