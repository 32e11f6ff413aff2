/** The switch in the block editor's sidebar, and before publishing, that decides whether followers get the post. */
( function ( wp, { key, isSent, texts } ) {
	const { createElement: el, Fragment } = wp.element;
	const { PluginDocumentSettingPanel, PluginPrePublishPanel } = wp.editor;
	const { useDispatch, useSelect } = wp.data;

	function Send() {
		const { editPost } = useDispatch( 'core/editor' );
		const isOff = useSelect( ( select ) => !! select( 'core/editor' ).getEditedPostAttribute( 'meta' )?.[ key ], [] );

		return isSent
			? el( 'p', null, texts.sent )
			: el( wp.components.ToggleControl, {
					__nextHasNoMarginBottom: true,
					label: texts.label,
					checked: ! isOff,
					onChange: ( isOn ) => editPost( { meta: { [ key ]: ! isOn } } ),
			  } );
	}

	wp.plugins.registerPlugin( 'jetpack-dashboard-followers', {
		render: () =>
			el(
				Fragment,
				null,
				el( PluginDocumentSettingPanel, { name: 'followers', title: texts.panel, className: 'jp-followers-panel' }, el( Send ) ),
				el( PluginPrePublishPanel, { title: texts.panel, initialOpen: true }, el( Send ) )
			),
	} );
} )( window.wp, window.jpFollowersPanel );
