/** The item of the block editor's options menu that copies the post as it was last saved. */
( function ( wp, { url, text } ) {
	const { createElement: el } = wp.element;

	function Item() {
		const isNew = wp.data.useSelect( ( select ) => select( 'core/editor' ).isEditedPostNew(), [] );
		// A new draft has nothing to copy until it is saved.
		return isNew ? null : el( wp.editor.PluginMoreMenuItem, { icon: 'admin-page', href: url }, text );
	}

	wp.plugins.registerPlugin( 'jetpack-dashboard-copy-post', { render: () => el( Item ) } );
} )( window.wp, window.jpCopyPost );
