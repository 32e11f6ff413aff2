import { readStored, writeStored } from '../../lib/stored-value';

/** docs/spec/decisions.md#16 */
const DISMISSED_AT = 'jetpack-dashboard-coupon-dismissed-at';

/** When 'Remind me later' was last clicked, in milliseconds since 1970; null if never. */
export function readDismissedAt(): number | null {
	const time = Number( readStored( DISMISSED_AT ) ?? NaN );
	return Number.isFinite( time ) ? time : null;
}

export function remindLater( now: number ): void {
	writeStored( DISMISSED_AT, String( now ) );
}
