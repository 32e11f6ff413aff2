import { Suspense } from 'react';
import { useAppSelector } from '../../hooks/store';
import { lazyScreen } from '../../lib/lazy-chunk';
import { getPageParameter } from '../../lib/wp-admin';
import { hasPartnerCoupon } from '../../state/licensing/selectors';

const CouponOffer = lazyScreen( 'connect', async () => {
	const { CouponOffer: Offer } = await import(
		/* webpackChunkName: "connect" */ '../../screens/partner-coupon/coupon-offer'
	);
	return Offer;
} );

/** Query parameter of the page's URL. PHP adds it for a valid coupon. */
const FLAG = 'showCouponRedemption';

/** The partner coupon, if the page's URL asks for it. */
export function CouponSlot() {
	const hasCoupon = useAppSelector( hasPartnerCoupon );
	return hasCoupon && getPageParameter( FLAG ) !== null ? (
		<Suspense fallback={ null }>
			<CouponOffer />
		</Suspense>
	) : null;
}
