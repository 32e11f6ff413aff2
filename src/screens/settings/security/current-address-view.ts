export interface CurrentAddressFacts {
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
	facts: CurrentAddressFacts
): CurrentAddressView {
	if ( facts.currentIp === '' ) {
		return { kind: 'unknown' };
	}
	if ( ! facts.isProtectActive ) {
		return { kind: 'protect-off' };
	}
	if ( facts.isOffline ) {
		return { kind: 'offline' };
	}
	// Checked before `listed`: while the save is in flight, the draft already
	// lists the address.
	if ( facts.isSaving ) {
		return { kind: 'saving' };
	}
	return facts.isListed ? { kind: 'listed' } : { kind: 'ready' };
}
