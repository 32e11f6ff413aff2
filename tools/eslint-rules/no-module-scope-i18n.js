const TRANSLATORS = new Set( [ '__', '_n', '_x', '_nx' ] );

/**
 * A lazy chunk's module code runs before its translations are loaded, so a
 * constant would keep the English text.
 */
module.exports = {
	meta: {
		type: 'problem',
		schema: [],
		messages: {
			scope: 'Don’t translate while the module loads: make this a function, so that the text is looked up when it is shown.',
		},
	},
	create( context ) {
		let depth = 0;
		const enter = () => {
			depth += 1;
		};
		const leave = () => {
			depth -= 1;
		};
		return {
			':function': enter,
			':function:exit': leave,
			CallExpression( node ) {
				if ( depth === 0 && TRANSLATORS.has( node.callee.name ) ) {
					context.report( { node, messageId: 'scope' } );
				}
			},
		};
	},
};
