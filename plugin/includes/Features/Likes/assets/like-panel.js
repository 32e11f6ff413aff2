/** The Likes panel in the block editor's sidebar. It edits post meta, which WordPress saves with the post. */
( function ( wp, { key, isDefault, texts } ) {
	const { createElement: el } = wp.element;
	const { useDispatch, useSelect } = wp.data;

	function Switch() {
		const meta = useSelect( ( select ) => select( 'core/editor' ).getEditedPostAttribute( 'meta' ), [] );
		const { editPost } = useDispatch( 'core/editor' );
		if ( ! meta ) {
			return null;
		}

		const chosen = meta[ key ];
		const choice = ( isOn ) => ( isOn ? 'on' : 'off' );
		return el( wp.components.ToggleControl, {
			__nextHasNoMarginBottom: true,
			label: texts.label,
			checked: chosen ? chosen === 'on' : isDefault,
			onChange: ( isOn ) => editPost( { meta: { [ key ]: isOn === isDefault ? '' : choice( isOn ) } } ),
		} );
	}

	wp.plugins.registerPlugin( 'jetpack-dashboard-likes', {
		render: () => el( wp.editor.PluginDocumentSettingPanel, { name: 'likes', title: texts.panel, className: 'jp-like-panel' }, el( Switch ) ),
	} );
} )( window.wp, window.jpLikePanel );
