import { __ } from '@wordpress/i18n';
import type { ApiError, ApiErrorName } from '../../api/errors';
import { isRecord } from '../../lib/is-record';

/**
 * Errors caused by malformed responses; their messages are meant for
 * developers.
 */
const BROKEN: readonly ApiErrorName[] = [
	'JsonParseError',
	'JsonParseAfterRedirectError',
	'UnexpectedShapeError',
];

/** The error's own message, or the spec's default text; null if nothing failed. */
export function connectFailureText( failure: ApiError | null ): string | null {
	if ( ! failure ) {
		return null;
	}
	return hasMessage( failure )
		? failure.message
		: __( 'An error occurred. Please try again.', 'jetpack-dashboard' );
}

/** An error response without a message has only a status and possibly a code. */
function hasMessage( { name, message, response }: ApiError ): boolean {
	if ( name === 'ApiError' ) {
		return (
			isRecord( response ) &&
			typeof response.message === 'string' &&
			response.message.trim() !== ''
		);
	}
	return message !== '' && ! BROKEN.includes( name );
}
