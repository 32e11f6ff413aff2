export interface CurrentAddressInput {
	/** '' if the server can't determine it. */
	readonly currentIp: string;
	readonly isProtectActive: boolean;
	readonly isOffline: boolean;
	readonly isListed: boolean;
	readonly isSaving: boolean;
}

export type CurrentAddressView =
	| { readonly kind: 'unknown' }
	| { readonly kind: 'protect-off' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'listed' }
	| { readonly kind: 'saving' }
	| { readonly kind: 'ready' };

/** Whether the current address can be added to the list. */
export function currentAddressView(
	input: CurrentAddressInput
): CurrentAddressView {
	if ( input.currentIp === '' ) {
		return { kind: 'unknown' };
	}
	if ( ! input.isProtectActive ) {
		return { kind: 'protect-off' };
	}
	if ( input.isOffline ) {
		return { kind: 'offline' };
	}
	// Checked before `listed`: while the save is in flight, the draft already
	// lists the address.
	if ( input.isSaving ) {
		return { kind: 'saving' };
	}
	return input.isListed ? { kind: 'listed' } : { kind: 'ready' };
}
