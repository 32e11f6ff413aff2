/** The editor part of the module's blocks, which PHP renders. */
( function ( wp, { kinds, settings } ) {
	const { createElement: el, Fragment } = wp.element;
	const { InspectorControls, useBlockProps } = wp.blockEditor;
	const { Disabled, PanelBody, Placeholder, RangeControl, TextareaControl, TextControl, ToggleControl } = wp.components;

	function Control( { field, value, onChange } ) {
		const common = { __nextHasNoMarginBottom: true, label: field.label, onChange };

		switch ( field.type ) {
			case 'toggle':
				return el( ToggleControl, { ...common, checked: value } );
			case 'number':
				return el( RangeControl, { ...common, __next40pxDefaultSize: true, min: 1, max: field.maximum, value } );
			case 'long':
				return el( TextareaControl, { ...common, value } );
		}
		return el( TextControl, { ...common, __next40pxDefaultSize: true, type: field.type, value } );
	}

	Object.entries( kinds ).forEach( ( [ name, { title, description, icon, fields } ] ) => {
		const Empty = () => el( Placeholder, { icon, label: title }, description );

		function Edit( { attributes, setAttributes } ) {
			return el(
				Fragment,
				null,
				el(
					InspectorControls,
					null,
					el(
						PanelBody,
						{ title: settings },
						fields.map( ( field ) =>
							el( Control, {
								key: field.key,
								field,
								value: attributes[ field.key ],
								onChange: ( value ) => setAttributes( { [ field.key ]: value ?? field.default_value } ),
							} )
						)
					)
				),
				el(
					'div',
					useBlockProps(),
					el(
						Disabled,
						null,
						el( wp.serverSideRender, {
							block: name,
							attributes,
							httpMethod: 'POST',
							skipBlockSupportAttributes: true,
							EmptyResponsePlaceholder: Empty,
						} )
					)
				)
			);
		}

		wp.blocks.registerBlockType( name, { apiVersion: 3, icon, edit: Edit, save: () => null } );
	} );
} )( window.wp, window.jpWidgetBlocks );
