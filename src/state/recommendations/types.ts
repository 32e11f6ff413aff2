export interface RecommendationsState {
	readonly isEnabled: boolean;
	/** The assistant's current step. */
	readonly step: string;
	/** Conditional recommendations that the user has not seen yet. */
	readonly unread: readonly string[];
}
