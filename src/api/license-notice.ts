import { get, post } from './client';
import { readFields, readNumber, readOptional } from './shape';
import type { Reader } from './shape';
import { readTimestamp } from './parts/timestamp';
import { readDetachedCount } from './site-info';

/** When the activation notice was dismissed, and the number of licenses then. */
export interface LicenseNoticeDismissal {
	readonly count: number;
	/** In milliseconds since 1970. */
	readonly time: number;
}

const readWire = readFields< {
	last_detached_count: number | null;
	last_dismissed_time: Date | null;
} >( {
	last_detached_count: readOptional( readNumber, null ),
	last_dismissed_time: readTimestamp,
} );

/** Null if it was never dismissed. */
export const readLicenseNoticeDismissal: Reader<
	LicenseNoticeDismissal | null
> = ( value, at ) => {
	const { last_detached_count: count, last_dismissed_time: time } = readWire(
		value ?? {},
		at
	);
	return count === null || time === null
		? null
		: { count, time: time.getTime() };
};

/** The number of the user's licenses that are not attached to a site. */
export async function fetchDetachedCount(): Promise< number > {
	return readDetachedCount(
		await get( '/jetpack/v4/licensing/user/counts' )
	);
}

/** @param detachedCount The number of licenses in the notice. */
export async function dismissLicenseNotice(
	detachedCount: number
): Promise< LicenseNoticeDismissal | null > {
	return readLicenseNoticeDismissal(
		await post( '/jetpack/v4/licensing/user/activation-notice-dismiss', {
			last_detached_count: detachedCount,
		} )
	);
}
