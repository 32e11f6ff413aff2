import type { Settings } from './types';

/**
 * Secrets, and what is no state but an action: none of them can be had back.
 * Nor can what the page doesn't know, as write-only settings.
 */
const NEVER_UNDONE: readonly string[] = [
	'wordpress_api_key',
	'jetpack_protect_key',
	'post_by_email_address',
	'custom',
	'sharing_delete_service',
	'search_auto_config',
];

/**
 * What has to be saved to take a change back.
 *
 * @param patch  What is about to be saved.
 * @param stored The settings as they are.
 * @return Undefined where that would not bring everything back.
 */
export function previousValues(
	patch: Settings,
	stored: Settings
): Settings | undefined {
	const previous: Record< string, Settings[ string ] > = {};
	for ( const key of Object.keys( patch ) ) {
		const value = stored[ key ];
		if (
			value === undefined ||
			value === null ||
			NEVER_UNDONE.includes( key )
		) {
			return undefined;
		}
		previous[ key ] = value;
	}
	return previous;
}
