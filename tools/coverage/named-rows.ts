import ts from 'typescript';

/** A test (or a row of a table test) that names requirement rows. */
export interface NamedRows {
	title: string;
	ids: string[];
	line: number;
}

const ID = /\b[ABC]\d{3}\b/g;

/** Most rows that one test may name: each needs its own assertion. */
export const MAX_ROWS_PER_TITLE = 3;

const idsIn = ( text: string ): string[] => [
	...new Set( text.match( ID ) ?? [] ),
];

const SKIPPED =
	/^(x(it|test|describe)|(it|test|describe)\.(skip|todo|fixme))\b/;
const GROUP = /^(x?describe|test\.describe)\b/;

function calleeOf( node: ts.Node ): string {
	return ts.isCallExpression( node ) ? node.expression.getText() : '';
}

function textOf( node: ts.Node ): string | null {
	if ( ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	return ts.isTemplateExpression( node ) ? node.getText() : null;
}

/**
 * Rows named in the strings of a TypeScript test file: titles and table rows.
 * Ignores comments, `describe` titles and skipped tests.
 */
export function namedRowsInTypeScript( file: string, source: string ) {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);
	const found: NamedRows[] = [];

	const visit = ( node: ts.Node ): void => {
		const callee = calleeOf( node );
		if ( SKIPPED.test( callee ) ) {
			return;
		}
		const text = textOf( node );
		const isGroupTitle =
			ts.isCallExpression( node.parent ?? node ) &&
			GROUP.test( calleeOf( node.parent ) ) &&
			( node.parent as ts.CallExpression ).arguments[ 0 ] === node;
		if ( text !== null && ! isGroupTitle ) {
			const ids = idsIn( text );
			if ( ids.length > 0 ) {
				const { line } = tree.getLineAndCharacterOfPosition(
					node.getStart()
				);
				found.push( { title: text, ids, line: line + 1 } );
			}
		}
		ts.forEachChild( node, visit );
	};
	ts.forEachChild( tree, visit );
	return found;
}

/**
 * Rows named in a PHPUnit file: in test method names, in @testdox and in the
 * keys of data sets.
 */
export function namedRowsInPhp( source: string ): NamedRows[] {
	return source.split( '\n' ).flatMap( ( text, index ) => {
		const named =
			/function\s+(test\w*)/
				.exec( text )?.[ 1 ]
				?.replaceAll( '_', ' ' ) ??
			/@testdox\s+(.*)/.exec( text )?.[ 1 ] ??
			/^\s*(?:yield\s+)?(['"].*?['"])\s*=>/.exec( text )?.[ 1 ];
		const ids = idsIn( named ?? '' );
		return named && ids.length > 0
			? [ { title: named, ids, line: index + 1 } ]
			: [];
	} );
}
