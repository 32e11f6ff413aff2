/** Its tools show to whoever may write; only managers switch them (B213). */
interface WriterFacts {
	readonly isManager: boolean;
	readonly canEditPosts: boolean;
	readonly active: readonly string[];
}

export function canSeeComposing( {
	isManager,
	canEditPosts,
}: WriterFacts ): boolean {
	return isManager || canEditPosts;
}

/** B214. */
export function canSeePostByEmail( {
	isManager,
	canEditPosts,
	active,
}: WriterFacts ): boolean {
	return isManager || ( canEditPosts && active.includes( 'post-by-email' ) );
}
