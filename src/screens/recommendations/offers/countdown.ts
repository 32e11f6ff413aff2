import { __, sprintf } from '@wordpress/i18n';

const SECOND_MS = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

export interface TimeLeft {
	readonly days: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/** Rounded up to whole seconds; null once the time is over. */
export function getTimeLeft( expires: number, now: number ): TimeLeft | null {
	const left = Math.ceil( ( expires - now ) / SECOND_MS );
	if ( left <= 0 ) {
		return null;
	}
	const minutes = Math.floor( left / SECONDS_PER_MINUTE );
	const hours = Math.floor( minutes / MINUTES_PER_HOUR );
	return {
		days: Math.floor( hours / HOURS_PER_DAY ),
		hours: hours % HOURS_PER_DAY,
		minutes: minutes % MINUTES_PER_HOUR,
		seconds: left % SECONDS_PER_MINUTE,
	};
}

/** Such as 7d 23h 59m 12s. */
export function countdownText( expires: number, now: number ): string {
	const left = getTimeLeft( expires, now );
	return left
		? sprintf(
				/* translators: %1$d: days, %2$d: hours, %3$d: minutes, %4$d: seconds */
				__( '%1$dd %2$dh %3$dm %4$ds', 'jetpack-dashboard' ),
				left.days,
				left.hours,
				left.minutes,
				left.seconds
		  )
		: __( 'Discount offer has ended', 'jetpack-dashboard' );
}
