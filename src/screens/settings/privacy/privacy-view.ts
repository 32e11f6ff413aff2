import type { TrackingSettings } from '../../../state/connection/types';
import type { RequestStatus } from '../../../state/request';

export interface PrivacyInput {
	readonly isLocal: boolean;
	/** The user's account is linked. */
	readonly isLinked: boolean;
	/** Null until loaded. */
	readonly tracking: TrackingSettings | null;
	readonly request: RequestStatus;
	readonly isSaving: boolean;
}

export type PrivacyView =
	/** Without an account service, no data is sent. */
	| { readonly kind: 'local' }
	/** Users without a linked account aren't tracked. */
	| { readonly kind: 'not-linked' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| {
			readonly kind: 'choice';
			readonly isOptedOut: boolean;
			readonly isSaving: boolean;
	  };

/** The state of this user's tracking opt-out. */
export function privacyView( {
	isLocal,
	isLinked,
	tracking,
	request,
	isSaving,
}: PrivacyInput ): PrivacyView {
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
