import { isRecord } from '../lib/is-record';
import { post } from './client';
import { readFlag, readHttpUrl, readSuccess, readText } from './shape';

/** The site's URL differs from the one it registered with. */
export interface IdentityCrisis {
	readonly registeredUrl: string;
	readonly currentUrl: string;
	/** Someone has confirmed safe mode. */
	readonly isSafeModeConfirmed: boolean;
}

const ROOT = '/jetpack/v4/identity-crisis';
/** Null if there is no crisis, or this user may not resolve it. */
export function readIdentityCrisis( wire: unknown ): IdentityCrisis | null {
	return isRecord( wire )
		? {
				registeredUrl: readText( wire.registeredUrl ),
				currentUrl: readText( wire.currentUrl ),
				isSafeModeConfirmed: readFlag( wire.isSafeModeConfirmed ),
		  }
		: null;
}

export async function confirmSafeMode(): Promise< void > {
	readSuccess( await post( `${ ROOT }/confirm-safe-mode` ) );
}

/** Moves the registration to this site's URL. */
export async function migrateConnection(): Promise< void > {
	readSuccess( await post( `${ ROOT }/migrate` ) );
}

/**
 * Registers this site as a new one.
 *
 * @param redirectUri Where to return to afterwards, relative to wp-admin.
 * @return The URL to redirect to, where the user connects.
 */
export async function startFresh( redirectUri: string ): Promise< string > {
	return readHttpUrl(
		await post( `${ ROOT }/start-fresh`, { redirect_uri: redirectUri } )
	);
}
