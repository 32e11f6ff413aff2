import { cloneElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** `<Name/>`, or `<Name>words</Name>`. */
const TAG = /<(\w+)\s*\/>|<(\w+)>(.*?)<\/\2>/gs;

/**
 * Inserts elements into a translated sentence, like createInterpolateElement of
 * `@wordpress/element`, but without that package's scripts, which would delay
 * the first content (docs/decisions/001).
 *
 * @param sentence With `<Name/>` or `<Name>words</Name>` for each element; tags
 * can't be nested.
 * @param elements Elements by tag name. A tag without an element is rendered as
 * its text.
 */
export function interpolate(
	sentence: string,
	elements: Readonly< Record< string, ReactElement > >
): ReactNode {
	const parts: ReactNode[] = [];
	let end = 0;
	for ( const match of sentence.matchAll( TAG ) ) {
		const [ whole, empty, pair, words ] = match;
		const element = elements[ empty ?? pair ?? '' ];
		parts.push( sentence.slice( end, match.index ) );
		parts.push(
			element
				? cloneElement( element, {
						key: match.index,
						...( empty ? {} : { children: words } ),
				  } )
				: words
		);
		end = match.index + whole.length;
	}
	parts.push( sentence.slice( end ) );
	return <Fragment>{ parts }</Fragment>;
}
