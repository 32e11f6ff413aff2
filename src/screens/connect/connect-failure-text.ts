import { __ } from '@wordpress/i18n';

interface Failure {
	readonly message: string;
}

/** The error's own words, else the spec's default; null when nothing failed (000 §8). */
export function connectFailureText( failure: Failure | null ): string | null {
	return (
		failure &&
		( failure.message ||
			__( 'An error occurred. Please try again.', 'jetpack-dashboard' ) )
	);
}
