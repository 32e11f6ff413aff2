import type { TrackingSettings } from '../../../state/connection/types';
import type { RequestStatus } from '../../../state/request';

export interface PrivacyFacts {
	readonly isLocal: boolean;
	/** Is this user's account linked? */
	readonly isLinked: boolean;
	/** Null until known. */
	readonly tracking: TrackingSettings | null;
	readonly request: RequestStatus;
	readonly isSaving: boolean;
}

export type PrivacyView =
	/** There is nobody to send anything to. */
	| { readonly kind: 'local' }
	/** Nothing is counted of who has no account. */
	| { readonly kind: 'not-linked' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| {
			readonly kind: 'choice';
			readonly isOptedOut: boolean;
			readonly isSaving: boolean;
	  };

/** The tracking opt-out as it stands for this user. */
export function privacyView( {
	isLocal,
	isLinked,
	tracking,
	request,
	isSaving,
}: PrivacyFacts ): PrivacyView {
	if ( isLocal ) {
		return { kind: 'local' };
	}
	if ( ! isLinked ) {
		return { kind: 'not-linked' };
	}
	if ( tracking ) {
		return { kind: 'choice', isOptedOut: tracking.isOptedOut, isSaving };
	}
	return request.kind === 'failed'
		? { kind: 'failed', reason: request.error.message }
		: { kind: 'loading' };
}
