import type { PageType, TitlePiece } from '../../../../lib/title-formats';
import { tokensOf } from './title-tokens';

/**
 * Title structures as people write them: `[post_title] – [site_name]`. What
 * is no token of the page type is plain text.
 *
 * A text that reads like a token is written with a backslash before it,
 * `\[site_name]`, and backslashes that stand before a token are doubled; so
 * everything that the server may hold can be shown, and nothing is lost.
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

/** The text that `parseTitle` makes these pieces of, but for texts side by side, which become one. */
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

/** Does the last of these backslashes take the token behind it for text? */
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
