export interface PublicizeFacts {
	readonly isActive: boolean;
	readonly isLocal: boolean;
	readonly isOffline: boolean;
	/** Is this user's account linked? */
	readonly isLinked: boolean;
}

/** What leads to the connections with the networks. */
export type PublicizeLink =
	| 'connections'
	/** They belong to a user's account, which comes first. */
	| 'connect-user'
	| 'none';

export function publicizeLink( {
	isActive,
	isLocal,
	isOffline,
	isLinked,
}: PublicizeFacts ): PublicizeLink {
	if ( ! isActive || isLocal || isOffline ) {
		return 'none';
	}
	return isLinked ? 'connections' : 'connect-user';
}
