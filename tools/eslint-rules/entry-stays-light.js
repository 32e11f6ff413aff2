const path = require( 'path' );
const { ENTRY_SCRIPTS } = require( '../webpack/wordpress-scripts' );
const { findPath, getGraph, resolveImport } = require( './import-graph' );
const { importsOf } = require( './imports-of' );

const isLatePackage = ( request ) =>
	request === 'recharts' ||
	( request.startsWith( '@wordpress/' ) && ! ( request in ENTRY_SCRIPTS ) );

/**
 * The entry renders before WordPress's heavy scripts run (docs/decisions/
 * 001-two-speeds.md), so its static imports must not need them.
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
			late: 'The entry reaches this module ({{chain}}), so it may not import {{request}}, which would hold up the first paint. Use components/light, or put this behind lazyScreen() or import().',
			rich: 'components/light may not import components/rich: the entry reaches every light component.',
			place: '{{request}} belongs in components/rich and in lazy screens; here use what is in components/light.',
		},
	},
	create( context ) {
		const [ { root = path.resolve( 'src' ) } = {} ] = context.options;
		const chain = findPath(
			getGraph( root ),
			path.join( root, 'index.tsx' ),
			context.filename
		);
		const own = path
			.relative( root, context.filename )
			.split( path.sep )
			.join( '/' );
		const rich = path.join( root, 'components/rich' );

		return importsOf( ( node, request, { isType, isDynamic } ) => {
			if ( isType || isDynamic ) {
				return;
			}
			const target = resolveImport( context.filename, request ) ?? '';
			const isRich = target.startsWith( rich + path.sep );
			const isLate = isLatePackage( request );
			if ( ! isRich && ! isLate ) {
				return;
			}
			if ( own.startsWith( 'components/light/' ) && isRich ) {
				context.report( { node, messageId: 'rich' } );
			} else if ( chain ) {
				context.report( {
					node,
					messageId: 'late',
					data: {
						request,
						chain: chain
							.map( ( file ) => path.relative( root, file ) )
							.join( ' → ' ),
					},
				} );
			} else if (
				isLate &&
				! /^(components\/rich|screens)\//.test( own )
			) {
				context.report( {
					node,
					messageId: 'place',
					data: { request },
				} );
			}
		} );
	},
};
