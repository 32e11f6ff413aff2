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

export interface SettingsChange {
	/** Only what changes: options, and modules' slugs as flags. */
	readonly patch: Settings;
	/** The values that the change started from: the server refuses to overwrite others. */
	readonly expected: Settings;
	/** Save even what locks the user out (SELF_BLOCK). */
	readonly insists?: boolean;
}

/** The server's code for a change that would block the user's own IP address. */
export const SELF_BLOCK = 'self_block';

export interface SavedSettings {
	/** What the server answers beside its message, such as a new address. */
	readonly values: Settings;
	/** Keys of the values that were stored without their HTML. */
	readonly cleaned: readonly string[];
	/** Keys that somebody else had set to these values since they were read. */
	readonly alreadySet: readonly string[];
}

/** Throws ApiFailure, with `conflicts` where somebody else has changed the same. */
export async function updateSettings( {
	patch,
	expected,
	insists = false,
}: SettingsChange ): Promise< SavedSettings > {
	const answer = await post( '/jetpack/v4/settings', {
		...patch,
		...( Object.keys( expected ).length > 0 ? { expected } : {} ),
		...( insists ? { insist: true } : {} ),
	} ).catch( throwWithConflicts );
	const { code, message, cleaned, already_set, ...values } =
		readSuccess( answer );
	const readKeys = readOptional( readList( readString ), [] );
	return {
		values: readSettings( values ),
		cleaned: readKeys( cleaned ),
		alreadySet: readKeys( already_set ),
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
		// Without the status: the text says it all.
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

/** Puts the plugin's options back to their defaults; the connection stays. */
export async function resetOptions(): Promise< void > {
	readSuccess( await post( '/jetpack/v4/options/options', { reset: true } ) );
}
