import type { ModuleOverride } from '../../../state/modules/types';
import type { PartState } from '../../../state/site/types';

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
	/** Refused attempts so far. */
	readonly count: PartState< number >;
	readonly isRefreshing: boolean;
}

export type ProtectionView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'inactive' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'recently-activated' }
	| { readonly kind: 'active'; readonly blocked: number };

/** Managers; others only while it protects a site that has an owner. */
function isPermitted( facts: ProtectionFacts ): boolean {
	return (
		facts.isManager ||
		( ! facts.isSubscriber && facts.hasConnectedOwner && facts.isActive )
	);
}

/**
 * The protection card's look. The guards stand in the order of
 * docs/spec/decisions.md#5, but
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
	const { count } = facts;
	switch ( count.kind ) {
		case 'loading':
			return { kind: 'loading' };
		case 'failed':
			return facts.isRefreshing
				? { kind: 'loading' }
				: { kind: 'failed' };
		default:
			// A failed refresh keeps the count that we have.
			return count.data > 0
				? { kind: 'active', blocked: count.data }
				: { kind: 'recently-activated' };
	}
}
