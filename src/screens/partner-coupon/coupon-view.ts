import type { SiteStatus } from '../../state/connection/selectors';

export interface CouponFacts {
	readonly hasCoupon: boolean;
	readonly siteStatus: SiteStatus;
	/** The page's query asks for it. */
	readonly isAskedFor: boolean;
	/** When 'Remind me later' was last pressed, in milliseconds since 1970; null = never. */
	readonly dismissedAt: number | null;
	/** Likewise. */
	readonly now: number;
}

export type CouponView = 'none' | 'pre-connection' | 'post-connection';

/** 'Remind me later' hides the card for 3 days. */
export const REMINDER_MS = 259_200_000;

/** What is shown of a partner's coupon. */
export function couponView( facts: CouponFacts ): CouponView {
	const { siteStatus, dismissedAt, now } = facts;
	if ( ! facts.hasCoupon || siteStatus === 'offline' ) {
		return 'none';
	}
	if ( siteStatus === 'not-connected' ) {
		return 'pre-connection';
	}
	const isDismissed =
		dismissedAt !== null &&
		// A clock that was set back doesn't hide it for longer.
		Math.abs( now - dismissedAt ) < REMINDER_MS;
	return siteStatus === 'connected' && facts.isAskedFor && ! isDismissed
		? 'post-connection'
		: 'none';
}
