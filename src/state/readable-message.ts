import type { ApiError, ApiErrorName } from '../api/errors';
import { isRecord } from '../lib/is-record';

/**
 * Errors caused by malformed responses; their messages are meant for
 * developers.
 */
const BROKEN: readonly ApiErrorName[] = [
	'JsonParseError',
	'JsonParseAfterRedirectError',
	'UnexpectedShapeError',
];

/** The error's message; null if it has only a code or a status. */
export function getReadableMessage( error: ApiError ): string | null {
	const { name, message, response, status } = error;
	if ( BROKEN.includes( name ) || message.trim() === '' ) {
		return null;
	}
	// An error response without a message has only a status and possibly a code.
	const isCodeOnly =
		name === 'ApiError' &&
		status !== undefined &&
		! (
			isRecord( response ) &&
			typeof response.message === 'string' &&
			response.message.trim() !== ''
		);
	return isCodeOnly ? null : message;
}
