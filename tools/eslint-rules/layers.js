const path = require( 'path' );
const { importsOf } = require( './imports-of' );

/**
 * Each layer, the layers that it may import, and those from which it may import
 * only types. Files directly in src/ (index.tsx) may import anything.
 */
const LAYERS = {
	lib: { values: [ 'lib' ] },
	api: { values: [ 'lib', 'api' ] },
	state: { values: [ 'lib', 'api', 'state' ] },
	hooks: { values: [ 'lib', 'state', 'hooks' ], types: [ 'api' ] },
	components: { values: [ 'lib', 'components' ] },
	screens: {
		values: [ 'lib', 'state', 'hooks', 'components', 'screens' ],
		types: [ 'api' ],
	},
	app: {
		values: [ 'lib', 'state', 'hooks', 'components', 'screens', 'app' ],
		types: [ 'api' ],
	},
};

const REMEDIES = {
	api: 'Let a thunk in state/ make the call, and dispatch that.',
	state: 'Take what is needed as an argument or a prop.',
	hooks: 'Take what is needed as an argument or a prop.',
	components: 'Return data, and let a screen render it.',
	screens: 'Move what both need down into components/, hooks/ or lib/.',
	app: 'Move what both need down into components/, hooks/ or lib/.',
};

const toSegments = ( root, file ) =>
	path.relative( root, file ).split( path.sep );

const mayImport = ( from, to, isType ) =>
	LAYERS[ from ].values.includes( to ) ||
	( isType && LAYERS[ from ].types?.includes( to ) === true );

/** Components that several screens share: any screen may import them. */
const SHARED = 'shared';

/**
 * Enforces the direction of imports: lib ← api ← state ← hooks ← screens ← app,
 * and lib ← components ← screens.
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
			layer: '{{from}}/ may not import {{to}}/ (imports point one way: lib ← api ← state ← hooks ← screens ← app, lib ← components ← screens). {{remedy}}',
			types: '{{from}}/ may import only types of {{to}}/ (`import type`). {{remedy}}',
			screen: 'A screen doesn’t import another screen. Move what both need down into components/, hooks/ or lib/, or into screens/shared/.',
			react: 'state/ never imports React. What needs a component or a hook belongs in hooks/ or a screen.',
		},
	},
	create( context ) {
		const [ { root = path.resolve( 'src' ) } = {} ] = context.options;
		const [ from, fromScreen, ...rest ] = toSegments(
			root,
			context.filename
		);
		if ( ! ( from in LAYERS ) ) {
			return {};
		}

		return importsOf( ( node, request, { isType } ) => {
			if ( from === 'state' && /^react(-dom|-redux)?$/.test( request ) ) {
				context.report( { node, messageId: 'react' } );
			}
			if ( ! request.startsWith( '.' ) ) {
				return;
			}
			const [ to, toScreen, ...deeper ] = toSegments(
				root,
				path.resolve( path.dirname( context.filename ), request )
			);
			if ( ! ( to in LAYERS ) ) {
				return;
			}
			if ( ! mayImport( from, to, isType ) ) {
				context.report( {
					node,
					messageId: mayImport( from, to, true ) ? 'types' : 'layer',
					data: { from, to, remedy: REMEDIES[ to ] ?? '' },
				} );
			} else if (
				from === 'screens' &&
				to === 'screens' &&
				rest.length > 0 &&
				deeper.length > 0 &&
				fromScreen !== toScreen &&
				toScreen !== SHARED
			) {
				context.report( { node, messageId: 'screen' } );
			}
		} );
	},
};
