import type { SiteStatus } from '../../../state/connection/selectors';
import type { CurrentUser } from '../../../state/connection/types';

export interface AccountConnectionFacts {
	readonly siteStatus: SiteStatus;
	/** Nobody can be linked until it is over. */
	readonly isInIdentityCrisis: boolean;
	readonly isLinked: boolean;
	readonly isOwner: boolean;
	readonly hasConnectedOwner: boolean;
	readonly account: CurrentUser[ 'account' ];
}

export type AccountConnectionView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'safe-mode' }
	/** Whoever connects first will own the connection. */
	| { readonly kind: 'no-owner' }
	| { readonly kind: 'unlinked' }
	| {
			readonly kind: 'linked';
			readonly isOwner: boolean;
			/** Name and address; the service may tell neither. */
			readonly account: CurrentUser[ 'account' ];
	  };

/** The look of the Account connection card. */
export function accountConnectionView(
	facts: AccountConnectionFacts
): AccountConnectionView {
	if ( facts.siteStatus !== 'connected' ) {
		return { kind: facts.siteStatus };
	}
	if ( facts.isLinked ) {
		return {
			kind: 'linked',
			isOwner: facts.isOwner,
			account: facts.account,
		};
	}
	if ( facts.isInIdentityCrisis ) {
		return { kind: 'safe-mode' };
	}
	return { kind: facts.hasConnectedOwner ? 'unlinked' : 'no-owner' };
}
