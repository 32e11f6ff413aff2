export interface PostByEmailFacts {
	readonly isActive: boolean;
	/** Is this user's account linked? */
	readonly isLinked: boolean;
	/** '' = none yet. */
	readonly address: string;
	/** Why the whole feature is out of this user's reach; false where it isn't. */
	readonly outOfReach: OutOfReach | false;
	readonly isSaving: boolean;
}

/** Offline, and site-connection mode. */
export type OutOfReach = 'offline' | 'not-connected';

/** Why nothing can be done with the address now. */
export type AddressBlock = OutOfReach | 'not-linked' | 'module-off' | 'saving';

export interface PostByEmailView {
	readonly address: string;
	readonly action: 'create' | 'regenerate';
	readonly block: AddressBlock | null;
}

/** A user's own address for posts. */
export function postByEmailView( facts: PostByEmailFacts ): PostByEmailView {
	return {
		address: facts.address,
		action: facts.address ? 'regenerate' : 'create',
		block: findBlock( facts ),
	};
}

function findBlock( {
	outOfReach,
	isLinked,
	isActive,
	isSaving,
}: PostByEmailFacts ): AddressBlock | null {
	if ( outOfReach ) {
		return outOfReach;
	}
	if ( ! isLinked ) {
		return 'not-linked';
	}
	if ( ! isActive ) {
		return 'module-off';
	}
	return isSaving ? 'saving' : null;
}
