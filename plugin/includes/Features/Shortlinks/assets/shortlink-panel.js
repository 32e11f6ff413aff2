/** The panel in the block editor's sidebar with the post's short link. */
( function ( wp, { url, texts } ) {
	const { createElement: el } = wp.element;
	const { Button, TextControl } = wp.components;
	const { useDispatch, useSelect } = wp.data;

	function Link() {
		const { createInfoNotice } = useDispatch( 'core/notices' );
		const copyRef = wp.compose.useCopyToClipboard( url, () => createInfoNotice( texts.copied, { type: 'snackbar' } ) );

		return el(
			wp.element.Fragment,
			null,
			el( TextControl, {
				__nextHasNoMarginBottom: true,
				__next40pxDefaultSize: true,
				label: texts.panel,
				hideLabelFromVision: true,
				value: url,
				readOnly: true,
				dir: 'ltr',
				onChange: () => {},
				onFocus: ( event ) => event.target.select(),
			} ),
			el( Button, { variant: 'secondary', ref: copyRef, style: { marginBlockStart: '8px' } }, texts.copy )
		);
	}

	function Panel() {
		const status = useSelect( ( select ) => select( 'core/editor' ).getCurrentPostAttribute( 'status' ), [] );

		return status === 'publish' ? el( Link ) : el( 'p', null, texts.draft );
	}

	wp.plugins.registerPlugin( 'jetpack-dashboard-shortlink', {
		render: () => el( wp.editor.PluginDocumentSettingPanel, { name: 'shortlink', title: texts.panel, className: 'jp-shortlink-panel' }, el( Panel ) ),
	} );
} )( window.wp, window.jpShortlinkPanel );
