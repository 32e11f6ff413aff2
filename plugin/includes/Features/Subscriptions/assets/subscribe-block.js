/** The editor part of the Subscribe block, which PHP renders. */
( function ( wp, texts ) {
	const { createElement: el, Fragment } = wp.element;
	const { InspectorControls, useBlockProps } = wp.blockEditor;
	const { Disabled, PanelBody, TextControl } = wp.components;

	function Edit( { attributes: { submitButtonText }, setAttributes } ) {
		return el(
			Fragment,
			null,
			el(
				InspectorControls,
				null,
				el(
					PanelBody,
					{ title: texts.settings },
					el( TextControl, {
						__nextHasNoMarginBottom: true,
						__next40pxDefaultSize: true,
						label: texts.button,
						placeholder: texts.default,
						value: submitButtonText,
						maxLength: 50,
						onChange: ( text ) => setAttributes( { submitButtonText: text } ),
					} )
				)
			),
			el(
				'div',
				useBlockProps(),
				el(
					Disabled,
					null,
					el( 'div', { style: { marginBlockEnd: '.35em' } }, texts.email ),
					el(
						'div',
						{ style: { display: 'flex', flexWrap: 'wrap', gap: '.5em' } },
						el( 'input', { type: 'email', 'aria-label': texts.email, style: { flex: '1 1 12em', minWidth: 0, padding: '.6em .8em', font: 'inherit' } } ),
						el( 'button', { type: 'button', className: 'wp-block-button__link wp-element-button' }, submitButtonText.trim() || texts.default )
					)
				)
			)
		);
	}

	wp.blocks.registerBlockType( 'jetpack/subscriptions', { apiVersion: 3, icon: 'email', edit: Edit, save: () => null } );
} )( window.wp, window.jpSubscribeBlock );
