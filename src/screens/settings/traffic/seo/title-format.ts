import type { PageType, TitlePiece } from '../../../../lib/title-formats';
import { tokensOf } from './title-tokens';

/**
 * Parses a title structure such as `[post_title] – [site_name]`. Anything that
 * isn't a token of the page type is plain text. Text that looks like a token is
 * escaped with a backslash (`\[site_name]`), and backslashes before a token are
 * doubled, so that every stored value round-trips.
 */
export function parseTitle( text: string, pageType: PageType ): TitlePiece[] {
	const pieces: TitlePiece[] = [];
	let plain = '';
	let end = 0;
	for ( const match of text.matchAll( tokenPattern( pageType ) ) ) {
		const [ whole, slashes = '', token = '' ] = match;
		plain += text.slice( end, match.index );
		plain += slashes.slice( 0, Math.floor( slashes.length / 2 ) );
		if ( isEscaping( slashes ) ) {
			plain += `[${ token }]`;
		} else {
			addText( pieces, plain );
			plain = '';
			pieces.push( { type: 'token', value: token } );
		}
		end = match.index + whole.length;
	}
	addText( pieces, plain + text.slice( end ) );
	return pieces;
}

/** The inverse of `parseTitle`, except that adjacent text pieces are merged. */
export function serialiseTitle(
	pieces: readonly TitlePiece[],
	pageType: PageType
): string {
	let text = '';
	let plain = '';
	for ( const { type, value } of pieces ) {
		if ( type === 'string' ) {
			plain += value;
		} else {
			text += escape( plain, pageType ).replace( /\\+$/, '$&$&' );
			text += `[${ value }]`;
			plain = '';
		}
	}
	return text + escape( plain, pageType );
}

/** Whether the last of these backslashes escapes the token that follows. */
export function isEscaping( slashes: string ): boolean {
	return slashes.length % 2 === 1;
}

function escape( plain: string, pageType: PageType ): string {
	return plain.replace( tokenPattern( pageType ), '$1$1\\[$2]' );
}

function tokenPattern( pageType: PageType ): RegExp {
	return new RegExp(
		`(\\\\*)\\[(${ tokensOf( pageType ).join( '|' ) })\\]`,
		'g'
	);
}

function addText( pieces: TitlePiece[], value: string ): void {
	if ( value !== '' ) {
		pieces.push( { type: 'string', value } );
	}
}
