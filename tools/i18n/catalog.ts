/** An entry of a .pot or .po file. */
export interface Entry {
	/** Every line before msgid: comments, references, context. */
	head: string[];
	/** msgctxt, msgid and msgid_plural, unquoted and joined. */
	context: string | null;
	id: string;
	plural: string | null;
}

const unquote = ( quoted: string ) => JSON.parse( quoted ) as string;

/**
 * Parses the entries of a .pot file, without its header. Throws on syntax that
 * it doesn't support.
 */
export function parsePot( pot: string ): Entry[] {
	return pot
		.split( /\n\n+/ )
		.map( parseEntry )
		.filter( ( { id } ) => id !== '' );
}

function parseEntry( block: string ): Entry {
	const fields = new Map< string, string >();
	const head: string[] = [];
	let current = '';
	for ( const line of block.split( '\n' ).filter( Boolean ) ) {
		const [ , keyword, quoted ] =
			/^(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) )?(".*")$/.exec(
				line
			) ?? [];
		if ( quoted === undefined ) {
			head.push( line );
			continue;
		}
		current = keyword ?? current;
		fields.set(
			current,
			( fields.get( current ) ?? '' ) + unquote( quoted )
		);
	}
	return {
		head,
		context: fields.get( 'msgctxt' ) ?? null,
		id: fields.get( 'msgid' ) ?? '',
		plural: fields.get( 'msgid_plural' ) ?? null,
	};
}

const VOWELS: Record< string, string > = {
	a: 'á',
	e: 'é',
	i: 'í',
	o: 'ó',
	u: 'ú',
	A: 'Á',
	E: 'É',
	I: 'Í',
	O: 'Ó',
	U: 'Ú',
};

/** Parts of a text that must not change: placeholders, tags and entities. */
const KEPT = /(%(?:\d+\$)?[a-z%]|<[^>]*>|&\w+;)/;

/**
 * Pseudo-localizes English: accented, and a third longer, like German: ‹Sávé
 * chángés···›.
 */
function toPseudo( text: string ): string {
	const changed = text
		.split( KEPT )
		.map( ( part, index ) =>
			index % 2 === 1
				? part
				: part.replace(
						/[aeiou]/gi,
						( vowel ) => VOWELS[ vowel ] ?? vowel
				  )
		)
		.join( '' );
	return `‹${ changed }${ '·'.repeat( Math.ceil( text.length / 3 ) ) }›`;
}

const HEADER = ( locale: string ) =>
	[
		'msgid ""',
		'msgstr ""',
		`"Language: ${ locale }\\n"`,
		'"MIME-Version: 1.0\\n"',
		'"Content-Type: text/plain; charset=UTF-8\\n"',
		'"Content-Transfer-Encoding: 8bit\\n"',
		'"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
		'"X-Domain: jetpack-dashboard\\n"',
	].join( '\n' );

/** A .po file in which every text has its pseudo-translation. */
export function toPseudoPo(
	entries: readonly Entry[],
	locale: string
): string {
	const quote = ( text: string ) => JSON.stringify( text );
	const blocks = entries.map( ( { head, context, id, plural } ) =>
		[
			...head,
			...( context === null ? [] : [ `msgctxt ${ quote( context ) }` ] ),
			`msgid ${ quote( id ) }`,
			...( plural === null
				? [ `msgstr ${ quote( toPseudo( id ) ) }` ]
				: [
						`msgid_plural ${ quote( plural ) }`,
						`msgstr[0] ${ quote( toPseudo( id ) ) }`,
						`msgstr[1] ${ quote( toPseudo( plural ) ) }`,
				  ] ),
		].join( '\n' )
	);
	return `${ [ HEADER( locale ), ...blocks ].join( '\n\n' ) }\n`;
}
