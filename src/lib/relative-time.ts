const SECOND_MS = 1000;

/** Largest first; a unit is used from one whole unit on. */
const UNITS = [
	[ 'year', 365 * 24 * 60 * 60 ],
	[ 'month', 30 * 24 * 60 * 60 ],
	[ 'day', 24 * 60 * 60 ],
	[ 'hour', 60 * 60 ],
	[ 'minute', 60 ],
] as const satisfies readonly ( readonly [
	Intl.RelativeTimeFormatUnit,
	number,
] )[];

/**
 * '5 minutes ago', 'in 2 hours'; less than a minute is 'this minute'.
 *
 * @param timeMs   The time, in milliseconds since 1970.
 * @param nowMs    The current time, in milliseconds since 1970.
 * @param language For `Intl`; undefined uses the browser's.
 */
export function formatRelativeTime(
	timeMs: number,
	nowMs: number,
	language: string | undefined
): string {
	const format = new Intl.RelativeTimeFormat( language, { numeric: 'auto' } );
	const seconds = ( timeMs - nowMs ) / SECOND_MS;
	const unit = UNITS.find(
		( [ , length ] ) => Math.abs( seconds ) >= length
	);
	return unit
		? format.format( Math.trunc( seconds / unit[ 1 ] ), unit[ 0 ] )
		: format.format( 0, 'minute' );
}
