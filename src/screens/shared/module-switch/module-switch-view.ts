import type { ModuleOverride } from '../../../state/modules/types';

export interface ModuleSwitchInput {
	/** Only users who can manage options see toggles. */
	readonly canManageOptions: boolean;
	readonly override: ModuleOverride;
	/** No account service is configured, so there is nothing to connect to. */
	readonly isLocal: boolean;
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
	| { readonly kind: 'no-account-service' }
	| { readonly kind: 'site-not-connected' }
	| { readonly kind: 'not-linked' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'saving' }
	| { readonly kind: 'ready' };

/** Why a module can't be toggled; the first matching reason wins. */
export function moduleSwitchView( input: ModuleSwitchInput ): ModuleSwitchView {
	if ( ! input.canManageOptions ) {
		return { kind: 'hidden' };
	}
	if ( input.override ) {
		return { kind: 'overridden', to: input.override };
	}
	if ( input.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( input.needsSite ) {
		return {
			kind: input.isLocal ? 'no-account-service' : 'site-not-connected',
		};
	}
	if ( input.needsOwner || input.needsLink ) {
		return { kind: 'not-linked' };
	}
	// An active module can always be turned off.
	if ( ! input.isAvailable && ! input.isActive ) {
		return { kind: 'unavailable', reason: input.unavailableReason };
	}
	if ( input.isAnySaving ) {
		return { kind: 'saving' };
	}
	return { kind: 'ready' };
}

/** The dependent settings fade while the feature is unavailable. */
export function isOutOfReach( { kind }: ModuleSwitchView ): boolean {
	return (
		kind === 'offline' ||
		kind === 'no-account-service' ||
		kind === 'site-not-connected' ||
		kind === 'not-linked'
	);
}
