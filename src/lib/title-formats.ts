import { isRecord } from './is-record';

export const PAGE_TYPES = [
	'front_page',
	'posts',
	'pages',
	'groups',
	'archives',
] as const;

export type PageType = ( typeof PAGE_TYPES )[ number ];

/** A token or literal text. */
export interface TitlePiece {
	readonly type: 'token' | 'string';
	/** The literal text, or the token's name without brackets. */
	readonly value: string;
}

export type TitleFormats = Readonly<
	Record< PageType, readonly TitlePiece[] >
>;

/** Always returns all five lists; PHP encodes an empty one as `[]` or `''`. */
export function readTitleFormats( value: unknown ): TitleFormats {
	const formats = isRecord( value ) ? value : {};
	return {
		front_page: readPieces( formats.front_page ),
		posts: readPieces( formats.posts ),
		pages: readPieces( formats.pages ),
		groups: readPieces( formats.groups ),
		archives: readPieces( formats.archives ),
	};
}

function readPieces( value: unknown ): readonly TitlePiece[] {
	return Array.isArray( value ) ? value.flatMap( readPiece ) : [];
}

function readPiece( piece: unknown ): TitlePiece[] {
	if ( ! isRecord( piece ) || typeof piece.value !== 'string' ) {
		return [];
	}
	const { type, value } = piece;
	return type === 'token' || type === 'string' ? [ { type, value } ] : [];
}

/** Converts the formats to the setting's value. */
export function writeTitleFormats(
	formats: TitleFormats
): Readonly<
	Record< string, { readonly type: string; readonly value: string }[] >
> {
	return Object.fromEntries(
		Object.entries( formats ).map( ( [ pageType, pieces ] ) => [
			pageType,
			pieces.map( ( { type, value } ) => ( { type, value } ) ),
		] )
	);
}
