export interface PostByEmailInput {
	readonly isActive: boolean;
	/** The user's account is linked. */
	readonly isLinked: boolean;
	/** '' if there is none yet. */
	readonly address: string;
	/** Why the feature is unavailable to this user; false if it is available. */
	readonly outOfReach: OutOfReach | false;
	readonly isSaving: boolean;
}

/** Offline mode, and no site connection. */
export type OutOfReach = 'offline' | 'not-connected';

/** Why the address can't be changed or created now. */
export type AddressBlock = OutOfReach | 'not-linked' | 'module-off' | 'saving';

export interface PostByEmailView {
	readonly address: string;
	readonly action: 'create' | 'regenerate';
	readonly block: AddressBlock | null;
}

/** The state of a user's Post by Email address. */
export function postByEmailView( input: PostByEmailInput ): PostByEmailView {
	return {
		address: input.address,
		action: input.address ? 'regenerate' : 'create',
		block: findBlock( input ),
	};
}

function findBlock( {
	outOfReach,
	isLinked,
	isActive,
	isSaving,
}: PostByEmailInput ): AddressBlock | null {
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
