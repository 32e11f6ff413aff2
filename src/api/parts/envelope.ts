import { isRecord } from '../../lib/is-record';
import { ApiFailure, malformedError } from '../errors';
import type { Reader } from '../shape';

/**
 * Reads an envelope's `data`: JSON text on most routes, the plain value on
 * others.
 */
export function readEnvelope< T >( reader: Reader< T > ): Reader< T > {
	return ( value, at = 'body' ) => {
		if ( ! isRecord( value ) || ! ( 'data' in value ) ) {
			throw new ApiFailure(
				malformedError( 'UnexpectedShapeError', `${ at } has no data` )
			);
		}
		const { data } = value;
		return reader(
			typeof data === 'string' ? parse( data, at ) : data,
			`${ at }.data`
		);
	};
}

function parse( text: string, at: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		throw new ApiFailure(
			malformedError( 'JsonParseError', `${ at }.data is not JSON` )
		);
	}
}
