/** The editor part of the Related posts block, which PHP renders. */
( function ( wp, { maximum, texts } ) {
	const { createElement: el, Fragment } = wp.element;
	const { InspectorControls, useBlockProps } = wp.blockEditor;
	const { Disabled, PanelBody, Placeholder, RangeControl, ToggleControl } = wp.components;
	const name = 'jetpack/related-posts';

	const Empty = () => el( Placeholder, { icon: 'admin-links', label: wp.blocks.getBlockType( name ).title }, texts.empty );

	function Edit( { attributes, setAttributes, context } ) {
		const current = wp.data.useSelect( ( select ) => select( 'core/editor' )?.getCurrentPostId(), [] );
		const id = context.postId || current;
		const toggle = ( key ) =>
			el( ToggleControl, {
				key,
				__nextHasNoMarginBottom: true,
				label: texts[ key ],
				checked: attributes[ key ],
				onChange: ( isOn ) => setAttributes( { [ key ]: isOn } ),
			} );

		return el(
			Fragment,
			null,
			el(
				InspectorControls,
				null,
				el(
					PanelBody,
					{ title: texts.settings },
					el( RangeControl, {
						__nextHasNoMarginBottom: true,
						__next40pxDefaultSize: true,
						label: texts.postsToShow,
						min: 1,
						max: maximum,
						value: attributes.postsToShow,
						onChange: ( postsToShow ) => setAttributes( { postsToShow } ),
					} ),
					[ 'displayHeadline', 'displayThumbnails', 'displayDate', 'displayContext' ].map( toggle )
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
						// A template has no number for an ID.
						urlQueryArgs: Number.isInteger( id ) ? { post_id: id } : {},
						skipBlockSupportAttributes: true,
						EmptyResponsePlaceholder: Empty,
					} )
				)
			)
		);
	}

	wp.blocks.registerBlockType( name, { apiVersion: 3, icon: 'admin-links', edit: Edit, save: () => null } );
} )( window.wp, window.jpRelatedPostsBlock );
