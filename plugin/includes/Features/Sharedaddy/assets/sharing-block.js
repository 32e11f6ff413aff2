/** The editor part of the Sharing buttons block, which PHP renders. */
( function ( wp, { sample } ) {
	const { createElement: el, RawHTML } = wp.element;

	const Edit = () => el( 'div', wp.blockEditor.useBlockProps(), el( RawHTML, null, sample ) );

	wp.blocks.registerBlockType( 'jetpack/sharing-buttons', { apiVersion: 3, icon: 'share', edit: Edit, save: () => null } );
} )( window.wp, window.jpSharingBlock );
