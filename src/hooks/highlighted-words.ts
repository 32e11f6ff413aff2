import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The name used in CSS: `::highlight()`. */
const HIGHLIGHT = 'jp-search-hit';
/** Elements that are not text, or that have their own highlighting. */
const UNMARKED = 'mark, input, textarea, select, script, style';
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Highlights words with the CSS Custom Highlight API, without changing the DOM.
 * Does nothing in browsers without it.
 *
 * @param container The element to search, initially and on every change.
 * @param stems     Beginnings of words, case-insensitive.
 */
export function useHighlightedWords(
	container: RefObject< HTMLElement | null >,
	stems: readonly string[]
): void {
	useEffect( () => {
		const element = container.current;
		if ( ! element || ! canHighlight() || stems.length === 0 ) {
			return undefined;
		}
		const words = new RegExp(
			`(?<![\\p{L}\\p{N}])(?:${ stems
				.map( ( stem ) => stem.replace( SPECIAL, '\\$&' ) )
				.join( '|' ) })[\\p{L}\\p{N}]*`,
			'giu'
		);
		let frame = 0;
		const mark = () => {
			CSS.highlights.set(
				HIGHLIGHT,
				new Highlight( ...findRanges( element, words ) )
			);
		};
		const later = () => {
			window.cancelAnimationFrame( frame );
			frame = window.requestAnimationFrame( mark );
		};
		later();
		const observer = new MutationObserver( later );
		observer.observe( element, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		return () => {
			window.cancelAnimationFrame( frame );
			observer.disconnect();
			CSS.highlights.delete( HIGHLIGHT );
		};
	}, [ container, stems ] );
}

function canHighlight(): boolean {
	return typeof CSS !== 'undefined' && 'highlights' in CSS;
}

function findRanges( element: HTMLElement, words: RegExp ): Range[] {
	const ranges: Range[] = [];
	const walker = document.createTreeWalker( element, NodeFilter.SHOW_TEXT );
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		if ( node.parentElement?.closest( UNMARKED ) ) {
			continue;
		}
		for ( const match of ( node.nodeValue ?? '' ).matchAll( words ) ) {
			const range = new Range();
			range.setStart( node, match.index );
			range.setEnd( node, match.index + match[ 0 ].length );
			ranges.push( range );
		}
	}
	return ranges;
}
