import { __ } from '@wordpress/i18n';
import type { ApiError, ApiErrorName } from '../../api/errors';
import { isRecord } from '../../lib/is-record';

/** Errors of a broken response: their messages are for developers. */
const BROKEN: readonly ApiErrorName[] = [
	'JsonParseError',
	'JsonParseAfterRedirectError',
	'UnexpectedShapeError',
];

/** The error's own message, else the spec's default; null when nothing failed. */
export function connectFailureText( failure: ApiError | null ): string | null {
	if ( ! failure ) {
		return null;
	}
	return hasMessage( failure )
		? failure.message
		: __( 'An error occurred. Please try again.', 'jetpack-dashboard' );
}

/** A failure response without a message leaves only its status and maybe a code. */
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
