import { get, post } from './client';
import { readBoolean, readFields } from './shape';

/**
 * The current user's setting; users who are not linked are always opted out.
 */
export interface TrackingSettings {
	readonly isOptedOut: boolean;
}

const PATH = '/jetpack/v4/tracking/settings';

function readTrackingSettings( body: unknown ): TrackingSettings {
	const { tracks_opt_out: isOptedOut } = readFields< {
		tracks_opt_out: boolean;
	} >( { tracks_opt_out: readBoolean } )( body );
	return { isOptedOut };
}

export async function fetchTrackingSettings(): Promise< TrackingSettings > {
	return readTrackingSettings( await get( PATH ) );
}

/**
 * @return The resulting settings; always opted out if the user is not linked.
 */
export async function updateTrackingSettings(
	isOptedOut: boolean
): Promise< TrackingSettings > {
	return readTrackingSettings(
		await post( PATH, { tracks_opt_out: isOptedOut } )
	);
}
