import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files';

/**
 * Folders and files that are checked. Add a folder here as soon as it has no
 * problems: `npx jest tools/words` lists them.
 */
const CHECKED = [
	'README.md',
	'CONTRIBUTING.md',
	'docs',
	'plugin',
	'src',
	'tests',
	'tools',
];

const TEXT = /\.(tsx?|js|php|s?css|md|txt|json|ya?ml)$/;

/** Third-party code, generated files, and texts of attacks. */
const NOT_OURS =
	/^docs\/spec\/|^plugin\/(build|vendor-prefixed|languages)\/|^tests\/php\/Features\/(?:Waf|Scanner)\/corpus\/|^tools\/php-libraries\/vendor\/|^tools\/words(\.test)?\.ts$/;

/** Banned words, and what to write instead. */
const WORDS: readonly [ RegExp, string ][] = [
	[ /behaviour/i, 'behavior' ],
	[ /colour/i, 'color' ],
	[ /catalogue/i, 'catalog' ],
	[ /favourite/i, 'favorite' ],
	[ /neighbour/i, 'neighbor' ],
	[ /licence/i, 'license' ],
	[ /labelled(?!by)/i, 'labeled' ],
	[
		/(?:recogn|organ|custom|initial|normal|serial|sanit|author|summar)is(?:e[ds]?\b|ing\b|ation)/i,
		'-ize',
	],
	[ /\be-mail/i, 'email' ],
	[ /\blog-in/i, 'login (noun), log in (verb)' ],
	[ /\bwhoever\b/i, '"anyone who", "users who", or say who' ],
	[ /\banew\b/i, 'again' ],
	[ /\bheed/i, 'respect, apply, read' ],
	[ /Kept_Data|keptData/, 'cache' ],
	[ /Patient_|patient[A-Z]/, 'polling, parallel' ],
	[ /Typed_Name|typedName/, 'submitted username' ],
	[ /Uniform_Answer/, 'generic error' ],
	[ /(?:function |->|::)silence\b/, 'blocked_reason' ],
	[ /\bnote_[a-z]+\(/, 'log_…' ],
	[ /\bcome_back\b|\bcomeBack\b/, 'handle_callback' ],
	[ /\bgo_there\b|\bsend_away\b|\blead_on\b/, 'redirect_…' ],
	[ /\blet_in\b/, 'log_in' ],
	[ /_anew\b|Anew\b/, '…_again, reload_…, replace_…' ],
	[ /\b(?:MOST|LEAST)_|\bMOST\b/, 'MAX_…, MIN_…' ],
	[ /_AT_MOST\b/, 'MAX_…' ],
	[ /Cleaner\b|\$cleaner/, 'sanitizer' ],
	[ /\b(?:enterPage|TimeOver|time_over)\b/, 'mount, timeout' ],
	[ /\b(?:is|are|was|were) told\b/i, 'notify, or say what is shown' ],
	[ /\b(?:is|was)\w*Told\b/, 'isNotified, isAnnounced' ],
	[ /\b(?:onG|g)o(?:es)?On\b/, 'proceed, resume' ],
	[ /\bLAST_WORDS|PATIENCE\b/, '…_TIMEOUT_MS, MAX_WAIT_MS' ],
	[ /\bledger\b/, 'tracker' ],
	[
		/\$answers?\b|Provider_Answer|\bfunction answers?\(/,
		'response, result',
	],
	[ /\$(?:kept|theirs)\b/, '$cached, $stored, $previous' ],
	[ /\$given\b/, '$value, $parameters' ],
	[ /\bis(?:PutAway|Asked)\b/, 'isDismissed, isLoading' ],
	[ /\b[A-Za-z]+Facts\b/, '…Input, …Info' ],
	[
		/\banswer(?:s|ed)? (?:\d|\$\{|an? |with (?!error)|each |only |empty|any )|\b(?:its|the|an?|no|older|first|last|preloaded) answers?\b(?! within)/,
		'respond with, return; response',
	],
	[
		/(?<!['.])\bcancelled\b(?!['":])/,
		'canceled (but the status cancelled)',
	],
	[
		/(?:function |->|::)look\(|\b(?:const|let|\.\.\.)look\b|data-look/,
		'state',
	],
	[ /\bnobody who\b/i, '"no user who", or say who' ],
];

/**
 * Exceptions by file, with the whole text and the reason. Texts of docs/spec
 * need no entry here, since a string that is in docs/spec letter by letter is
 * never a problem.
 */
const EXCEPTIONS: readonly {
	file: RegExp;
	text: RegExp;
	reason: string;
}[] = [
	{
		file: /recommendations|Answer_Store\.php$|Steps\.php$/i,
		text: /\b[Aa]nswers?\b/g,
		reason: 'The assistant asks questions.',
	},
	{
		file: /^plugin\/includes\/Features\/\w+\/feature\.php$/,
		text: /'search_terms'\s*=> .*/g,
		reason: 'People search in British English, too.',
	},
	{
		file: /^src\/screens\/settings\/(?:search\/phrases\.fixture|[\w/-]+-cards|declarations\/\w+)\.ts$/,
		text: /keywords: .*|\[ '[^']+', '[\w-]+' \],/g,
		reason: 'People search in British English, too.',
	},
];

const STRING = /'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`(?:[^`\\]|\\.)+`/g;

let specification: string | undefined;

/**
 * The specification's texts, with curly apostrophes normalized to straight
 * ones.
 */
const readSpecification = (): string =>
	( specification ??= listFiles( 'docs/spec' )
		.map( ( file ) => readFileSync( join( REPOSITORY, file ), 'utf8' ) )
		.join( '\n' )
		.replaceAll( '’', "'" ) );

/** Whether a quoted text of two or more words is in the specification. */
const isSpecified = ( quoted: string ): boolean => {
	const text = quoted.slice( 1, -1 ).replaceAll( '’', "'" );
	return /\s/.test( text ) && readSpecification().includes( text );
};

export const listCheckedFiles = (): string[] =>
	CHECKED.flatMap( ( path ) =>
		TEXT.test( path ) ? [ path ] : listFiles( path )
	).filter( ( file ) => TEXT.test( file ) && ! NOT_OURS.test( file ) );

/** The banned words of a file, with their lines. */
export function findWords( file: string, content: string ): string[] {
	const excepted = EXCEPTIONS.filter( ( entry ) => entry.file.test( file ) )
		.reduce( ( text, entry ) => text.replace( entry.text, '' ), content )
		.replace( STRING, ( text ) => ( isSpecified( text ) ? "''" : text ) );
	return excepted.split( '\n' ).flatMap( ( line, index ) =>
		WORDS.flatMap( ( [ pattern, advice ] ) => {
			const [ found ] = pattern.exec( line ) ?? [];
			return found
				? [ `${ file }:${ index + 1 }: "${ found }": ${ advice }` ]
				: [];
		} )
	);
}

export const findAllWords = (): string[] =>
	listCheckedFiles().flatMap( ( file ) =>
		findWords( file, readFileSync( join( REPOSITORY, file ), 'utf8' ) )
	);
