export interface RecommendationsState {
	readonly isEnabled: boolean;
	/** Where the assistant stands. */
	readonly step: string;
	/** Conditional recommendations that the user has not seen. */
	readonly unread: readonly string[];
}
