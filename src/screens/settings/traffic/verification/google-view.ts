import type { GoogleVerification } from '../../../../api/google-verification';
import type { RequestStatus } from '../../../../state/request';

export interface GoogleFacts {
	/** The user is linked, the site is online, and there is a pop-up to open. */
	readonly canAsk: boolean;
	/** The check as the page opens. */
	readonly check: RequestStatus;
	/** The last attempt to be verified. */
	readonly attempt: RequestStatus;
	/** Null until known. */
	readonly verification: GoogleVerification | null;
	/** From the pop-up on until Google has answered. */
	readonly isVerifying: boolean;
	/** The user wants to write the code themselves. */
	readonly isManual: boolean;
}

export type GoogleView =
	/** A field as the other services have one. */
	| { readonly kind: 'plain' }
	| { readonly kind: 'fetching' }
	| { readonly kind: 'check-failed'; readonly reason: string }
	| { readonly kind: 'unverified' }
	| { readonly kind: 'verifying' }
	/** The field, with its own Save and Cancel. */
	| { readonly kind: 'manual' }
	| {
			readonly kind: 'verified';
			readonly isOwner: boolean;
			readonly searchConsoleUrl: string;
			readonly ownersUrl: string;
	  };

/** Google would not answer however often it is asked. */
const HOPELESS: readonly string[] = [ 'forbidden', 'no_token_for_user' ];

/** How the site's verification with Google looks. */
export function googleView( facts: GoogleFacts ): GoogleView {
	const { verification, check } = facts;
	if (
		! facts.canAsk ||
		isHopeless( check ) ||
		isHopeless( facts.attempt )
	) {
		return { kind: 'plain' };
	}
	if ( facts.isVerifying ) {
		return { kind: 'verifying' };
	}
	if ( facts.isManual ) {
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
