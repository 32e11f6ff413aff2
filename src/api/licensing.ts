import { isRecord } from '../lib/is-record';
import { get, post } from './client';
import type { GetOptions } from './client';
import { ApiFailure, unconfirmedError } from './errors';
import { readFields, readNumber, readOptional, readString } from './shape';
import { readSuccess } from './shape';
import { readTimestamp } from './parts/timestamp';

const BASE = '/jetpack/v4/licensing';

/** A license of the user. */
export interface License {
	readonly key: string;
	/** The product's name. */
	readonly product: string;
	/** Neither attached to a site nor revoked. */
	readonly isDetached: boolean;
}

/**
 * Attaches a key to this site. If the key is refused, throws an error without
 * a status, with the first message of the result, or '' if it has none.
 *
 * @return The ID of the activated product.
 */
export async function attachLicense( key: string ): Promise< number > {
	const result = firstOf(
		await post( `${ BASE }/attach-licenses`, { licenses: [ key ] } )
	);
	const id = isRecord( result ) ? result.activatedProductId : undefined;
	if ( typeof id === 'number' || typeof id === 'string' ) {
		return readNumber( id, 'activatedProductId' );
	}
	throw new ApiFailure( {
		name: 'ApiError',
		message: isRecord( result ) ? firstMessage( result.errors ) : '',
		response: result,
	} );
}

/** The result is nested in lists, one for each key. */
function firstOf( response: unknown ): unknown {
	return Array.isArray( response ) ? firstOf( response[ 0 ] ) : response;
}

/** Accepts a map of lists of messages, and simpler formats of other servers. */
function firstMessage( errors: unknown ): string {
	if ( typeof errors === 'string' ) {
		return errors.trim();
	}
	const parts =
		typeof errors === 'object' && errors !== null
			? Object.values( errors )
			: [];
	for ( const part of parts ) {
		const found = firstMessage( part );
		if ( found ) {
			return found;
		}
	}
	return '';
}

/** Attaches a key entered on My Plan. */
export async function setLicense( license: string ): Promise< void > {
	readSuccess( await post( `${ BASE }/set-license`, { license } ) );
}

const readLicense = readFields< {
	license_key: string;
	product: string;
	attached_at: Date | null;
	revoked_at: Date | null;
} >( {
	license_key: readString,
	product: readOptional( readString, '' ),
	attached_at: readTimestamp,
	revoked_at: readTimestamp,
} );

export async function fetchLicenses(
	options?: GetOptions
): Promise< readonly License[] > {
	const response = await get( `${ BASE }/user/licenses`, options );
	const items = isRecord( response ) ? response.items : [];
	return Object.values( items ?? [] ).map( ( item, index ) => {
		const wire = readLicense( item, `items[${ index }]` );
		return {
			key: wire.license_key,
			product: wire.product,
			isDetached: wire.attached_at === null && wire.revoked_at === null,
		};
	} );
}

/** @param error The error of the last key; '' clears it. */
export async function updateLicensingError( error: string ): Promise< void > {
	const response = await post( `${ BASE }/error`, { error } );
	if ( response !== true ) {
		throw new ApiFailure( unconfirmedError( response ) );
	}
}
