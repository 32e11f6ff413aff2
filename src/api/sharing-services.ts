import { isRecord } from '../lib/is-record';
import type { Settings } from './setting-value';

const KEY = 'sharing_services';

/** Read-only: id → name of every service that the site knows. */
export const KNOWN_SHARING_SERVICES = 'sharing_services_known';

/** Which sharing buttons stand at once, and which behind "More". Ids, in order. */
export interface SharingServices {
	readonly [ list: string ]: readonly string[];
	readonly visible: readonly string[];
	readonly hidden: readonly string[];
}

/**
 * The services are read as objects with names and written as ids: here they
 * stand as they are written, and the names under a key of their own.
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

/** @param value In either form. */
export function readSharingServices( value: unknown ): SharingServices {
	const { visible, hidden } = isRecord( value ) ? value : {};
	return { visible: readIds( visible ), hidden: readIds( hidden ) };
}

/** PHP makes a list of an empty map. */
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
