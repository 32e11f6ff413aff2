/**
 * Visits every import and re-export of a file.
 *
 * @param {Function} visit Receives the node of the module name, the name, and {
 * isType, isDynamic }.
 * @return {Object} The visitors of an ESLint rule.
 */
const importsOf = ( visit ) => {
	const visitDeclaration = ( node ) => {
		if ( node.source ) {
			visit( node.source, node.source.value, {
				isType: ( node.importKind ?? node.exportKind ) === 'type',
				isDynamic: false,
			} );
		}
	};
	return {
		ImportDeclaration: visitDeclaration,
		ExportNamedDeclaration: visitDeclaration,
		ExportAllDeclaration: visitDeclaration,
		ImportExpression: ( { source } ) => {
			if ( typeof source.value === 'string' ) {
				visit( source, source.value, {
					isType: false,
					isDynamic: true,
				} );
			}
		},
	};
};

module.exports = { importsOf };
