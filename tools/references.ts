import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listFiles, REPOSITORY } from './files';

/**
 * Files whose references are checked: code with its comments, and documents.
 */
const TEXT = /\.(tsx?|js|php|scss|md|json|ya?ml)$/;
const FOLDERS = [ 'src', 'plugin', 'tests', 'tools', 'docs' ];
const SINGLE_FILES = [ 'README.md', 'CONTRIBUTING.md' ];

/**
 * Third-party texts, and this check, which contains the patterns that it
 * searches for.
 */
const NOT_OURS =
	/^tools\/php-libraries\/|^tools\/references(\.test)?\.ts$|^plugin\/(build|vendor-prefixed|includes\/Features\/Latex\/assets\/temml)\//;

/**
 * The specification has its own names for its parts, and the pages of the
 * contract may use them.
 */
const SPECIFICATION = /^docs\/spec\//;
const CONTRACT = /^docs\/contract\//;

/**
 * In these files, numbered entries serve as anchors; everywhere else, headings
 * do.
 */
const NUMBERED = 'docs/spec/decisions.md';

const UNCLEAR: readonly [ RegExp, string ][] = [
	[
		/\bdecisions? \d+/i,
		'Say the reason, or name docs/spec/decisions.md#NN or docs/decisions/NNN.',
	],
	[ /\brules? \d+\b/i, 'Say the rule, or name the page and its heading.' ],
	[ /§/, 'Name the page and its heading, or write "section".' ],
	[
		/\bcontracts?\b/i,
		'Name the page, such as docs/contract/rest.md#settings.',
	],
];

/**
 * Requirement rows belong in test titles; `@planned` names those that an unused
 * export is for.
 */
const ROW = /\b[ABC]\d{3}\b/;
const SHIPPED = /^(src|plugin)\//;
const TEST = /\.(test|fixture)\.tsx?$/;

/**
 * A page or folder of docs, with an optional heading; `docs/decisions/001` is
 * enough for a decision.
 */
const PATH = /\bdocs\/(?:decisions\/\d{3}\b(?!-)|[\w./-]*\w)(?:#([\w-]*\w))?/g;
const LINK = /\]\(([^)\s]+)\)/g;

const read = ( file: string ): string =>
	readFileSync( join( REPOSITORY, file ), 'utf8' );

export function listTexts(): string[] {
	return [ ...SINGLE_FILES, ...FOLDERS.flatMap( listFiles ) ].filter(
		( file ) => TEXT.test( file ) && ! NOT_OURS.test( file )
	);
}

/** Generates anchors from headings like GitHub does. */
export const toAnchor = ( heading: string ): string =>
	heading
		.replace( /\[([^\]]*)\]\([^)]*\)/g, '$1' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}\s_-]/gu, '' )
		.trim()
		.replace( /\s/g, '-' );

function hasAnchor( page: string, anchor: string ): boolean {
	const pattern = page === NUMBERED ? /^(\d+)\. /gm : /^#+ (.*)$/gm;
	return [ ...read( page ).matchAll( pattern ) ].some(
		( [ , text = '' ] ) => toAnchor( text ) === anchor
	);
}

function resolves( path: string, anchor?: string ): boolean {
	if ( /^docs\/decisions\/\d{3}$/.test( path ) ) {
		const number = posix.basename( path );
		return readdirSync( join( REPOSITORY, dirname( path ) ) ).some(
			( name ) => name.startsWith( `${ number }-` )
		);
	}
	return (
		existsSync( join( REPOSITORY, path ) ) &&
		( ! anchor || hasAnchor( path, anchor ) )
	);
}

function brokenLinks( file: string, text: string ): string[] {
	return [ ...text.matchAll( LINK ) ]
		.map( ( [ , target = '' ] ) => target )
		.filter( ( target ) => ! /^[a-z]+:/i.test( target ) )
		.filter( ( target ) => {
			const [ path = '', anchor ] = target.split( '#' );
			return ! resolves(
				path === '' ? file : posix.join( posix.dirname( file ), path ),
				anchor
			);
		} );
}

/** References in a text that don't resolve. */
export function findProblems( file: string, text: string ): string[] {
	if ( SPECIFICATION.test( file ) ) {
		return [];
	}
	const isDocument = file.endsWith( '.md' );
	const problems = isDocument
		? brokenLinks( file, text ).map(
				( target ) => `${ target }: no such page or heading`
		  )
		: [];
	for ( const { 0: reference, 1: anchor, index } of text.matchAll( PATH ) ) {
		// A glob such as requirements-*.tsv.
		if ( /^[-*$]/.test( text.slice( index + reference.length ) ) ) {
			continue;
		}
		const [ path = '' ] = reference.split( '#' );
		if ( ! resolves( path, anchor ) ) {
			problems.push( `${ reference }: no such page or heading` );
		}
	}
	const unreferenced = text.replace( PATH, '' ).replace( LINK, ']' );
	for ( const [ pattern, advice ] of UNCLEAR ) {
		const [ found ] = pattern.exec( unreferenced ) ?? [];
		if ( found && ! CONTRACT.test( file ) ) {
			problems.push( `"${ found }": ${ advice }` );
		}
	}
	const [ row ] =
		ROW.exec( unreferenced.replace( /@planned .*/g, '' ) ) ?? [];
	if ( row && SHIPPED.test( file ) && ! TEST.test( file ) ) {
		problems.push(
			`"${ row }": rows are for test titles. Say the reason.`
		);
	}
	return problems.map( ( problem ) => `${ file }: ${ problem }` );
}

export const findAllProblems = (): string[] =>
	listTexts().flatMap( ( file ) => findProblems( file, read( file ) ) );
