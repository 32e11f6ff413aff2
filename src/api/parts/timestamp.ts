import { readNumber, readString } from '../shape';
import type { Reader } from '../shape';

const SECOND_MS = 1000;
/** The provider sends dates without a time zone in UTC. */
const ZONELESS = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;

/**
 * A timestamp: ISO 8601, `2022-07-01 03:00:00` in UTC, or seconds since 1970.
 * Null if it is empty (absent, null, false, 0, '') or invalid.
 */
export const readTimestamp: Reader< Date | null > = ( value, at ) => {
	if ( value === undefined || value === null || value === false ) {
		return null;
	}
	if ( typeof value === 'number' || /^\d+$/.test( String( value ) ) ) {
		const seconds = readNumber( value, at );
		return seconds > 0 ? new Date( seconds * SECOND_MS ) : null;
	}
	const moment = new Date(
		readString( value, at ).trim().replace( ZONELESS, '$1T$2Z' )
	);
	return Number.isNaN( moment.getTime() ) ? null : moment;
};
