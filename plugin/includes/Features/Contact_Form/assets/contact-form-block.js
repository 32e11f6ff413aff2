/** The editor part of the Form block and its fields, which PHP renders. */
( function ( wp, { field, types, fileTypes, canSetTo, canSetAny, recipient, texts } ) {
	const { createElement: el, Fragment } = wp.element;
	const { InnerBlocks, InspectorControls, RichText, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
	const { BaseControl, CheckboxControl, PanelBody, TextControl, TextareaControl, ToggleControl } = wp.components;
	const FORM = 'jetpack/contact-form';
	const LAYOUT = [ 'core/paragraph', 'core/heading', 'core/group', 'core/columns', 'core/column', 'core/separator', 'core/spacer', 'core/list', 'core/list-item', 'core/image', 'core/block' ];
	const CHOICES = [ 'select', 'radio', 'checkbox-multiple' ];
	const CHECKS = [ 'checkbox', 'consent' ];
	const TEMPLATE = [
		[ 'jetpack/field-name', { required: true } ],
		[ 'jetpack/field-email', { required: true } ],
		[ 'jetpack/field-textarea', { required: true } ],
	];
	const ICONS = {
		name: 'admin-users',
		text: 'editor-textcolor',
		email: 'email',
		telephone: 'phone',
		url: 'admin-links',
		date: 'calendar-alt',
		number: 'editor-ol',
		textarea: 'editor-paragraph',
		select: 'arrow-down-alt2',
		radio: 'marker',
		checkbox: 'yes',
		'checkbox-multiple': 'editor-ul',
		consent: 'privacy',
		file: 'paperclip',
	};

	const text = ( key, label, attributes, setAttributes, more ) =>
		el( TextControl, {
			key,
			__nextHasNoMarginBottom: true,
			__next40pxDefaultSize: true,
			label,
			value: attributes[ key ] ?? '',
			onChange: ( value ) => setAttributes( { [ key ]: value } ),
			...more,
		} );

	const DEFAULT_FILE_TYPES = [ 'images', 'documents' ];

	function fileSettings( { fileTypes: chosen = DEFAULT_FILE_TYPES, maxSize }, setAttributes ) {
		return el(
			Fragment,
			null,
			el( BaseControl.VisualLabel, null, texts.fileTypes ),
			Object.entries( fileTypes ).map( ( [ group, name ] ) =>
				el( CheckboxControl, {
					key: group,
					__nextHasNoMarginBottom: true,
					label: name,
					checked: chosen.includes( group ),
					onChange: ( isOn ) => {
						const next = Object.keys( fileTypes ).filter( ( other ) => ( other === group ? isOn : chosen.includes( other ) ) );
						setAttributes( { fileTypes: next.length ? next : undefined } );
					},
				} )
			),
			text( 'maxSize', texts.maxSize, { maxSize }, setAttributes, { type: 'number', min: 1, placeholder: '10', help: texts.maxSizeHelp } )
		);
	}

	function EditForm( { attributes, setAttributes } ) {
		const inner = useInnerBlocksProps( {}, { allowedBlocks: [ ...types.map( ( { name } ) => name ), ...LAYOUT ], template: TEMPLATE } );
		return el(
			Fragment,
			null,
			el(
				InspectorControls,
				null,
				el(
					PanelBody,
					{ title: texts.formSettings },
					text( 'to', texts.to, attributes, setAttributes, {
						help: canSetAny ? texts.toHelp : canSetTo ? texts.toOwn : texts.toRefused,
						disabled: ! canSetTo,
						placeholder: recipient,
					} ),
					text( 'subject', texts.subject, attributes, setAttributes ),
					text( 'submitButtonText', texts.button, attributes, setAttributes, { placeholder: texts.send } ),
					el( TextareaControl, {
						__nextHasNoMarginBottom: true,
						label: texts.confirmation,
						value: attributes.customThankyouMessage,
						onChange: ( customThankyouMessage ) => setAttributes( { customThankyouMessage } ),
					} )
				)
			),
			el(
				'div',
				useBlockProps( { className: 'jp-form' } ),
				el( 'div', inner ),
				el(
					'div',
					{ className: 'wp-block-button jp-form__submit' },
					el( 'span', { className: 'wp-block-button__link wp-element-button' }, attributes.submitButtonText || texts.send )
				)
			)
		);
	}

	function controlOf( type, attributes ) {
		const options = attributes.options ?? texts.optionExamples;
		if ( type === 'textarea' ) {
			return el( 'textarea', { rows: 4, disabled: true, value: attributes.placeholder ?? '', readOnly: true } );
		}
		if ( type === 'select' ) {
			return el( 'select', { disabled: true }, options.map( ( option ) => el( 'option', { key: option }, option ) ) );
		}
		if ( type === 'radio' || type === 'checkbox-multiple' ) {
			const input = { type: type === 'radio' ? 'radio' : 'checkbox', disabled: true };
			return options.map( ( option ) => el( 'div', { key: option, className: 'jp-form__option' }, el( 'input', input ), el( 'span', null, option ) ) );
		}
		if ( type === 'file' ) {
			return el( 'input', { type: 'file', disabled: true } );
		}
		return el( 'input', { type: 'text', disabled: true, readOnly: true, value: attributes.defaultValue || attributes.placeholder || '' } );
	}

	const editField = ( type, defaultLabel ) =>
		function EditField( { attributes, setAttributes } ) {
			const isCheck = CHECKS.includes( type );
			const label = el(
				Fragment,
				null,
				el( RichText, {
					tagName: 'span',
					allowedFormats: [],
					withoutInteractiveFormatting: true,
					'aria-label': texts.label,
					placeholder: defaultLabel,
					value: attributes.label ?? '',
					onChange: ( value ) => setAttributes( { label: value } ),
				} ),
				attributes.required && el( 'span', { className: 'jp-form__required' }, ' ' + texts.requiredMark )
			);
			return el(
				Fragment,
				null,
				el(
					InspectorControls,
					null,
					el(
						PanelBody,
						{ title: texts.fieldSettings },
						text( 'label', texts.label, attributes, setAttributes, { placeholder: defaultLabel } ),
						el( ToggleControl, {
							__nextHasNoMarginBottom: true,
							label: texts.required,
							checked: !! attributes.required,
							onChange: ( required ) => setAttributes( { required } ),
						} ),
						CHOICES.includes( type ) &&
							el( TextareaControl, {
								__nextHasNoMarginBottom: true,
								label: texts.options,
								value: ( attributes.options ?? [] ).join( '\n' ),
								onChange: ( value ) => setAttributes( { options: value.split( '\n' ) } ),
							} ),
						type === 'file' && fileSettings( attributes, setAttributes ),
						! isCheck && type !== 'file' && type !== 'radio' && type !== 'checkbox-multiple' && text( 'placeholder', texts.placeholder, attributes, setAttributes ),
						! isCheck && type !== 'file' && text( 'defaultValue', texts.defaultValue, attributes, setAttributes ),
						type === 'number' && text( 'min', texts.min, attributes, setAttributes, { type: 'number' } ),
						type === 'number' && text( 'max', texts.max, attributes, setAttributes, { type: 'number' } )
					)
				),
				el(
					'div',
					useBlockProps( { className: `jp-form__field jp-form__field--${ type }` } ),
					isCheck
						? el( 'div', { className: 'jp-form__option' }, el( 'input', { type: 'checkbox', disabled: true } ), el( 'span', null, label ) )
						: el( Fragment, null, el( 'label', null, label ), controlOf( type, attributes ) )
				)
			);
		};

	/** What was typed, for pages without the plugin. Only attributes may decide about it: the editor compares it when it loads the post. */
	const saveField =
		( type ) =>
		( { attributes } ) => {
			// The text field in the block stores entities.
			const label = wp.htmlEntities.decodeEntities( attributes.label ?? '' );
			const items = CHOICES.includes( type ) ? ( attributes.options ?? [] ).filter( ( option ) => option.trim() ) : [];
			return label || items.length
				? el(
						Fragment,
						null,
						label && el( 'p', null, label ),
						items.length > 0 &&
							el(
								'ul',
								null,
								items.map( ( option, at ) => el( 'li', { key: at }, option ) )
							)
				  )
				: null;
		};

	wp.blocks.registerBlockType( FORM, {
		apiVersion: 3,
		icon: 'email',
		edit: EditForm,
		save: () => el( InnerBlocks.Content ),
	} );
	types.forEach( ( { type, name, label } ) => {
		wp.blocks.registerBlockType( name, {
			apiVersion: 3,
			icon: ICONS[ type ],
			edit: editField( type, label ),
			save: saveField( type ),
			// Earlier versions saved attributes only.
			deprecated: [ { apiVersion: 3, ...field, save: () => null } ],
		} );
	} );
} )( window.wp, window.jpContactFormBlock );
