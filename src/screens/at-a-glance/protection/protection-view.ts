import type { RequestStatus } from '../../../state/request';
import type { ModuleOverride } from '../../../state/modules/types';

export interface ProtectionFacts {
	readonly isManager: boolean;
	readonly isSubscriber: boolean;
	readonly hasConnectedOwner: boolean;
	/** The site has the module at all. */
	readonly isFound: boolean;
	readonly isActive: boolean;
	readonly override: ModuleOverride;
	/** Offline, and the module needs the account service. */
	readonly isUnavailableOffline: boolean;
	/** The module needs a connected owner, and there is none. */
	readonly needsConnection: boolean;
	/** Refused attempts so far; null until known. */
	readonly count: number | null;
	readonly countRequest: RequestStatus;
}

export type ProtectionView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'inactive' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'recently-activated' }
	| { readonly kind: 'active'; readonly blocked: number };

/** Managers; others only while it protects a site that has an owner (000 §2). */
function isPermitted( facts: ProtectionFacts ): boolean {
	return (
		facts.isManager ||
		( ! facts.isSubscriber && facts.hasConnectedOwner && facts.isActive )
	);
}

/**
 * The protection card's look. The guards stand in the order of decision 5, but
 * for `inactive`: a switched-off module has no count to wait for.
 */
export function protectionView( facts: ProtectionFacts ): ProtectionView {
	if (
		! facts.isFound ||
		! isPermitted( facts ) ||
		facts.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( facts.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( facts.needsConnection ) {
		return { kind: 'not-connected' };
	}
	if ( ! facts.isActive ) {
		return { kind: 'inactive' };
	}
	if ( facts.count === null ) {
		return facts.countRequest.kind === 'failed'
			? { kind: 'failed', reason: facts.countRequest.error.message }
			: { kind: 'loading' };
	}
	// A failed refresh keeps the count that we have.
	return facts.count > 0
		? { kind: 'active', blocked: facts.count }
		: { kind: 'recently-activated' };
}

/** Is the number of refused attempts what it is about, known or not? */
export function showsCount( { kind }: ProtectionView ): boolean {
	return (
		kind === 'loading' ||
		kind === 'failed' ||
		kind === 'recently-activated' ||
		kind === 'active'
	);
}
