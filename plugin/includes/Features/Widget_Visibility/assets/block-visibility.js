/** The Visibility panel of every block. */
( function ( wp, { key, lists, texts } ) {
	const { createElement: el, Fragment } = wp.element;
	const { InspectorControls } = wp.blockEditor;
	const { Button, FormTokenField, PanelBody, SelectControl, TextControl } = wp.components;

	const isEmpty = ( value ) => value === '' || ( Array.isArray( value ) && value.length === 0 );
	const conditionNames = [ ...Object.keys( lists ), 'from', 'until' ];

	function List( { name, values, onChange } ) {
		const { label, choices } = lists[ name ];
		const nameOf = new Map( choices );
		const valueOf = new Map( choices.map( ( [ value, text ] ) => [ text, value ] ) );
		const known = values.map( ( value ) => nameOf.get( value ) ?? value );

		return el( FormTokenField, {
			__nextHasNoMarginBottom: true,
			__next40pxDefaultSize: true,
			__experimentalExpandOnFocus: true,
			__experimentalShowHowTo: false,
			__experimentalValidateInput: ( text ) => valueOf.has( text ) || known.includes( text ),
			label,
			value: known,
			maxSuggestions: 100,
			suggestions: choices.map( ( [ , text ] ) => text ),
			onChange: ( tokens ) => onChange( tokens.map( ( token ) => valueOf.get( token ) ?? token ) ),
		} );
	}

	function Panel( { attributes: { metadata }, setAttributes } ) {
		const conditions = metadata?.[ key ] ?? {};
		const hasConditions = conditionNames.some( ( name ) => name in conditions );

		const save = ( next ) => {
			const { [ key ]: previous, ...rest } = metadata ?? {};
			const changed = next ? { ...rest, [ key ]: next } : rest;
			setAttributes( { metadata: Object.keys( changed ).length > 0 ? changed : undefined } );
		};
		const change = ( name, value ) => {
			const { [ name ]: previous, ...rest } = conditions;
			const next = isEmpty( value ) ? rest : { ...rest, [ name ]: value };
			save( Object.keys( next ).length > 0 ? next : undefined );
		};
		const select = ( name, options ) =>
			el( SelectControl, {
				key: name,
				__nextHasNoMarginBottom: true,
				__next40pxDefaultSize: true,
				label: texts[ name ],
				value: conditions[ name ] ?? options[ 0 ],
				options: options.map( ( value ) => ( { value, label: texts[ value ] } ) ),
				onChange: ( value ) => change( name, value ),
			} );
		const date = ( name ) =>
			el( TextControl, {
				key: name,
				__nextHasNoMarginBottom: true,
				__next40pxDefaultSize: true,
				type: 'date',
				label: texts[ name ],
				value: conditions[ name ] ?? '',
				onChange: ( value ) => change( name, value ),
			} );

		return el(
			PanelBody,
			{ className: 'jp-visibility', title: texts.title, initialOpen: hasConditions },
			el( 'p', null, texts.help ),
			el(
				'div',
				{ style: { display: 'grid', gap: '16px' } },
				select( 'action', [ 'show', 'hide' ] ),
				select( 'match', [ 'all', 'any' ] ),
				Object.keys( lists ).map( ( name ) =>
					el( List, {
						key: name,
						name,
						values: conditions[ name ] ?? [],
						onChange: ( values ) => change( name, values ),
					} )
				),
				date( 'from' ),
				date( 'until' ),
				hasConditions &&
					el(
						Button,
						{ variant: 'secondary', __next40pxDefaultSize: true, onClick: () => save( undefined ) },
						texts.clear
					)
			)
		);
	}

	const withPanel = wp.compose.createHigherOrderComponent(
		( BlockEdit ) => ( props ) =>
			el(
				Fragment,
				null,
				el( BlockEdit, props ),
				props.isSelected && el( InspectorControls, null, el( Panel, props ) )
			),
		'withVisibilityPanel'
	);

	wp.hooks.addFilter( 'editor.BlockEdit', 'jetpack-dashboard/visibility', withPanel );
} )( window.wp, window.jpVisibility );
