interface FollowerFacts {
	/** Is this user's account linked? */
	readonly isLinked: boolean;
	readonly isActive: boolean;
}

/** 'View your Email Followers'. */
export function hasFollowersLink( {
	isLinked,
	isActive,
}: FollowerFacts ): boolean {
	return isLinked && isActive;
}
