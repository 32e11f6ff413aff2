/** Of the front page's description, in code points (001 §9, decision 54). */
export const DESCRIPTION_LIMIT = 300;
/** What search engines show of it. */
const SUGGESTED_DESCRIPTION_LENGTH = 159;

export type DescriptionLength =
	| { readonly kind: 'fits'; readonly count: number }
	| { readonly kind: 'long'; readonly count: number }
	| { readonly kind: 'full'; readonly count: number };

/** What the counter says (001 §2, decision 26). */
export function measureDescription( text: string ): DescriptionLength {
	const count = [ ...text ].length;
	if ( count >= DESCRIPTION_LIMIT ) {
		return { kind: 'full', count };
	}
	return {
		kind: count > SUGGESTED_DESCRIPTION_LENGTH ? 'long' : 'fits',
		count,
	};
}
