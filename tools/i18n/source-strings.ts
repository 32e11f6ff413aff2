import ts from 'typescript';

const TRANSLATORS = new Set( [ '__', '_n', '_x', '_nx' ] );

/**
 * The English texts that a TypeScript file passes to __(), _n(), _x() and
 * _nx().
 */
export function findSourceStrings( file: string, source: string ): string[] {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);
	const found: string[] = [];
	const visit = ( node: ts.Node ): void => {
		if (
			ts.isCallExpression( node ) &&
			ts.isIdentifier( node.expression ) &&
			TRANSLATORS.has( node.expression.text )
		) {
			const [ text ] = node.arguments;
			if ( text && ts.isStringLiteralLike( text ) ) {
				found.push( text.text );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return found;
}
