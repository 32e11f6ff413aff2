import { isRecord } from '../lib/is-record';
import { post } from './client';
import { readFlag, readHttpUrl, readSuccess, readText } from './shape';

/** The site stands at another address than the one it registered. */
export interface IdentityCrisis {
	readonly registeredUrl: string;
	readonly currentUrl: string;
	/** Somebody has said that this is to stay so. */
	readonly isSafeModeConfirmed: boolean;
}

const ROOT = '/jetpack/v4/identity-crisis';
/** Null when there is none, or none of this user's business. */
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

/** The registration moves here: the service learns this address. */
export async function migrateConnection(): Promise< void > {
	readSuccess( await post( `${ ROOT }/migrate` ) );
}

/**
 * Registers this site anew.
 *
 * @param redirectUri Below wp-admin; where to be after that.
 * @return Where the browser goes to connect the user.
 */
export async function startFresh( redirectUri: string ): Promise< string > {
	return readHttpUrl(
		await post( `${ ROOT }/start-fresh`, { redirect_uri: redirectUri } )
	);
}
