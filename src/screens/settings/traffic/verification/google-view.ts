import type { GoogleVerification } from '../../../../api/google-verification';
import type { RequestStatus } from '../../../../state/request';

export interface GoogleInput {
	/**
	 * The user's account is linked, the site is online, and a pop-up URL is
	 * available.
	 */
	readonly canAsk: boolean;
	/** The status check on page load. */
	readonly check: RequestStatus;
	/** The last verification attempt. */
	readonly attempt: RequestStatus;
	/** Null until loaded. */
	readonly verification: GoogleVerification | null;
	/** True from opening the pop-up until Google has responded. */
	readonly isVerifying: boolean;
	/** The user chose to enter the code manually. */
	readonly isManual: boolean;
}

export type GoogleView =
	/** A plain field, as for the other services. */
	| { readonly kind: 'plain' }
	| { readonly kind: 'fetching' }
	| { readonly kind: 'check-failed'; readonly reason: string }
	| { readonly kind: 'unverified' }
	| { readonly kind: 'verifying' }
	/** The field with its own Save and Cancel buttons. */
	| { readonly kind: 'manual' }
	| {
			readonly kind: 'verified';
			readonly isOwner: boolean;
			readonly searchConsoleUrl: string;
			readonly ownersUrl: string;
	  };

/** Errors for which retrying the request is pointless. */
const HOPELESS: readonly string[] = [ 'forbidden', 'no_token_for_user' ];

/** The state of the Google verification field. */
export function googleView( input: GoogleInput ): GoogleView {
	const { verification, check } = input;
	if (
		! input.canAsk ||
		isHopeless( check ) ||
		isHopeless( input.attempt )
	) {
		return { kind: 'plain' };
	}
	if ( input.isVerifying ) {
		return { kind: 'verifying' };
	}
	if ( input.isManual ) {
		return { kind: 'manual' };
	}
	if ( check.kind === 'failed' ) {
		return { kind: 'check-failed', reason: check.error.message };
	}
	if ( ! verification ) {
		return { kind: 'fetching' };
	}
	if ( ! verification.isVerified ) {
		return { kind: 'unverified' };
	}
	const { isOwner, searchConsoleUrl, ownersUrl } = verification;
	return { kind: 'verified', isOwner, searchConsoleUrl, ownersUrl };
}

function isHopeless( status: RequestStatus ): boolean {
	return (
		status.kind === 'failed' && HOPELESS.includes( status.error.code ?? '' )
	);
}
