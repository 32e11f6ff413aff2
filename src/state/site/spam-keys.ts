import * as api from '../../api/spam-key';
import type { SpamKeyCheck } from '../../api/spam-key';
import { createRequest } from '../create-request';
import { getRequest } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { Settings } from '../settings/types';
import type { RootState } from '../root-state';
import type { CheckSpamKey } from './types';

/** As the settings call it. */
export const SPAM_KEY = 'wordpress_api_key';

/** In place of a key: the one that is stored. */
const STORED = '';

type SpamKeys = Readonly< Record< string, SpamKeyCheck > >;

/** Each key's answer is kept by itself: a late one says nothing of what was typed since. */
export const checkSpamKey = createRequest< CheckSpamKey >( {
	slice: 'site',
	name: 'check-spam-key',
	kind: 'read',
	key: ( { key } ) => key,
	call: ( { key, ...options } ) => api.checkSpamKey( key, options ),
} );

/** Null until it was checked. */
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

/** A key that is saved is the stored one from now on. */
export function setStoredKey( keys: SpamKeys, patch: Settings ): SpamKeys {
	const key = patch[ SPAM_KEY ];
	if ( typeof key !== 'string' ) {
		return keys;
	}
	const { [ STORED ]: replaced, ...typed } = keys;
	const check = lookUp( typed, key );
	return check ? { ...typed, [ STORED ]: check } : typed;
}

/** "constructor" could be typed, too. */
function lookUp( keys: SpamKeys, key: string ): SpamKeyCheck | null {
	return Object.hasOwn( keys, key ) ? keys[ key ] ?? null : null;
}
