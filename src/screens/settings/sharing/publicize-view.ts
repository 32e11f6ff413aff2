export interface PublicizeInput {
	readonly isActive: boolean;
	readonly isLocal: boolean;
	readonly isOffline: boolean;
	/** The user's account is linked. */
	readonly isLinked: boolean;
	/** The user can open the admin page of connections. */
	readonly hasPage: boolean;
}

/** The link to the account service's social network connections. */
export type PublicizeLink =
	| 'connections'
	/** Connections belong to a user account, so the user must connect it first. */
	| 'connect-user'
	| 'none';

export function publicizeLink( {
	isActive,
	isLocal,
	isOffline,
	isLinked,
}: PublicizeInput ): PublicizeLink {
	if ( ! isActive || isLocal || isOffline ) {
		return 'none';
	}
	return isLinked ? 'connections' : 'connect-user';
}

/** Whether to link to the connections that the site itself has. */
export function hasPageLink( { isActive, hasPage }: PublicizeInput ): boolean {
	return isActive && hasPage;
}
