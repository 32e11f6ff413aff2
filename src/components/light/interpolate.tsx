import { cloneElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** `<Name/>`, or `<Name>words</Name>`. */
const TAG = /<(\w+)\s*\/>|<(\w+)>(.*?)<\/\2>/gs;

/**
 * Puts elements into a translated sentence: what createInterpolateElement of
 * `@wordpress/element` does, without the scripts that one brings, which the
 * first content would wait for (docs/decisions/001).
 *
 * @param sentence With `<Name/>` or `<Name>words</Name>` for each element; not
 *                 one inside another.
 * @param elements By those names. A tag without an element stays as its words.
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
