import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
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
	/** The module is available on this site. */
	readonly isFound: boolean;
	readonly isActive: boolean;
	readonly override: ModuleOverride;
	/** Offline mode, and the module needs the account service. */
	readonly isUnavailableOffline: boolean;
	/** The module needs a connected owner, and the site has none. */
	readonly needsConnection: boolean;
	/** Total blocked attempts. */
	readonly count: PartState< number >;
	readonly isRefreshing: boolean;
}

export type ProtectionView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| {
			readonly kind: 'not-connected';
			/** It still protects a site that lost its owner. */
			readonly isActive: boolean;
	  }
	| { readonly kind: 'inactive' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'recently-activated' }
	| { readonly kind: 'active'; readonly blocked: number };

/**
 * Managers always see the card; others only while protection is on and the site
 * has an owner.
 */
function isPermitted( input: ProtectionInput ): boolean {
	return (
		input.isManager ||
		( ! input.isSubscriber && input.hasConnectedOwner && input.isActive )
	);
}

/**
 * The state of the protection card. Conditions are in the order of
 * docs/spec/decisions.md#5, except that `inactive` is checked before `loading`:
 * an inactive module has no count to load.
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
		return { kind: 'not-connected', isActive: input.isActive };
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
			// A failed refetch keeps showing the previous count.
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
	samples: isDevelopment && {
		offline: {},
		'not-connected': { isActive: true },
		inactive: {},
		loading: {},
		failed: {},
		'recently-activated': {},
		active: { blocked: 1284 },
	},
} );
