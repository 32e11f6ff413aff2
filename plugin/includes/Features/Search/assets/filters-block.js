/** The editor part of the Search filters block, which PHP renders. */
( function ( wp ) {
	const { createElement: el } = wp.element;
	const NAME = 'jetpack/search-filters';

	const Edit = () =>
		el( 'div', wp.blockEditor.useBlockProps(), el( wp.components.Disabled, null, el( wp.serverSideRender, { block: NAME, skipBlockSupportAttributes: true } ) ) );

	wp.blocks.registerBlockType( NAME, { apiVersion: 3, edit: Edit, save: () => null } );
} )( window.wp );
