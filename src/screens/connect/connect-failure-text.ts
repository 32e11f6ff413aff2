import { __ } from '@wordpress/i18n';
import { isRecord } from '../../lib/is-record';

interface Failure {
	readonly message: string;
	readonly code?: string;
	readonly response?: unknown;
	readonly status?: number;
}

/** The error's own words, else the spec's default; null when nothing failed (000 §8). */
export function connectFailureText( failure: Failure | null ): string | null {
	if ( ! failure ) {
		return null;
	}
	return failure.message && ! isBareStatus( failure )
		? failure.message
		: __( 'An error occurred. Please try again.', 'jetpack-dashboard' );
}

/** An answer with neither words nor a code: its number alone helps nobody. */
function isBareStatus( { status, code, response }: Failure ): boolean {
	return (
		status !== undefined &&
		! code &&
		isRecord( response ) &&
		! response.message
	);
}
