import { Suspense, useState } from 'react';
import { useAppSelector } from '../../hooks/store';
import { lazyScreen } from '../../lib/lazy-chunk';
import { focusAdminElement, getPageParameter } from '../../lib/wp-admin';
import {
	readDismissedAt,
	remindLater,
} from '../../screens/partner-coupon/coupon-reminder';
import { couponView } from '../../screens/partner-coupon/coupon-view';
import {
	canManageModules,
	getSiteStatus,
} from '../../state/connection/selectors';
import { getPartnerCoupon } from '../../state/licensing/selectors';

const CouponCard = lazyScreen( 'connect', async () => {
	const { CouponCard: Card } = await import(
		/* webpackChunkName: "connect" */ '../../screens/partner-coupon/coupon-card'
	);
	return Card;
} );

/** The links that partners give out lead to the page with this in its query. */
const FLAG = 'showCouponRedemption';
const MAIN_CONTENT = 'wpbody-content';

/** On a connected site: a partner's coupon that waits to be redeemed, until it is put off. */
export function CouponSlot() {
	const coupon = useAppSelector( getPartnerCoupon );
	const isManager = useAppSelector( canManageModules );
	const siteStatus = useAppSelector( getSiteStatus );
	const [ dismissedAt, setDismissedAt ] = useState( readDismissedAt );
	const [ now ] = useState( () => Date.now() );
	const view = couponView( {
		hasCoupon: coupon !== null && isManager,
		siteStatus,
		isAskedFor: getPageParameter( FLAG ) !== null,
		dismissedAt,
		now,
	} );
	if ( coupon === null || view !== 'post-connection' ) {
		return null;
	}
	return (
		<Suspense fallback={ null }>
			<CouponCard
				coupon={ coupon }
				onRemindLater={ () => {
					const time = Date.now();
					// The button that had the focus goes: on to what follows it.
					focusAdminElement( MAIN_CONTENT );
					remindLater( time );
					setDismissedAt( time );
				} }
			/>
		</Suspense>
	);
}
