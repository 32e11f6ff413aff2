/** The editor part of the module's blocks, which PHP renders. What authors type is also saved, so that it stays without the plugin. */
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

	const lines = ( text ) =>
		text
			.trim()
			.split( '\n' )
			.flatMap( ( line, at ) => ( at ? [ el( 'br', { key: at } ), line ] : [ line ] ) );

	/** Only attributes may decide about saved HTML: the editor compares it when it loads the post. */
	const SAVES = {
		'jetpack/contact-details': ( { attributes: { address, phone, email, hours } } ) => {
			const parts = [ address, phone, email, hours ].filter( ( part ) => part?.trim() );
			return parts.length ? el( 'address', null, parts.map( ( part, at ) => el( 'p', { key: at }, lines( part ) ) ) ) : null;
		},
		'jetpack/milestone': ( { attributes: { event, date } } ) =>
			event || date ? el( 'p', null, event && el( 'strong', null, event ), event && date && el( 'br' ), date && el( 'time', { dateTime: date }, date ) ) : null,
	};
	const saveNothing = () => null;

	Object.entries( kinds ).forEach( ( [ name, { title, description, icon, fields, definition } ] ) => {
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

		wp.blocks.registerBlockType( name, {
			apiVersion: 3,
			icon,
			edit: Edit,
			save: SAVES[ name ] ?? saveNothing,
			// Earlier versions saved attributes only.
			deprecated: SAVES[ name ] ? [ { apiVersion: 3, ...definition, save: saveNothing } ] : [],
		} );
	} );
} )( window.wp, window.jpWidgetBlocks );
