import { useState } from 'react';
import type { PageType } from '../../../../lib/title-formats';
import { findOpenBracket, suggestTokens } from './token-insertion';
import type { Selection } from './token-insertion';
import type { TokenName } from './title-tokens';

export interface Suggestions {
	/** Empty while no bracket is open. */
	readonly tokens: readonly TokenName[];
	/** The one that Enter takes. */
	readonly current: TokenName | undefined;
	readonly move: ( steps: number ) => void;
	/** Until the text or the caret changes. */
	readonly dismiss: () => void;
}

/**
 * What may be written into the bracket that is open.
 *
 * @param text      The field's.
 * @param selection Null while the field is not in use.
 * @param pageType  Whose title it is.
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
