import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The name under which styles speak of the marks (`::highlight()`). */
const HIGHLIGHT = 'jp-search-hit';
/** What nobody reads as text, or what reads as a mark by itself. */
const UNMARKED = 'mark, input, textarea, select, script, style';
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Marks words in what is drawn, without touching the elements: ranges that
 * the browser paints over. Where it can't, nothing is marked.
 *
 * @param container What is looked through, now and whenever it changes.
 * @param stems     Beginnings of the words, without case.
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
