/** The editor part of the Ad block. PHP renders the ad; the editor doesn't run it. */
( function ( wp, texts ) {
	const { createElement: el } = wp.element;
	const { useBlockProps } = wp.blockEditor;
	const { Notice, Placeholder, SelectControl, TextareaControl } = wp.components;
	const custom = 'custom';

	function Edit( { attributes: { place, code }, setAttributes } ) {
		const isExample = wp.data.useSelect( ( select ) => {
			const settings = select( 'core/block-editor' ).getSettings();
			// Its name before WordPress 6.8 is the second one.
			return !! ( settings.isPreviewMode ?? settings.__unstableIsPreviewMode );
		}, [] );
		const blockProps = useBlockProps();
		const isCustom = place === custom;
		const isTooLong = isCustom && [ ...code ].length > texts.maxLength;
		const warning = isTooLong ? texts.tooLong : isCustom && texts.warning;

		if ( isExample ) {
			return el( 'div', blockProps, el( Placeholder, { icon: 'megaphone', label: texts.title, instructions: texts.shown } ) );
		}
		return el(
			'div',
			blockProps,
			el(
				Placeholder,
				{ icon: 'megaphone', label: texts.title, instructions: texts.shown, isColumnLayout: true },
				el( SelectControl, {
					__nextHasNoMarginBottom: true,
					__next40pxDefaultSize: true,
					label: texts.place,
					value: place,
					options: Object.entries( texts.places ).map( ( [ value, label ] ) => ( { value, label } ) ),
					onChange: ( value ) => setAttributes( { place: value } ),
				} ),
				isCustom &&
					el( TextareaControl, {
						__nextHasNoMarginBottom: true,
						className: 'code',
						label: texts.code,
						value: code,
						rows: 6,
						dir: 'ltr',
						spellCheck: false,
						onChange: ( value ) => setAttributes( { code: value } ),
					} ),
				warning && el( Notice, { status: 'warning', isDismissible: false }, warning )
			)
		);
	}

	wp.blocks.registerBlockType( 'jetpack/ad', {
		apiVersion: 3,
		icon: 'megaphone',
		attributes: {
			place: { type: 'string', default: custom },
			code: { type: 'string', default: '' },
		},
		edit: Edit,
		save: () => null,
	} );
} )( window.wp, window.jpAdBlock );
