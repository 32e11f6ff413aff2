interface FollowerInput {
	/** The user's account is linked. */
	readonly isLinked: boolean;
	readonly isActive: boolean;
}

/** Whether to show 'View your Email Followers'. */
export function hasFollowersLink( {
	isLinked,
	isActive,
}: FollowerInput ): boolean {
	return isLinked && isActive;
}
