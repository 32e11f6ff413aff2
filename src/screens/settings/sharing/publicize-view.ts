export interface PublicizeFacts {
	readonly isManager: boolean;
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
	| null;

export interface PublicizeView {
	/** Others read what it does (decision 47). */
	readonly hasSwitch: boolean;
	readonly link: PublicizeLink;
}

export function publicizeView( {
	isManager,
	isActive,
	isLocal,
	isOffline,
	isLinked,
}: PublicizeFacts ): PublicizeView {
	const isReachable = isActive && ! isLocal && ! isOffline;
	const link = isLinked ? 'connections' : 'connect-user';
	return { hasSwitch: isManager, link: isReachable ? link : null };
}
