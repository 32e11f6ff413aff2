interface FollowerFacts {
	/** The user's account is linked. */
	readonly isLinked: boolean;
	readonly isActive: boolean;
}

/** Whether to show 'View your Email Followers'. */
export function hasFollowersLink( {
	isLinked,
	isActive,
}: FollowerFacts ): boolean {
	return isLinked && isActive;
}
