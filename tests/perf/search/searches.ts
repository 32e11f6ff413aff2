export interface Search {
	name: string;
	query: string;
}

/** Searches, from one frequent word to typing errors. */
export function searchesFor( words: readonly string[] ): Search[] {
	const [ first = '', second = '', third = '' ] = words;
	const rare = words.at( -1 ) ?? '';
	return [
		...words.map( ( query, index ) => ( {
			name: `word ${ index + 1 } of ${ words.length }`,
			query,
		} ) ),
		{ name: 'two frequent words', query: `${ first } ${ second }` },
		{ name: 'three words', query: `${ second } ${ third } ${ rare }` },
		{ name: 'typing error', query: `${ rare.slice( 0, -1 ) }x` },
		{ name: 'no such word', query: 'wxyzwxyz' },
	];
}

/** The texts in the field while somebody types a word, from two letters on. */
export const keystrokes = ( word: string ): Search[] =>
	[ ...word ].slice( 1 ).map( ( _letter, index ) => ( {
		name: `“${ word.slice( 0, index + 2 ) }”`,
		query: word.slice( 0, index + 2 ),
	} ) );
