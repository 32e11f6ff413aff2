/** Normalized words, and adjacent words joined (`lazyload`). */
export interface WordIndex {
	readonly words: readonly string[];
	readonly joined: readonly string[];
}

/** A word of the term, and its parts if it is hyphenated. */
interface TermWord {
	readonly whole: string;
	readonly parts: readonly string[];
}

export type Term = readonly TermWord[];

const PHRASE_END = /[,.;:!?()“”"]+/;
const NO_WORD = /[^\p{L}\p{N}]+/u;
const OTHER_SCRIPT = /[^\u0000-\u024f]/;
const ENDING = /(?:ies|es|s|ing|ed|e|y)$/;

/** Words up to this length must match exactly: “ip” must not match “shipping”. */
const EXACT_LENGTH = 2;
/**
 * Words from this length also match inside other words (“press” in
 * “videopress”) and across two words (“lazy load”).
 */
const INNER_LENGTH = 5;
/** Suffixes are stripped only if at least this many characters remain. */
const STEM_LENGTH = 4;

export function indexWords( texts: readonly string[] ): WordIndex {
	const words = new Set< string >();
	const joined = new Set< string >();
	for ( const phrase of texts.flatMap( ( text ) =>
		text.split( PHRASE_END )
	) ) {
		const line = splitWords( phrase );
		line.forEach( ( word, at ) => {
			words.add( word );
			const next = line[ at + 1 ];
			if ( next !== undefined ) {
				joined.add( word + next );
				joined.add( word + next + ( line[ at + 2 ] ?? '' ) );
			}
		} );
	}
	return { words: [ ...words ], joined: [ ...joined ] };
}

/**
 * The significant words of a search term: “how to block an IP” becomes “block”
 * and “IP”.
 *
 * @param text       The text as typed.
 * @param smallWords Stop words, separated by commas.
 */
export function readTerm( text: string, smallWords: string ): Term {
	const small = new Set( splitWords( smallWords ) );
	const all = clean( text )
		.split( /\s+/ )
		.map( ( chunk ) => {
			const parts = splitWords( chunk );
			return { whole: parts.join( '' ), parts };
		} )
		.filter( ( { whole } ) => whole !== '' );
	const specificWords = all.filter( ( { whole } ) => ! small.has( whole ) );
	return specificWords.length > 0 ? specificWords : all;
}

/** Whether the index contains every word of the term, in any order. */
export function hasTerm( index: WordIndex, term: Term ): boolean {
	return (
		term.length > 0 && term.every( ( word ) => hasTermWord( index, word ) )
	);
}

/** Whether the index contains at least one word of the term. */
export function hasPartOfTerm( index: WordIndex, term: Term ): boolean {
	return term.some( ( word ) => hasTermWord( index, word ) );
}

/** The word beginnings to highlight. */
export function stemsOf( term: Term ): readonly string[] {
	return term.flatMap( ( { whole, parts } ) =>
		[ whole, ...parts ].map( stem )
	);
}

function hasTermWord( index: WordIndex, { whole, parts }: TermWord ): boolean {
	return (
		hasWord( index, whole ) ||
		( parts.length > 1 &&
			parts.every( ( part ) => hasWord( index, part ) ) )
	);
}

function hasWord( { words, joined }: WordIndex, word: string ): boolean {
	if ( OTHER_SCRIPT.test( word ) ) {
		return words.some( ( one ) => one.includes( word ) );
	}
	if ( word.length <= EXACT_LENGTH ) {
		return words.includes( word );
	}
	const start = stem( word );
	return (
		words.some( ( one ) => one.startsWith( start ) ) ||
		( word.length >= INNER_LENGTH &&
			( joined.some( ( one ) => one.startsWith( start ) ) ||
				words.some( ( one ) => one.includes( word ) ) ) )
	);
}

function stem( word: string ): string {
	const cut = word.replace( ENDING, '' );
	return cut.length >= STEM_LENGTH ? cut : word;
}

function splitWords( text: string ): string[] {
	return clean( text )
		.split( NO_WORD )
		.filter( ( word ) => word !== '' );
}

/** Removes case, accents and apostrophes. */
function clean( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /[\p{M}'’]/gu, '' )
		.toLowerCase();
}
