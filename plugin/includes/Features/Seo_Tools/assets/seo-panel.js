/** The SEO panel in the block editor's sidebar. It edits post meta, which WordPress saves with the post. */
( function ( wp, { keys, lengths, texts } ) {
	const { createElement: el } = wp.element;
	const { BaseControl, Button, TextareaControl, TextControl, ToggleControl } = wp.components;
	const { MediaUpload, MediaUploadCheck } = wp.blockEditor;
	const { PluginDocumentSettingPanel } = wp.editor;
	const { useDispatch, useSelect } = wp.data;
	const shared = { __nextHasNoMarginBottom: true };

	function ImageField( { id, onChange } ) {
		const image = useSelect( ( select ) => ( id ? select( 'core' ).getMedia( id, { context: 'view' } ) : null ), [ id ] );
		const preview = image?.media_details?.sizes?.medium?.source_url || image?.source_url;

		return el(
			BaseControl,
			{ ...shared, help: texts.imageHelp },
			el( BaseControl.VisualLabel, null, texts.image ),
			preview && el( 'img', { src: preview, alt: '', style: { blockSize: 'auto', display: 'block', marginBlockEnd: '8px', maxInlineSize: '100%' } } ),
			el(
				MediaUploadCheck,
				null,
				el( MediaUpload, {
					title: texts.image,
					allowedTypes: [ 'image' ],
					value: id || undefined,
					onSelect: ( media ) => onChange( media.id ),
					render: ( { open } ) => el( Button, { variant: 'secondary', onClick: open }, id ? texts.replace : texts.select ),
				} )
			),
			id > 0 && el( Button, { variant: 'tertiary', isDestructive: true, onClick: () => onChange( 0 ) }, texts.remove )
		);
	}

	function Panel() {
		const meta = useSelect( ( select ) => select( 'core/editor' ).getEditedPostAttribute( 'meta' ), [] );
		const { editPost } = useDispatch( 'core/editor' );
		if ( ! meta ) {
			return null;
		}

		const field = ( name ) => ( {
			...shared,
			label: texts[ name ],
			help: texts[ `${ name }Help` ],
			value: meta[ keys[ name ] ] || '',
			maxLength: lengths[ name ],
			onChange: ( value ) => editPost( { meta: { [ keys[ name ] ]: value } } ),
		} );

		return el(
			'div',
			{ style: { display: 'grid', gap: '16px' } },
			el( TextControl, { ...field( 'title' ), __next40pxDefaultSize: true } ),
			el( TextareaControl, field( 'description' ) ),
			el( ImageField, { id: meta[ keys.image ], onChange: ( id ) => editPost( { meta: { [ keys.image ]: id } } ) } ),
			el( ToggleControl, {
				...shared,
				label: texts.noindex,
				help: texts.noindexHelp,
				checked: !! meta[ keys.noindex ],
				onChange: ( isHidden ) => editPost( { meta: { [ keys.noindex ]: isHidden } } ),
			} )
		);
	}

	wp.plugins.registerPlugin( 'jetpack-dashboard-seo', {
		render: () => el( PluginDocumentSettingPanel, { name: 'seo', title: texts.panel, className: 'jp-seo-panel' }, el( Panel ) ),
	} );
} )( window.wp, window.jpSeoPanel );
