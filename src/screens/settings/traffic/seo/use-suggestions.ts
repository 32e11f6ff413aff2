import { useState } from 'react';
import type { PageType } from '../../../../lib/title-formats';
import { findOpenBracket, suggestTokens } from './token-insertion';
import type { Selection } from './token-insertion';
import type { TokenName } from './title-tokens';

export interface Suggestions {
	/** Empty if no bracket is open. */
	readonly tokens: readonly TokenName[];
	/** The suggestion that Enter accepts. */
	readonly current: TokenName | undefined;
	readonly move: ( steps: number ) => void;
	/** Hides the suggestions until the text or the caret changes. */
	readonly dismiss: () => void;
}

/**
 * Token suggestions for the open bracket.
 *
 * @param text      The field's text.
 * @param selection Null while the field isn't focused.
 * @param pageType  The page type of the title.
 */
export function useSuggestions(
	text: string,
	selection: Selection | null,
	pageType: PageType
): Suggestions {
	const [ position, setPosition ] = useState( 0 );
	const [ dismissedAt, setDismissedAt ] = useState< string | null >( null );
	const place = `${ selection?.start } ${ text }`;
	const bracket = selection && findOpenBracket( text, selection );
	const tokens =
		bracket && place !== dismissedAt
			? suggestTokens( bracket.query, pageType )
			: [];
	const at = position % ( tokens.length || 1 );

	return {
		tokens,
		current: tokens[ at ],
		move: ( steps ) =>
			setPosition( ( at + steps + tokens.length ) % tokens.length ),
		dismiss: () => setDismissedAt( place ),
	};
}
