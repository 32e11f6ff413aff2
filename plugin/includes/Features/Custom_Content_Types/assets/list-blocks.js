/** The editor part of the Portfolio and Testimonials blocks, which PHP renders. */
( function ( wp, texts ) {
	const { createElement: el, Fragment } = wp.element;
	const { InspectorControls, useBlockProps } = wp.blockEditor;
	const { Disabled, PanelBody, Placeholder, RangeControl, SelectControl, ToggleControl } = wp.components;
	const common = { __nextHasNoMarginBottom: true };
	const sized = { ...common, __next40pxDefaultSize: true };

	const Empty = () => el( Placeholder, {}, texts.empty );

	const createEdit =
		( block ) =>
		( { attributes, setAttributes } ) => {
			const bind = ( key ) => ( { label: texts[ key ], onChange: ( value ) => setAttributes( { [ key ]: value } ) } );
			const range = ( key, max ) => el( RangeControl, { ...sized, ...bind( key ), value: attributes[ key ], min: 1, max } );
			const toggle = ( key ) => el( ToggleControl, { ...common, ...bind( key ), checked: attributes[ key ] } );

			return el(
				Fragment,
				null,
				el(
					InspectorControls,
					null,
					el(
						PanelBody,
						{ title: texts.settings },
						range( 'columns', 6 ),
						range( 'count', 100 ),
						toggle( 'newest' ),
						toggle( 'image' ),
						el( SelectControl, {
							...sized,
							...bind( 'content' ),
							value: attributes.content,
							options: Object.entries( texts.contents ).map( ( [ value, label ] ) => ( { value, label } ) ),
						} )
					)
				),
				el(
					'div',
					useBlockProps(),
					el( Disabled, null, el( wp.serverSideRender, { block, attributes, httpMethod: 'POST', skipBlockSupportAttributes: true, EmptyResponsePlaceholder: Empty } ) )
				)
			);
		};

	texts.names.forEach( ( name ) => {
		wp.blocks.registerBlockType( name, { apiVersion: 3, edit: createEdit( name ), save: () => null } );
	} );
} )( window.wp, window.jpListBlocks );
