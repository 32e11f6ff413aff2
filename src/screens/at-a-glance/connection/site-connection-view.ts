import type { SiteStatus } from '../../../state/connection/selectors';
import type { RequestStatus } from '../../../state/request';

export interface SiteConnectionFacts {
	readonly siteStatus: SiteStatus;
	readonly isInIdentityCrisis: boolean;
	readonly hasConnectedOwner: boolean;
	/** This user owns the connection. */
	readonly isOwner: boolean;
	/** '' while unknown. */
	readonly ownerName: string;
	/** Of the call that tells it. */
	readonly ownerRequest: RequestStatus[ 'kind' ];
}

export type ConnectionOwner =
	| { readonly kind: 'none' }
	| { readonly kind: 'you' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'other'; readonly name: string };

export type SiteConnectionView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'safe-mode' }
	| { readonly kind: 'connected'; readonly owner: ConnectionOwner };

/** The look of the Site connection card. */
export function siteConnectionView(
	facts: SiteConnectionFacts
): SiteConnectionView {
	if ( facts.siteStatus !== 'connected' ) {
		return { kind: facts.siteStatus };
	}
	return facts.isInIdentityCrisis
		? { kind: 'safe-mode' }
		: { kind: 'connected', owner: connectionOwner( facts ) };
}

function connectionOwner( facts: SiteConnectionFacts ): ConnectionOwner {
	if ( ! facts.hasConnectedOwner ) {
		return { kind: 'none' };
	}
	if ( facts.isOwner ) {
		return { kind: 'you' };
	}
	if ( facts.ownerName !== '' ) {
		return { kind: 'other', name: facts.ownerName };
	}
	// Nameless, if that is all that can be told.
	return facts.ownerRequest === 'idle' || facts.ownerRequest === 'pending'
		? { kind: 'loading' }
		: { kind: 'other', name: '' };
}
