/** What one backup holds. */
export interface RecordCounts {
	readonly posts: number;
	readonly plugins: number;
	readonly comments: number;
}

export interface RecordInput {
	/** Null while unknown. */
	readonly counts: RecordCounts | null;
	/** Its popup was closed before. */
	readonly isPopupDismissed: boolean;
}

export type RecordView =
	| { readonly kind: 'none' }
	| {
			readonly kind: 'counts';
			readonly counts: RecordCounts;
			readonly hasPopup: boolean;
	  };

const POPUP_ABOVE_POSTS = 20;

/** The backup record bar, and whether its popup shows. */
export function recordView( input: RecordInput ): RecordView {
	const { counts } = input;
	if ( counts === null ) {
		return { kind: 'none' };
	}
	return {
		kind: 'counts',
		counts,
		hasPopup: counts.posts > POPUP_ABOVE_POSTS && ! input.isPopupDismissed,
	};
}
