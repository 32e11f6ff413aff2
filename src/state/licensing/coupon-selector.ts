import { createSelector } from 'reselect';
import { readPartnerCoupon } from '../../api/partner-coupon';
import type { RootState } from '../root-state';

/** Not in selectors.ts, because only late screens need the coupon's reader. */
export const getPartnerCoupon = createSelector(
	[ ( state: RootState ) => state.licensing.coupon ],
	( coupon ) => readPartnerCoupon( coupon )
);
