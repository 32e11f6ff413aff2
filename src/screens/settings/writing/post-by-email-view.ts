export interface PostByEmailInput {
	readonly isActive: boolean;
	/** The user's account is linked. */
	readonly isLinked: boolean;
	/** '' if there is none yet. */
	readonly address: string;
	/** Why the feature is unavailable to this user; false if it is available. */
	readonly outOfReach: OutOfReach | false;
	/** The site has no account service, which would provide the mailbox. */
	readonly needsMailbox: boolean;
	readonly hasMailbox: boolean;
	/** The user can set up the mailbox. */
	readonly canSetUp: boolean;
	readonly isSaving: boolean;
}

/** Offline mode, and no site connection. */
export type OutOfReach = 'offline' | 'not-connected';

/** Why the address can't be changed or created now. */
export type AddressBlock =
	| OutOfReach
	| 'not-linked'
	| 'module-off'
	| 'no-mailbox'
	| 'ask-for-mailbox'
	| 'saving';

export interface PostByEmailView {
	readonly address: string;
	readonly action: 'create' | 'regenerate';
	readonly block: AddressBlock | null;
	/** Link to the mailbox's page. */
	readonly mailboxLink: 'set-up' | 'settings' | null;
}

/** The state of a user's Post by Email address. */
export function postByEmailView( input: PostByEmailInput ): PostByEmailView {
	return {
		address: input.address,
		action: input.address ? 'regenerate' : 'create',
		block: findBlock( input ),
		mailboxLink: findLink( input ),
	};
}

function findBlock( {
	outOfReach,
	isLinked,
	isActive,
	needsMailbox,
	hasMailbox,
	canSetUp,
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
	if ( needsMailbox && ! hasMailbox ) {
		return canSetUp ? 'no-mailbox' : 'ask-for-mailbox';
	}
	return isSaving ? 'saving' : null;
}

function findLink( {
	isActive,
	needsMailbox,
	hasMailbox,
	canSetUp,
}: PostByEmailInput ): PostByEmailView[ 'mailboxLink' ] {
	if ( ! canSetUp || ! isActive ) {
		return null;
	}
	if ( hasMailbox ) {
		return 'settings';
	}
	return needsMailbox ? 'set-up' : null;
}
