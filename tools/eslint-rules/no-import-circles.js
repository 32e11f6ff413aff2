const path = require( 'path' );
const { findPath, getGraph, resolveImport } = require( './import-graph' );
const { importsOf } = require( './imports-of' );

/**
 * Files that import each other can only be understood together. Type imports
 * count too.
 */
module.exports = {
	meta: {
		type: 'problem',
		schema: [
			{
				type: 'object',
				properties: { root: { type: 'string' } },
				additionalProperties: false,
			},
		],
		messages: {
			circle: 'An import circle: {{chain}}. Move what both need into a module of its own.',
		},
	},
	create( context ) {
		const [ { root = path.resolve( 'src' ) } = {} ] = context.options;
		const graph = getGraph( root, { withTypes: true } );

		return importsOf( ( node, request, { isDynamic } ) => {
			const target = resolveImport( context.filename, request );
			if ( isDynamic || ! target ) {
				return;
			}
			const chain = findPath( graph, target, context.filename );
			if ( chain ) {
				context.report( {
					node,
					messageId: 'circle',
					data: {
						chain: [ context.filename, ...chain ]
							.map( ( file ) => path.relative( root, file ) )
							.join( ' → ' ),
					},
				} );
			}
		} );
	},
};
