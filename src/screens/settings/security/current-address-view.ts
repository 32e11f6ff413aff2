export interface CurrentAddressFacts {
	/** '' when the site can't tell. */
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

/** May the current address be added to the list now? */
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
	// Before `listed`: adding an address lists it in the draft while it is being saved.
	if ( facts.isSaving ) {
		return { kind: 'saving' };
	}
	return facts.isListed ? { kind: 'listed' } : { kind: 'ready' };
}
