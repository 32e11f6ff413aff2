/** A calendar day without a time zone: `2026-11-20`. */
export type IsoDay = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight UTC of that day, which `Intl` is to be told; null for anything else. */
export function parseIsoDay( day: IsoDay ): Date | null {
	const [ , year, month, date ] = ISO_DAY.exec( day ) ?? [];
	if ( ! year || ! month || ! date ) {
		return null;
	}
	const time = new Date( Date.UTC( +year, +month - 1, +date ) );
	return time.toISOString().startsWith( day ) ? time : null;
}

/** Language and day, in the words of PHP's `date()`. Midnight, UTC. */
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
	// With the day beside it, as months are declined in dates.
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
 * A day in the site's date format, names in the language of the page.
 *
 * @param day      What isn't a day comes back as it is.
 * @param format   PHP's, such as `F j, Y`; times of day in it say nothing.
 * @param language For `Intl`; undefined is the browser's.
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
