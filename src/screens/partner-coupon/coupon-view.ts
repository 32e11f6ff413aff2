import type { SiteStatus } from '../../state/connection/selectors';

export interface CouponInput {
	readonly hasCoupon: boolean;
	readonly siteStatus: SiteStatus;
	/** Whether the page's URL has the query parameter. */
	readonly isAskedFor: boolean;
	/** Whether the coupon's product was bought since the page was loaded. */
	readonly isRedeemed: boolean;
	/** When 'Remind me later' was last clicked, in milliseconds since 1970; null if never. */
	readonly dismissedAt: number | null;
	/** In milliseconds since 1970. */
	readonly now: number;
}

export type CouponView = 'none' | 'pre-connection' | 'post-connection';

/** 'Remind me later' hides the card for 3 days. */
export const REMINDER_MS = 259_200_000;

/** Which coupon screen to show. */
export function couponView( input: CouponInput ): CouponView {
	const { siteStatus, dismissedAt, now } = input;
	if ( ! input.hasCoupon || siteStatus === 'offline' ) {
		return 'none';
	}
	if ( siteStatus === 'not-connected' ) {
		return 'pre-connection';
	}
	const isDismissed =
		dismissedAt !== null &&
		// If the clock was set back, the date is in the future.
		Math.abs( now - dismissedAt ) < REMINDER_MS;
	return siteStatus === 'connected' &&
		input.isAskedFor &&
		! input.isRedeemed &&
		! isDismissed
		? 'post-connection'
		: 'none';
}
