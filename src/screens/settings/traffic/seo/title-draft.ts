import type {
	PageType,
	TitleFormats,
	TitlePiece,
} from '../../../../lib/title-formats';
import { parseTitle, serialiseTitle } from './title-format';
import { getTokenLabel } from './title-tokens';
import type { TokenName } from './title-tokens';

/**
 * The structures after one of them was written anew. One that reads as it is
 * stored is the stored one, so that nothing is left to save.
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

/** What the tokens stand for on this site, as far as it is known here. */
export type TokenValues = Readonly< Partial< Record< TokenName, string > > >;

export interface PreviewPart {
	readonly text: string;
	/** A token's value, which is marked. */
	readonly isToken: boolean;
}

/** A structure with its tokens filled in; with their labels where the value differs from page to page. */
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

/** As one text. */
export function toTitleText( parts: readonly PreviewPart[] ): string {
	return parts
		.map( ( { text } ) => text )
		.join( '' )
		.replace( /\s+/g, ' ' )
		.trim();
}

const TOKEN_NAMES: readonly string[] = [
	'site_name',
	'tagline',
	'post_title',
	'page_title',
	'group_title',
	'date',
	'archive_title',
] satisfies readonly TokenName[];

function isToken( name: string ): name is TokenName {
	return TOKEN_NAMES.includes( name );
}
