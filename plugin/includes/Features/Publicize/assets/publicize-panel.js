/** Switches, message and preview in the block editor's sidebar and before publishing. Message.php composes what is sent. */
( function ( wp, { author, connections, keys, log, maxLength, pageUrl, state, template, texts } ) {
	const { createElement: el, Fragment } = wp.element;
	const { TextareaControl, ToggleControl } = wp.components;
	const { PluginDocumentSettingPanel, PluginPrePublishPanel } = wp.editor;
	const { useDispatch, useSelect } = wp.data;
	const shared = { __nextHasNoMarginBottom: true };
	const grid = { className: 'jp-publicize-fields', style: { display: 'grid', gap: '12px' } };

	/** Characters as people see them. */
	const charactersOf = ( text ) =>
		window.Intl?.Segmenter ? Array.from( new Intl.Segmenter().segment( text ), ( { segment } ) => segment ) : Array.from( text );

	const plain = ( html ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent.replace( /\s+/g, ' ' ).trim();

	const firstWords = ( text, count ) => {
		const words = text.split( ' ' );
		return words.length > count ? `${ words.slice( 0, count ).join( ' ' ) }…` : text;
	};

	/** New posts have no slug until they are saved with a title. */
	function addressOf( editor ) {
		const parts = editor.getPermalinkParts();
		if ( ! parts ) {
			return texts.link;
		}
		const slug = parts.postName === 'auto-draft' ? wp.url.cleanForSlug( plain( editor.getEditedPostAttribute( 'title' ) || '' ) ) : parts.postName;
		return `${ parts.prefix }${ slug }${ parts.suffix || '' }`;
	}

	function usePost() {
		return useSelect( ( select ) => {
			const editor = select( 'core/editor' );
			const tagIds = editor.getEditedPostAttribute( 'tags' ) || [];
			const tags = tagIds.length ? select( 'core' ).getEntityRecords( 'taxonomy', 'post_tag', { include: tagIds, per_page: 100, context: 'view' } ) : [];
			return {
				meta: editor.getEditedPostAttribute( 'meta' ),
				title: editor.getEditedPostAttribute( 'title' ) || texts.placeholder,
				content: editor.getEditedPostAttribute( 'excerpt' ) || editor.getEditedPostContent() || '',
				url: addressOf( editor ),
				isPublished: editor.isCurrentPostPublished(),
				tags: ( tags || [] ).map( ( { name } ) => `#${ plain( name ).replace( /[^\p{L}\p{N}_]+/gu, '' ) }` ).join( ' ' ),
			};
		}, [] );
	}

	/** The message, and its length for a network that counts links as `linkLength`. */
	function compose( message, { title, content, url, tags } ) {
		const text = message.trim() || template;
		const values = { title: plain( title ), excerpt: firstWords( plain( content ), 40 ), author, tags };
		const parts = ( text.includes( '{url}' ) ? text : `${ text } {url}` )
			.split( '{url}' )
			.map( ( part ) => part.replace( /\{(title|excerpt|author|tags)\}/g, ( _, name ) => values[ name ] ) );
		const rest = charactersOf( parts.join( '' ) ).length;
		return {
			text: parts.join( url ).trim(),
			lengthFor: ( linkLength ) => rest + ( parts.length - 1 ) * ( linkLength || url.length ),
		};
	}

	function fill( text, ...values ) {
		return values.reduce( ( result, value, index ) => result.replace( `%${ index + 1 }$s`, value ).replace( '%s', value ), text );
	}

	function Count( { length, limit } ) {
		if ( ! limit ) {
			return fill( texts.unlimited, length );
		}
		return length > limit ? fill( texts.shortened, limit ) : fill( texts.length, length, limit );
	}

	function PageLink() {
		return pageUrl ? el( 'a', { href: pageUrl }, texts.page ) : null;
	}

	function Log( { text: intro } ) {
		return el(
			'div',
			grid,
			el( 'p', null, intro ),
			log.length > 0 && el( 'ul', null, log.map( ( { id, text, url } ) => el( 'li', { key: id }, url ? el( 'a', { href: url }, text ) : text ) ) ),
			el( PageLink )
		);
	}

	function Fields() {
		const post = usePost();
		const { editPost } = useDispatch( 'core/editor' );
		if ( state !== 'new' || post.isPublished ) {
			return el( Log, { text: texts[ state === 'new' ? 'queued' : state ] } );
		}
		if ( ! connections.length || ! post.meta ) {
			return el( 'div', grid, el( 'p', null, texts.empty ), el( PageLink ) );
		}

		const off = post.meta[ keys.off ] || [];
		const message = post.meta[ keys.message ] || '';
		const { text, lengthFor } = compose( message, post );
		const isAnyOn = connections.some( ( { id } ) => ! off.includes( id ) );
		const setOff = ( ids ) => editPost( { meta: { [ keys.off ]: ids } } );

		return el(
			'div',
			grid,
			el( 'p', null, texts.intro ),
			connections.map( ( { id, label, limit, linkLength } ) =>
				el( ToggleControl, {
					...shared,
					key: id,
					label,
					checked: ! off.includes( id ),
					help: off.includes( id ) ? undefined : el( Count, { length: lengthFor( linkLength ), limit } ),
					onChange: ( isOn ) => setOff( isOn ? off.filter( ( one ) => one !== id ) : [ ...off, id ] ),
				} )
			),
			isAnyOn &&
				el( TextareaControl, {
					...shared,
					label: texts.message,
					help: texts.help,
					placeholder: template,
					maxLength,
					rows: 3,
					value: message,
					onChange: ( value ) => editPost( { meta: { [ keys.message ]: value } } ),
				} ),
			isAnyOn &&
				el(
					'figure',
					{ style: { margin: 0 } },
					el( 'figcaption', null, texts.preview ),
					el(
						'blockquote',
						{
							className: 'jp-publicize-preview',
							style: { borderInlineStart: '3px solid #ccc', margin: '4px 0 0', overflowWrap: 'anywhere', paddingInlineStart: '8px', whiteSpace: 'pre-wrap' },
						},
						text
					)
				),
			el( PageLink )
		);
	}

	wp.plugins.registerPlugin( 'jetpack-dashboard-publicize', {
		render: () =>
			el(
				Fragment,
				null,
				el( PluginDocumentSettingPanel, { name: 'publicize', title: texts.panel, className: 'jp-publicize-panel' }, el( Fields ) ),
				el( PluginPrePublishPanel, { title: texts.panel, initialOpen: true }, el( Fields ) )
			),
	} );
} )( window.wp, window.jpPublicizePanel );
