/** A calendar day without a time zone: `2026-11-20`. */
export type IsoDay = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight UTC of that day, for `Intl`; null if the format is invalid. */
export function parseIsoDay( day: IsoDay ): Date | null {
	const [ , year, month, date ] = ISO_DAY.exec( day ) ?? [];
	if ( ! year || ! month || ! date ) {
		return null;
	}
	const time = new Date( Date.UTC( +year, +month - 1, +date ) );
	return time.toISOString().startsWith( day ) ? time : null;
}

const OFFSET = /^([+-])(\d\d):(\d\d)$/;
const MINUTE_MS = 60 * 1000;

/**
 * Returns the date in the site's time zone, as `YYYY-MM-DD`.
 *
 * @param moment   A valid date.
 * @param timeZone A name such as `Europe/Berlin`, or an offset such as
 *                 `+05:30`, which some browsers' `Intl` doesn't support. An
 *                 unknown time zone is UTC.
 */
export function toIsoDay( moment: Date, timeZone: string ): IsoDay {
	const [ , sign, hours = 0, minutes = 0 ] = OFFSET.exec( timeZone ) ?? [];
	if ( sign ) {
		const offset = ( +hours * 60 + +minutes ) * MINUTE_MS;
		return getUtcDay( +moment + ( sign === '-' ? -offset : offset ) );
	}
	try {
		const parts = new Intl.DateTimeFormat( 'en-US-u-ca-iso8601', {
			timeZone,
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
		} ).formatToParts( moment );
		const get = ( type: Intl.DateTimeFormatPartTypes ) =>
			parts.find( ( found ) => found.type === type )?.value ?? '';
		return `${ get( 'year' ) }-${ get( 'month' ) }-${ get( 'day' ) }`;
	} catch {
		return getUtcDay( +moment );
	}
}

function getUtcDay( timeMs: number ): IsoDay {
	return new Date( timeMs ).toISOString().slice( 0, 10 );
}

/** Formats one token of PHP's `date()` format. The day is midnight UTC. */
type Token = ( day: Date, language: string | undefined ) => string;

const part =
	(
		type: 'day' | 'month' | 'weekday',
		options: Intl.DateTimeFormatOptions
	): Token =>
	( day, language ) =>
		new Intl.DateTimeFormat( language, { ...options, timeZone: 'UTC' } )
			.formatToParts( day )
			.find( ( found ) => found.type === type )?.value ?? '';

const pad = ( number: number, length = 2 ) =>
	String( number ).padStart( length, '0' );

const TOKENS: Readonly< Record< string, Token > > = {
	d: ( day ) => pad( day.getUTCDate() ),
	j: ( day ) => String( day.getUTCDate() ),
	D: part( 'weekday', { weekday: 'short' } ),
	l: part( 'weekday', { weekday: 'long' } ),
	N: ( day ) => String( day.getUTCDay() || 7 ),
	w: ( day ) => String( day.getUTCDay() ),
	S: ( day ) => ordinalSuffix( day.getUTCDate() ),
	z: ( day ) =>
		String( ( +day - Date.UTC( day.getUTCFullYear(), 0 ) ) / DAY_MS ),
	// Formatted with the day because some languages inflect month names in
	// dates.
	F: part( 'month', { day: 'numeric', month: 'long' } ),
	M: part( 'month', { day: 'numeric', month: 'short' } ),
	m: ( day ) => pad( day.getUTCMonth() + 1 ),
	n: ( day ) => String( day.getUTCMonth() + 1 ),
	Y: ( day ) => String( day.getUTCFullYear() ),
	y: ( day ) => pad( day.getUTCFullYear() % 100 ),
};

function ordinalSuffix( date: number ): string {
	const isTeen = date > 10 && date < 14;
	return ( ! isTeen && [ 'th', 'st', 'nd', 'rd' ][ date % 10 ] ) || 'th';
}

/**
 * Formats a day in the site's date format, with names in the page's language.
 *
 * @param day      Returned unchanged if it isn't a valid day.
 * @param format   PHP date format such as `F j, Y`; time tokens are dropped.
 * @param language For `Intl`; undefined uses the browser's.
 */
export function formatSiteDate(
	day: IsoDay,
	format: string,
	language: string | undefined
): string {
	const time = parseIsoDay( day );
	return time === null
		? day
		: format.replace(
				/\\(.)|([A-Za-z])/g,
				( _all, escaped: string | undefined, letter: string ) =>
					escaped ?? TOKENS[ letter ]?.( time, language ) ?? ''
		  );
}
