import { isRecord } from '../lib/is-record';
import { get, post } from './client';
import type { GetOptions } from './client';
import { ApiFailure, unconfirmedError } from './errors';
import { readFields, readNumber, readOptional, readString } from './shape';
import { readSuccess } from './shape';
import { readTimestamp } from './parts/timestamp';
import { readDetachedCount } from './site-facts';

const BASE = '/jetpack/v4/licensing';

/** A license of this user's. */
export interface License {
	readonly key: string;
	/** What it is for. */
	readonly product: string;
	/** No site uses it yet, and nobody has revoked it. */
	readonly isDetached: boolean;
}

/**
 * Attaches a key to this site. A key that is refused is an error without a
 * status, whose message is the first that came; '' where none did.
 *
 * @return The id of the product that it activated.
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

/** The results are lists in lists, one for each key. */
function firstOf( answer: unknown ): unknown {
	return Array.isArray( answer ) ? firstOf( answer[ 0 ] ) : answer;
}

/** Of a map of lists of messages, or of what other servers make of one. */
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

/** Keeps a key for this site, and attaches it. */
export async function setLicense( license: string ): Promise< void > {
	readSuccess( await post( `${ BASE }/set-license`, { license } ) );
}

/** How many of the user's licenses are attached to no site. */
export async function fetchDetachedCount(): Promise< number > {
	return readDetachedCount( await get( `${ BASE }/user/counts` ) );
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
	const answer = await get( `${ BASE }/user/licenses`, options );
	const items = isRecord( answer ) ? answer.items : [];
	return Object.values( items ?? [] ).map( ( item, index ) => {
		const wire = readLicense( item, `items[${ index }]` );
		return {
			key: wire.license_key,
			product: wire.product,
			isDetached: wire.attached_at === null && wire.revoked_at === null,
		};
	} );
}

/** @param error Of the last key; '' clears it. */
export async function updateLicensingError( error: string ): Promise< void > {
	const answer = await post( `${ BASE }/error`, { error } );
	if ( answer !== true ) {
		throw new ApiFailure( unconfirmedError( answer ) );
	}
}
