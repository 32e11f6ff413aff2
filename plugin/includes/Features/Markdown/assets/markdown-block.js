/** The editor part of the Markdown block. The block stores the Markdown source; PHP renders it. */
( function ( wp, texts ) {
	const { createElement: el, Fragment, useState } = wp.element;
	const { BlockControls, PlainText, useBlockProps } = wp.blockEditor;
	const { ToolbarButton, ToolbarGroup, Disabled } = wp.components;
	const name = 'jetpack/markdown';

	function Edit( { attributes, setAttributes } ) {
		const isExample = wp.data.useSelect( ( select ) => {
			const settings = select( 'core/block-editor' ).getSettings();
			// Its name before WordPress 6.8 is the second one.
			return !! ( settings.isPreviewMode ?? settings.__unstableIsPreviewMode );
		}, [] );
		const [ isPreviewOn, setIsPreview ] = useState( false );
		const isPreview = isExample || isPreviewOn;
		const button = ( text, isActive ) =>
			el( ToolbarButton, { isPressed: isActive, onClick: () => setIsPreview( text === texts.preview ) }, text );

		return el(
			Fragment,
			null,
			el( BlockControls, null, el( ToolbarGroup, null, button( texts.write, ! isPreview ), button( texts.preview, isPreview ) ) ),
			el(
				'div',
				useBlockProps(),
				isPreview
					? el( Disabled, null, el( wp.serverSideRender, { block: name, attributes, httpMethod: 'POST', skipBlockSupportAttributes: true } ) )
					: el( PlainText, {
							value: attributes.source,
							onChange: ( source ) => setAttributes( { source } ),
							placeholder: texts.placeholder,
							'aria-label': texts.label,
							style: { fontFamily: 'monospace' },
					  } )
			)
		);
	}

	wp.blocks.registerBlockType( name, {
		apiVersion: 3,
		icon: 'editor-code',
		attributes: {
			source: { type: 'string', source: 'text', selector: 'pre', default: '' },
		},
		edit: Edit,
		save: ( { attributes } ) => el( 'pre', useBlockProps.save(), attributes.source ),
	} );
} )( window.wp, window.jpMarkdownBlock );
