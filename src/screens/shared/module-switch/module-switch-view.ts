import type { ModuleOverride } from '../../../state/modules/types';

export interface ModuleSwitchFacts {
	/** Only users who can manage options see toggles. */
	readonly canManageOptions: boolean;
	readonly override: ModuleOverride;
	/** Offline mode, and the module needs the account service. */
	readonly isUnavailableOffline: boolean;
	readonly needsSite: boolean;
	readonly needsOwner: boolean;
	/** The module needs a linked account, and the user has none. */
	readonly needsLink: boolean;
	readonly isActive: boolean;
	readonly isAvailable: boolean;
	/** The server's message; may be empty. */
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

/** Why a module can't be toggled; the first matching reason wins. */
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
	// An active module can always be turned off.
	if ( ! facts.isAvailable && ! facts.isActive ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	if ( facts.isAnySaving ) {
		return { kind: 'saving' };
	}
	return { kind: 'ready' };
}

/** The dependent settings fade while the feature is unavailable. */
export function isOutOfReach( { kind }: ModuleSwitchView ): boolean {
	return (
		kind === 'offline' ||
		kind === 'site-not-connected' ||
		kind === 'not-linked'
	);
}
