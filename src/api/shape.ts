import { isRecord } from '../lib/is-record';
import { ApiFailure, malformedError, unconfirmedError } from './errors';

/**
 * Validates and converts a value from a response, or throws an
 * UnexpectedShapeError with its location. Readers also accept the variants that
 * other servers of this namespace send (numbers as strings, `[]` for an empty
 * map).
 */
export type Reader< T > = ( value: unknown, at?: string ) => T;

function unexpected( at: string | undefined, wanted: string ): ApiFailure {
	return new ApiFailure(
		malformedError(
			'UnexpectedShapeError',
			`${ at || 'body' } is not ${ wanted }`
		)
	);
}

export const readString: Reader< string > = ( value, at ) => {
	if ( typeof value !== 'string' ) {
		throw unexpected( at, 'text' );
	}
	return value;
};

/** A URL that is safe to navigate to: no `javascript:` or `data:`. */
export const readHttpUrl: Reader< string > = ( value, at ) => {
	const url = readString( value, at );
	if ( ! /^https?:\/\/[^/]/i.test( url ) ) {
		throw unexpected( at, 'a web address' );
	}
	return url;
};

export const readNumber: Reader< number > = ( value, at ) => {
	const number =
		typeof value === 'string' && value.trim() !== ''
			? Number( value )
			: value;
	if ( typeof number !== 'number' || ! Number.isFinite( number ) ) {
		throw unexpected( at, 'a number' );
	}
	return number;
};

export const readBoolean: Reader< boolean > = ( value, at ) => {
	if ( value === true || value === 1 || value === '1' ) {
		return true;
	}
	if ( value === false || value === 0 || value === '0' || value === '' ) {
		return false;
	}
	throw unexpected( at, 'a flag' );
};

export function readOneOf< const T extends string >(
	allowed: readonly T[]
): Reader< T > {
	return ( value, at ) => {
		const found = allowed.find( ( one ) => one === value );
		if ( found === undefined ) {
			throw unexpected( at, `one of ${ allowed.join( ', ' ) }` );
		}
		return found;
	};
}

/**
 * `{ code: 'success' }` is the only confirmation of a write, whatever the
 * status.
 */
export const readSuccess: Reader< Readonly< Record< string, unknown > > > = (
	value
) => {
	if ( ! isRecord( value ) || value.code !== 'success' ) {
		throw new ApiFailure( unconfirmedError( value ) );
	}
	return value;
};

/** Treats absent, null and false as missing. */
export function readOptional< T, F >(
	reader: Reader< T >,
	fallback: F
): Reader< T | F > {
	return ( value, at ) =>
		value === undefined || value === null || value === false
			? fallback
			: reader( value, at );
}

/** Like `readString`, but returns '' if the value is missing. */
export const readText: Reader< string > = readOptional( readString, '' );

/** For values that are validated elsewhere, or not at all. */
export const readUnknown: Reader< unknown > = ( value ) => value;

/** Like `readBoolean`, but returns false if the value is missing. */
export const readFlag: Reader< boolean > = ( value, at ) =>
	value === undefined || value === null ? false : readBoolean( value, at );

export function readList< T >( reader: Reader< T > ): Reader< T[] > {
	return ( value, at = 'body' ) => {
		if ( ! Array.isArray( value ) ) {
			throw unexpected( at, 'a list' );
		}
		return value.map( ( item, index ) =>
			reader( item, `${ at }[${ index }]` )
		);
	};
}

/** A map whose values have the same type. PHP encodes an empty one as `[]`. */
export function readMap< T >(
	reader: Reader< T >
): Reader< Record< string, T > > {
	return ( value, at = 'body' ) => {
		if ( Array.isArray( value ) && value.length === 0 ) {
			return {};
		}
		if ( ! isRecord( value ) ) {
			throw unexpected( at, 'a map' );
		}
		return Object.fromEntries(
			Object.entries( value ).map( ( [ key, item ] ) => [
				key,
				reader( item, `${ at }.${ key }` ),
			] )
		);
	};
}

/** An object with known fields; ignores all others. */
export function readFields< T extends object >( fields: {
	readonly [ Key in keyof T ]: Reader< T[ Key ] >;
} ): Reader< T > {
	return ( value, at = 'body' ) => {
		if ( ! isRecord( value ) ) {
			throw unexpected( at, 'an object' );
		}
		const read: Partial< T > = {};
		for ( const key of Object.keys( fields ) as ( keyof T & string )[] ) {
			read[ key ] = fields[ key ]( value[ key ], `${ at }.${ key }` );
		}
		return read as T;
	};
}
