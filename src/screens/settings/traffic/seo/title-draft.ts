import { PAGE_TYPES } from '../../../../lib/title-formats';
import type {
	PageType,
	TitleFormats,
	TitlePiece,
} from '../../../../lib/title-formats';
import { parseTitle, serialiseTitle } from './title-format';
import { getTokenLabel, tokensOf } from './title-tokens';
import type { TokenName } from './title-tokens';

/**
 * Updates one title structure. If the text parses the same as the stored
 * structure, the stored one is kept, so that the form isn't dirty.
 */
export function writeTitle(
	formats: TitleFormats,
	stored: TitleFormats,
	pageType: PageType,
	text: string
): TitleFormats {
	const isStored = serialiseTitle( stored[ pageType ], pageType ) === text;
	return {
		...formats,
		[ pageType ]: isStored
			? stored[ pageType ]
			: parseTitle( text, pageType ),
	};
}

/** The known token values of this site. */
export type TokenValues = Readonly< Partial< Record< TokenName, string > > >;

export interface PreviewPart {
	readonly text: string;
	/** The part is a token's value, which is highlighted. */
	readonly isToken: boolean;
}

/**
 * Fills in a structure's tokens; uses the token's label if its value varies by
 * page.
 */
export function fillTitle(
	pieces: readonly TitlePiece[],
	values: TokenValues
): readonly PreviewPart[] {
	return pieces.map( ( { type, value } ) =>
		type === 'token' && isToken( value )
			? { text: values[ value ] ?? getTokenLabel( value ), isToken: true }
			: { text: value, isToken: false }
	);
}

export function toTitleText( parts: readonly PreviewPart[] ): string {
	return parts
		.map( ( { text } ) => text )
		.join( '' )
		.replace( /\s+/g, ' ' )
		.trim();
}

const TOKEN_NAMES: readonly string[] = PAGE_TYPES.flatMap( tokensOf );

function isToken( name: string ): name is TokenName {
	return TOKEN_NAMES.includes( name );
}
