import { isRecord } from '../lib/is-record';
import { get, post } from './client';
import type { GetOptions } from './client';
import { readMap } from './shape';
import { withSharingServices } from './sharing-services';

export type SettingValue =
	| string
	| number
	| boolean
	| null
	| readonly SettingValue[]
	| { readonly [ key: string ]: SettingValue };

/** Module slugs (is it active?) and options, flat, as the server keeps them. */
export type Settings = Readonly< Record< string, SettingValue > >;

const ALLOW_LIST = 'jetpack_protect_global_whitelist';

function readValue( value: unknown ): SettingValue {
	// JSON knows no other values; undefined never arrives.
	return ( value ?? null ) as SettingValue;
}

/**
 * The allow list is read as `{ local: [ … ] }` and written as lines of text:
 * here it is always lines of text.
 */
function readAllowList( value: SettingValue | undefined ): string {
	if ( typeof value === 'string' ) {
		return value;
	}
	const local = isRecord( value ) ? value.local : undefined;
	return Array.isArray( local ) ? local.join( '\n' ) : '';
}

export function readSettings( wire: unknown ): Settings {
	const settings = withSharingServices(
		readMap( readValue )( wire, 'settings' )
	);
	return ALLOW_LIST in settings
		? {
				...settings,
				[ ALLOW_LIST ]: readAllowList( settings[ ALLOW_LIST ] ),
		  }
		: settings;
}

export async function fetchSettings(
	options?: GetOptions
): Promise< Settings > {
	return readSettings( await get( '/jetpack/v4/settings', options ) );
}

/** @return What the server answers beside its message, such as a new address. */
export async function updateSettings( patch: Settings ): Promise< Settings > {
	const answer = await post( '/jetpack/v4/settings', patch );
	const { code, message, ...returned } = isRecord( answer ) ? answer : {};
	return readSettings( returned );
}

/** Puts the plugin's options back to their defaults; the connection stays. */
export async function resetOptions(): Promise< void > {
	await post( '/jetpack/v4/options/options', { reset: true } );
}
