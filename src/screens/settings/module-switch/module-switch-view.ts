import type { ModuleOverride } from '../../../state/modules/types';

export interface ModuleSwitchFacts {
	/** Toggles appear only for users who may manage options. */
	readonly canManageOptions: boolean;
	readonly override: ModuleOverride;
	/** Offline, and the module needs the account service. */
	readonly isUnavailableOffline: boolean;
	readonly needsSite: boolean;
	readonly needsOwner: boolean;
	/** The user who would switch it has no account behind them. */
	readonly needsLink: boolean;
	readonly isActive: boolean;
	readonly isAvailable: boolean;
	/** The server's words; may be empty. */
	readonly unavailableReason: string;
	readonly isAnySaving: boolean;
}

export type ModuleSwitchView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'overridden'; readonly to: 'active' | 'inactive' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'site-not-connected' }
	| { readonly kind: 'not-linked' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'saving' }
	| { readonly kind: 'ready' };

/** Why a module can't be switched now, first reason first. */
export function moduleSwitchView( facts: ModuleSwitchFacts ): ModuleSwitchView {
	if ( ! facts.canManageOptions ) {
		return { kind: 'hidden' };
	}
	if ( facts.override ) {
		return { kind: 'overridden', to: facts.override };
	}
	if ( facts.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( facts.needsSite ) {
		return { kind: 'site-not-connected' };
	}
	if ( facts.needsOwner || facts.needsLink ) {
		return { kind: 'not-linked' };
	}
	// One that runs can be switched off, whatever keeps it from being switched on.
	if ( ! facts.isAvailable && ! facts.isActive ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	if ( facts.isAnySaving ) {
		return { kind: 'saving' };
	}
	return { kind: 'ready' };
}

/** Everything under the switch fades while the feature is out of reach. */
export function isOutOfReach( { kind }: ModuleSwitchView ): boolean {
	return (
		kind === 'offline' ||
		kind === 'site-not-connected' ||
		kind === 'not-linked'
	);
}
