const path = require( 'path' );
const { findPath, getGraph } = require( './import-graph' );

const EFFECTS = new Set( [ 'useEffect', 'useLayoutEffect' ] );
const MEASURES =
	/^(getBoundingClientRect|getClientRects|(offset|client|scroll)(Width|Height)|(offset|client)(Left|Top))$/;
/** Methods that call back before they return. */
const ITERATORS = new Set( [
	'every',
	'filter',
	'find',
	'forEach',
	'map',
	'reduce',
	'some',
] );

const isFunction = ( node ) => /Function/.test( node?.type ?? '' );
const nameOf = ( { callee } ) => callee.property?.name ?? callee.name;

/**
 * The entry renders into a detached element (docs/decisions/001-two-speeds.md),
 * where every measure is 0. Effects that run on mount wait for whenAttached().
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
			detached:
				'The entry reaches this module, and renders before the app is attached to the page: {{name}} is 0 or empty then. Measure in whenAttached() of lib/app-mount.',
		},
	},
	create( context ) {
		const [ { root = path.resolve( 'src' ) } = {} ] = context.options;
		const { sourceCode } = context;
		if (
			! findPath(
				getGraph( root ),
				path.join( root, 'index.tsx' ),
				context.filename
			)
		) {
			return {};
		}

		/** The function in this file that a call runs. */
		function findCalled( { callee } ) {
			let scope = sourceCode.getScope( callee );
			while ( scope && ! scope.set.has( callee.name ) ) {
				scope = scope.upper;
			}
			const node = scope?.set.get( callee.name )?.defs[ 0 ]?.node;
			return isFunction( node ) ? node : node?.init;
		}

		/** Visits what runs before the function returns. */
		function visit( node, visited ) {
			if ( visited.has( node ) ) {
				return;
			}
			visited.add( node );
			const isMeasure =
				node.type === 'MemberExpression' &&
				MEASURES.test( node.property.name );
			if (
				isMeasure ||
				( node.type === 'CallExpression' &&
					nameOf( node ) === 'getComputedStyle' )
			) {
				context.report( {
					node,
					messageId: 'detached',
					data: {
						name: isMeasure
							? node.property.name
							: 'getComputedStyle()',
					},
				} );
			}
			const isCall = node.type === 'CallExpression';
			if ( isCall && node.callee.type === 'Identifier' ) {
				const called = findCalled( node );
				if ( isFunction( called ) ) {
					visit( called.body, visited );
				}
			}
			for ( const key of sourceCode.visitorKeys[ node.type ] ?? [] ) {
				for ( const child of [ node[ key ] ].flat() ) {
					if ( ! child ) {
						continue;
					}
					if ( ! isFunction( child ) ) {
						visit( child, visited );
					} else if ( isCall && ITERATORS.has( nameOf( node ) ) ) {
						visit( child.body, visited );
					}
				}
			}
		}

		return {
			CallExpression( node ) {
				const [ effect ] = node.arguments;
				if ( EFFECTS.has( nameOf( node ) ) && isFunction( effect ) ) {
					visit( effect.body, new Set() );
				}
			},
		};
	},
};
