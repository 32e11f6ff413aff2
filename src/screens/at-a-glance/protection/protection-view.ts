import { __ } from '@wordpress/i18n';
import {
	canManageModules,
	hasConnectedOwner,
	isSubscriber,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	isModuleActive,
	isModuleFound,
	isModuleUnavailableInSiteConnection,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import { getPart, isPartRefreshing } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { ModuleOverride } from '../../../state/modules/types';
import type { PartState } from '../../../state/site/types';
import { defineCard } from '../define-card';

const MODULE = 'protect';

export interface ProtectionInput {
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
function isPermitted( input: ProtectionInput ): boolean {
	return (
		input.isManager ||
		( ! input.isSubscriber && input.hasConnectedOwner && input.isActive )
	);
}

/**
 * The protection card's state. The guards stand in the order of
 * docs/spec/decisions.md#5, but
 * for `inactive`: a switched-off module has no count to wait for.
 */
export function protectionView( input: ProtectionInput ): ProtectionView {
	if (
		! input.isFound ||
		! isPermitted( input ) ||
		input.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( input.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( input.needsConnection ) {
		return { kind: 'not-connected' };
	}
	if ( ! input.isActive ) {
		return { kind: 'inactive' };
	}
	const { count } = input;
	switch ( count.kind ) {
		case 'loading':
			return { kind: 'loading' };
		case 'failed':
			return input.isRefreshing
				? { kind: 'loading' }
				: { kind: 'failed' };
		default:
			// A failed refresh keeps the count that we have.
			return count.data > 0
				? { kind: 'active', blocked: count.data }
				: { kind: 'recently-activated' };
	}
}

function getProtectionInput( state: RootState ): ProtectionInput {
	return {
		isManager: canManageModules( state ),
		isSubscriber: isSubscriber( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		isFound: isModuleFound( state, MODULE ),
		isActive: isModuleActive( state, MODULE ),
		override: getModuleOverride( state, MODULE ),
		isUnavailableOffline: isModuleUnavailableOffline( state, MODULE ),
		needsConnection: isModuleUnavailableInSiteConnection( state, MODULE ),
		count: getPart( state, 'protect' ),
		isRefreshing: isPartRefreshing( state, 'protect' ),
	};
}

export const protectionCard = defineCard( {
	slug: 'protection',
	title: () => __( 'Brute force protection', 'jetpack-dashboard' ),
	icon: 'shield',
	parts: [ 'protect' ],
	input: getProtectionInput,
	view: protectionView,
} );
