import { __ } from '@wordpress/i18n';
import type { ApiError } from '../../../api/errors';
import { getReadableMessage } from '../../../state/readable-message';

/** The error's own message, else the spec's default; null when nothing failed. */
export function connectFailureText( failure: ApiError | null ): string | null {
	return (
		failure &&
		( getReadableMessage( failure ) ??
			__( 'An error occurred. Please try again.', 'jetpack-dashboard' ) )
	);
}
