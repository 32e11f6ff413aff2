import { isRecord } from '../lib/is-record';
import type { Settings } from './setting-value';

const KEY = 'sharing_services';

/** Read-only: id → name of all available services. */
export const KNOWN_SHARING_SERVICES = 'sharing_services_known';

/** IDs of the visible sharing buttons and of those behind "More", in order. */
export interface SharingServices {
	readonly [ list: string ]: readonly string[];
	readonly visible: readonly string[];
	readonly hidden: readonly string[];
}

/**
 * The API returns services as objects with names and accepts ids. Converts them
 * to ids and stores the names under a separate key.
 */
export function withSharingServices( settings: Settings ): Settings {
	const wire = settings[ KEY ];
	return isRecord( wire )
		? {
				...settings,
				[ KEY ]: readSharingServices( wire ),
				[ KNOWN_SHARING_SERVICES ]: readNames( wire.all ),
		  }
		: settings;
}

/** @param value In either format. */
export function readSharingServices( value: unknown ): SharingServices {
	const { visible, hidden } = isRecord( value ) ? value : {};
	return { visible: readIds( visible ), hidden: readIds( hidden ) };
}

/** PHP encodes an empty map as `[]`. */
function readIds( list: unknown ): readonly string[] {
	if ( Array.isArray( list ) ) {
		return list.filter( ( id ): id is string => typeof id === 'string' );
	}
	return isRecord( list ) ? Object.keys( list ) : [];
}

export function readNames(
	all: unknown
): Readonly< Record< string, string > > {
	return Object.fromEntries(
		Object.entries( isRecord( all ) ? all : {} ).map(
			( [ id, service ] ) => [ id, readName( service ) || id ]
		)
	);
}

function readName( service: unknown ): string {
	const name = isRecord( service ) ? service.name : service;
	return typeof name === 'string' ? name : '';
}
