import * as api from '../../api/spam-key';
import type { SpamKeyCheck } from '../../api/spam-key';
import { createRequest } from '../create-request';
import { getRequest } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { Settings } from '../settings/types';
import type { RootState } from '../root-state';
import type { CheckSpamKey } from './types';

/** The setting's key. */
export const SPAM_KEY = 'wordpress_api_key';

/** Stands for the stored key. */
const STORED = '';

type SpamKeys = Readonly< Record< string, SpamKeyCheck > >;

/**
 * Responses are kept per key, so a late one doesn't affect a key entered since.
 */
export const checkSpamKey = createRequest< CheckSpamKey >( {
	slice: 'site',
	name: 'check-spam-key',
	kind: 'read',
	key: ( { key } ) => key,
	call: ( { key, ...options } ) => api.checkSpamKey( key, options ),
} );

/** Null until checked. */
export function getSpamKeyCheck(
	state: RootState,
	key = STORED
): SpamKeyCheck | null {
	return lookUp( state.site.spamKeys, key );
}

export function getSpamKeyRequest(
	state: RootState,
	key = STORED
): RequestStatus {
	return getRequest( state, 'site', 'check-spam-key', key );
}

/** Once saved, the key's result also applies to the stored key. */
export function setStoredKey( keys: SpamKeys, patch: Settings ): SpamKeys {
	const key = patch[ SPAM_KEY ];
	if ( typeof key !== 'string' ) {
		return keys;
	}
	const { [ STORED ]: replaced, ...typed } = keys;
	const check = lookUp( typed, key );
	return check ? { ...typed, [ STORED ]: check } : typed;
}

/** Users might enter "constructor" or another Object.prototype key. */
function lookUp( keys: SpamKeys, key: string ): SpamKeyCheck | null {
	return Object.hasOwn( keys, key ) ? keys[ key ] ?? null : null;
}
