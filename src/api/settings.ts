import { isRecord } from '../lib/is-record';
import { get, post } from './client';
import type { GetOptions } from './client';
import { ApiFailure } from './errors';
import type { ApiError } from './errors';
import type { Settings, SettingValue } from './setting-value';
import {
	readList,
	readMap,
	readOptional,
	readString,
	readSuccess,
} from './shape';
import { withSharingServices } from './sharing-services';

export type { Settings, SettingValue };

const ALLOW_LIST = 'jetpack_protect_global_whitelist';

function readValue( value: unknown ): SettingValue {
	// JSON has no other types and no undefined.
	return ( value ?? null ) as SettingValue;
}

/**
 * The API returns the allow list as `{ local: [ … ] }` and accepts lines of
 * text. Normalized to lines of text.
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

export interface SettingsChange {
	/** Only changed values: options, and module slugs as flags. */
	readonly patch: Settings;
	/**
	 * The previous values: the server rejects the save if they have changed
	 * since.
	 */
	readonly expected: Settings;
	/** Save even if it would lock the user out (SELF_BLOCK). */
	readonly isForced?: boolean;
}

/** The server's code for a change that would block the user's own IP address. */
export const SELF_BLOCK = 'self_block';

export interface SavedSettings {
	/**
	 * Values that the server returns with its message, such as a new email
	 * address.
	 */
	readonly values: Settings;
	/** Keys of values that were stored with their HTML removed. */
	readonly cleaned: readonly string[];
	/** Keys that someone else had already set to the same values. */
	readonly alreadySet: readonly string[];
	/** Names of the saved settings in the user's language, by key. */
	readonly names: Readonly< Record< string, string > >;
}

/**
 * Throws ApiFailure, with `conflicts` if someone else has changed the same
 * settings.
 */
export async function updateSettings( {
	patch,
	expected,
	isForced = false,
}: SettingsChange ): Promise< SavedSettings > {
	const response = await post( '/jetpack/v4/settings', {
		...patch,
		...( Object.keys( expected ).length > 0 ? { expected } : {} ),
		...( isForced ? { insist: true } : {} ),
	} ).catch( throwWithConflicts );
	const { code, message, cleaned, already_set, names, ...values } =
		readSuccess( response );
	const readKeys = readOptional( readList( readString ), [] );
	return {
		values: readSettings( values ),
		cleaned: readKeys( cleaned ),
		alreadySet: readKeys( already_set ),
		names: readOptional( readMap( readString ), {} )( names ),
	};
}

function throwWithConflicts( thrown: unknown ): never {
	const conflicts = readConflicts( thrown );
	if ( ! ( thrown instanceof ApiFailure ) || ! conflicts ) {
		throw thrown;
	}
	const { details } = thrown;
	const { message } = isRecord( details.response ) ? details.response : {};
	throw new ApiFailure( {
		...details,
		// Omits the status because the message is complete.
		message: typeof message === 'string' ? message : details.message,
		conflicts,
	} );
}

function readConflicts( thrown: unknown ): ApiError[ 'conflicts' ] | null {
	const body = thrown instanceof ApiFailure ? thrown.details.response : null;
	const data = isRecord( body ) && isRecord( body.data ) ? body.data : {};
	const entries = Object.entries(
		isRecord( data.details ) ? data.details : {}
	).flatMap( ( [ key, detail ] ) =>
		isRecord( detail ) && detail.code === 'edit_conflict'
			? [ [ key, isRecord( detail.data ) ? detail.data : {} ] as const ]
			: []
	);
	if ( entries.length === 0 ) {
		return null;
	}
	const known = entries.filter( ( [ , { value } ] ) => value !== undefined );
	const values = readSettings(
		Object.fromEntries(
			known.map( ( [ key, { value } ] ) => [ key, value ] )
		)
	);
	return Object.fromEntries(
		entries.map( ( [ key ] ) => [ key, values[ key ] ] )
	);
}

/** Resets the plugin's options to their defaults; keeps the connection. */
export async function resetOptions(): Promise< void > {
	readSuccess( await post( '/jetpack/v4/options/options', { reset: true } ) );
}
