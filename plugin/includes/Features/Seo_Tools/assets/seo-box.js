/** Chooses the social image in the classic editor's SEO box. */
( function ( wp, texts ) {
	const box = document.querySelector( '.jp-seo-image' );
	if ( ! box ) {
		return;
	}

	const field = box.querySelector( 'input' );
	const preview = box.querySelector( '.jp-seo-image__preview' );
	const select = box.querySelector( '.jp-seo-image__select' );
	const remove = box.querySelector( '.jp-seo-image__remove' );
	let frame;

	function show( id, url ) {
		field.value = id;
		preview.replaceChildren();
		if ( url ) {
			const image = document.createElement( 'img' );
			image.src = url;
			image.alt = '';
			image.style.maxInlineSize = '100%';
			preview.append( image );
		}
		select.textContent = id ? texts.replace : texts.select;
		remove.hidden = ! id;
	}

	select.addEventListener( 'click', () => {
		if ( ! frame ) {
			frame = wp.media( { title: texts.image, library: { type: 'image' }, multiple: false } );
			frame.on( 'select', () => {
				const { id, url, sizes } = frame.state().get( 'selection' ).first().toJSON();
				show( id, sizes?.medium?.url || url );
			} );
		}
		frame.open();
	} );
	remove.addEventListener( 'click', () => {
		show( 0, '' );
		select.focus();
	} );
} )( window.wp, window.jpSeoBox );
