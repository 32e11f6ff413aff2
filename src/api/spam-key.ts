import { get, post } from './client';
import type { GetOptions } from './client';
import { readFields, readFlag, readText } from './shape';

/** The anti-spam service's response for a key. */
export interface SpamKeyCheck {
	readonly validKey: boolean;
	/** '' for a valid key; invalid_key, key_check_failed, not_active, … */
	readonly invalidKeyCode: string;
	/** Message for the user; '' for a valid key. */
	readonly invalidKeyMessage: string;
}

const PATH = '/jetpack/v4/module/akismet/key/check';

const readSpamKeyCheck = readFields< SpamKeyCheck >( {
	validKey: readFlag,
	invalidKeyCode: readText,
	invalidKeyMessage: readText,
} );

/** @param key The entered key; '' checks the stored key. */
export async function checkSpamKey(
	key: string,
	options?: GetOptions
): Promise< SpamKeyCheck > {
	return readSpamKeyCheck(
		key === ''
			? await get( PATH, options )
			: await post( PATH, { api_key: key } )
	);
}
