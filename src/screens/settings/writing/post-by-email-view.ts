export interface PostByEmailFacts {
	readonly isManager: boolean;
	readonly isActive: boolean;
	/** Is this user's account linked? */
	readonly isLinked: boolean;
	/** Offline, site-connection mode, not connected, not on this site. */
	readonly isOutOfReach: boolean;
	/** '' = none yet. */
	readonly address: string;
	readonly isSaving: boolean;
}

/** Why nothing can be done with the address now. */
export type AddressBlock =
	| 'module-off'
	| 'out-of-reach'
	| 'not-linked'
	| 'saving';

export interface PostByEmailView {
	/** Others than managers read what it does (B215, B216). */
	readonly hasSwitch: boolean;
	/** Fades with the feature (001 §5). */
	readonly isFaded: boolean;
	readonly address: string;
	readonly action: 'create' | 'regenerate';
	readonly block: AddressBlock | null;
}

/** A user's own address for posts (001 §2, Writing). */
export function postByEmailView( facts: PostByEmailFacts ): PostByEmailView {
	return {
		hasSwitch: facts.isManager,
		isFaded: facts.isOutOfReach || ! facts.isLinked,
		address: facts.isLinked ? facts.address : '',
		action: facts.isLinked && facts.address ? 'regenerate' : 'create',
		block: findBlock( facts ),
	};
}

function findBlock( {
	isOutOfReach,
	isLinked,
	isActive,
	isSaving,
}: PostByEmailFacts ): AddressBlock | null {
	if ( isOutOfReach ) {
		return 'out-of-reach';
	}
	if ( ! isLinked ) {
		return 'not-linked';
	}
	if ( ! isActive ) {
		return 'module-off';
	}
	return isSaving ? 'saving' : null;
}
