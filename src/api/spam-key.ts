import { get, post } from './client';
import type { GetOptions } from './client';
import { readFields, readFlag, readText } from './shape';

/** What the anti-spam service says of a key. */
export interface SpamKeyCheck {
	readonly validKey: boolean;
	/** '' for a good key: invalid_key, key_check_failed, not_active, … */
	readonly invalidKeyCode: string;
	/** For people; '' for a good key. */
	readonly invalidKeyMessage: string;
}

const PATH = '/jetpack/v4/module/akismet/key/check';

const readSpamKeyCheck = readFields< SpamKeyCheck >( {
	validKey: readFlag,
	invalidKeyCode: readText,
	invalidKeyMessage: readText,
} );

/** @param key What was typed; '' for the key that is stored. */
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
