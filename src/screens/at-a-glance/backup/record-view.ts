/** The contents of one backup. */
export interface RecordCounts {
	readonly posts: number;
	readonly plugins: number;
	readonly comments: number;
}

export interface RecordInput {
	/** Null if unknown. */
	readonly counts: RecordCounts | null;
	/** The user has dismissed the popup. */
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

/** The state of the backup record bar and its popup. */
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
