/** Limit for the front page's description, in code points. */
export const DESCRIPTION_LIMIT = 300;
/** The length that search engines typically show. */
const SUGGESTED_DESCRIPTION_LENGTH = 159;

export type DescriptionLength =
	| { readonly kind: 'fits'; readonly count: number }
	| { readonly kind: 'long'; readonly count: number }
	| { readonly kind: 'full'; readonly count: number };

/** The counter's state. */
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
