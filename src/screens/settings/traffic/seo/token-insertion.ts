import type { PageType } from '../../../../lib/title-formats';
import { isEscaping } from './title-format';
import { getTokenLabel, tokensOf } from './title-tokens';
import type { TokenName } from './title-tokens';

/** The selection in a text field; a caret if start and end are equal. */
export interface Selection {
	readonly start: number;
	readonly end: number;
}

interface OpenBracket {
	/** Position of the opening bracket. */
	readonly start: number;
	/**
	 * Position after the bracket's content, including an existing closing
	 * bracket.
	 */
	readonly end: number;
	/** The text typed after the bracket. */
	readonly query: string;
}

/** The unclosed bracket that the caret is in. */
export function findOpenBracket(
	text: string,
	{ start, end }: Selection
): OpenBracket | null {
	if ( start !== end ) {
		return null;
	}
	const before = /(\\*)\[([^[\]]*)$/.exec( text.slice( 0, start ) );
	if ( ! before || isEscaping( before[ 1 ] ?? '' ) ) {
		return null;
	}
	const query = before[ 2 ] ?? '';
	const rest = /^\w*\]/.exec( text.slice( start ) )?.[ 0 ] ?? '';
	return {
		start: start - query.length - 1,
		end: start + rest.length,
		query,
	};
}

/** Tokens with a name or label that starts with the query, or contains it. */
export function suggestTokens(
	query: string,
	pageType: PageType
): readonly TokenName[] {
	const wanted = query.trim().toLowerCase();
	return tokensOf( pageType ).filter( ( token ) =>
		[ token.replace( '_', ' ' ), token, getTokenLabel( token ) ].some(
			( name ) => name.toLowerCase().includes( wanted )
		)
	);
}

export interface Insertion {
	readonly text: string;
	/** Caret position after the token. */
	readonly caret: number;
}

/** Inserts a token in place of the selection, or of the open bracket. */
export function insertToken(
	text: string,
	selection: Selection,
	token: TokenName
): Insertion {
	const { start, end } = findOpenBracket( text, selection ) ?? selection;
	const before = text.slice( 0, start );
	const slashes = /\\*$/.exec( before )?.[ 0 ] ?? '';
	// A single backslash before the token would escape it.
	const inserted = `${ isEscaping( slashes ) ? '\\' : '' }[${ token }]`;
	return {
		text: before + inserted + text.slice( end ),
		caret: start + inserted.length,
	};
}
