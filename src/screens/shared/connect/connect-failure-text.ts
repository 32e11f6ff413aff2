import { __ } from '@wordpress/i18n';
import type { ApiError } from '../../../api/errors';
import { getReadableMessage } from '../../../state/readable-message';

/** The error's message, or the spec's default; null without an error. */
export function connectFailureText( failure: ApiError | null ): string | null {
	return (
		failure &&
		( getReadableMessage( failure ) ??
			__( 'An error occurred. Please try again.', 'jetpack-dashboard' ) )
	);
}
