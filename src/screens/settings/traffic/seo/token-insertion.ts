import type { PageType } from '../../../../lib/title-formats';
import { isEscaping } from './title-format';
import { getTokenLabel, tokensOf } from './title-tokens';
import type { TokenName } from './title-tokens';

/** What is selected in a text field; a caret where both are the same. */
export interface Selection {
	readonly start: number;
	readonly end: number;
}

interface OpenBracket {
	/** Where the bracket stands. */
	readonly start: number;
	/** Behind what belongs to it: a closing bracket may stand there already. */
	readonly end: number;
	/** What is written since. */
	readonly query: string;
}

/** The bracket that the caret is in, if nobody has closed it before the caret. */
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

/** Tokens whose name or label begins, or goes on, with what is written. */
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
	/** Behind the token. */
	readonly caret: number;
}

/** Puts a token in place of the selection, or of the bracket that is open there. */
export function insertToken(
	text: string,
	selection: Selection,
	token: TokenName
): Insertion {
	const { start, end } = findOpenBracket( text, selection ) ?? selection;
	const before = text.slice( 0, start );
	const slashes = /\\*$/.exec( before )?.[ 0 ] ?? '';
	// A single backslash there would make text of the token.
	const inserted = `${ isEscaping( slashes ) ? '\\' : '' }[${ token }]`;
	return {
		text: before + inserted + text.slice( end ),
		caret: start + inserted.length,
	};
}
