import { post } from './client';
import { readFields, readNumber, readOptional } from './shape';
import type { Reader } from './shape';
import { readTimestamp } from './parts/timestamp';

/** When the activation notice was dismissed, and what it counted then. */
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

/** Null: it was never dismissed. */
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

/** @param detachedCount What the notice counts. */
export async function dismissLicenseNotice(
	detachedCount: number
): Promise< LicenseNoticeDismissal | null > {
	return readLicenseNoticeDismissal(
		await post( '/jetpack/v4/licensing/user/activation-notice-dismiss', {
			last_detached_count: detachedCount,
		} )
	);
}
