/** The editor part of the Like button block, which PHP renders. */
( function ( wp, { sample } ) {
	const { createElement: el, RawHTML } = wp.element;

	const Edit = () => el( 'div', wp.blockEditor.useBlockProps(), el( RawHTML, null, sample ) );

	wp.blocks.registerBlockType( 'jetpack/like', { apiVersion: 3, icon: 'heart', edit: Edit, save: () => null } );
} )( window.wp, window.jpLikeBlock );
