/**
 * The full-screen viewer of the carousel, which carousel.js loads when a visitor opens the first photo.
 *
 * Returns `{ display( photos, index ), close() }`. `onShow( photo )` and `onClose( photo )` update the address.
 */
window.jpCarouselViewer = function ( config, { onShow, onClose } ) {
	const { texts } = config;
	/** Pixels that an arrow key moves a zoomed photo. */
	const PAN = 80;

	let viewer = null;
	let photos = [];
	let current = 0;
	let parts = {};
	let gestures = null;
	/** Media items by ID; null if the REST API doesn't return one. */
	const mediaItems = new Map();
	/** The media item whose details are shown. */
	let shownItem;

	function createElement( tag, properties, ...children ) {
		const element = Object.assign( document.createElement( tag ), properties );
		element.append( ...children.filter( Boolean ) );
		return element;
	}

	function button( className, text, sign, act ) {
		const element = createElement( 'button', { type: 'button', className, textContent: sign, title: text } );
		element.setAttribute( 'aria-label', text );
		element.addEventListener( 'click', act );
		return element;
	}

	/** Returns the text of HTML. */
	const toText = ( html ) =>
		( new DOMParser().parseFromString( html || '', 'text/html' ).body.textContent || '' ).trim();

	async function fetchJson( path ) {
		const url = new URL( config.restUrl );
		// With plain permalinks, the route is a query parameter.
		const [ route, query ] = path.split( '?' );
		if ( url.searchParams.has( 'rest_route' ) ) {
			url.searchParams.set( 'rest_route', url.searchParams.get( 'rest_route' ) + route );
		} else {
			url.pathname += route;
		}
		new URLSearchParams( query ).forEach( ( value, name ) => url.searchParams.set( name, value ) );
		const response = await fetch( url, { credentials: 'omit' } );
		if ( ! response.ok ) {
			throw new Error( String( response.status ) );
		}
		return response.json();
	}

	async function loadMediaItems( list ) {
		const ids = list.map( ( { id } ) => id ).filter( ( id ) => id > 0 && ! mediaItems.has( id ) );
		for ( let first = 0; first < ids.length; first += 100 ) {
			const batch = ids.slice( first, first + 100 );
			try {
				const response = await fetchJson( `media?include=${ batch.join() }&per_page=100&_fields=id,title,caption,description,source_url,media_details,comment_status` );
				// The first response wins: a later one for the same photo would render it again.
				const found = new Map( response.map( ( photo ) => [ photo.id, photo ] ) );
				batch.filter( ( id ) => ! mediaItems.get( id ) ).forEach( ( id ) => mediaItems.set( id, found.get( id ) ?? null ) );
			} catch {
				// The viewer then shows the alt texts and captions of the page.
			}
		}
	}

	/**
	 * Loads the smallest file that fills the screen at the current zoom: from the `srcset` of the page, which may contain copies of the
	 * image accelerator, or else from the sizes that WordPress has made.
	 */
	function setSource() {
		const { image, id, file } = photos[ current ];
		const photo = mediaItems.get( id );
		const { width, height, sizes = {} } = photo?.media_details || {};
		const ratio = width / height;
		const isUncropped = ( size ) => ! ( Math.abs( size.width / size.height - ratio ) >= 0.05 );
		const targetWidth = window.innerWidth * ( window.devicePixelRatio || 1 ) * gestures.get();

		const widest = Math.max( 0, ...[ ...image.srcset.matchAll( /\s(\d+)w/g ) ].map( ( match ) => Number( match[ 1 ] ) ) );
		const isWide = widest > 0 && widest >= Math.min( targetWidth, width || Infinity, 2048 );
		const hasSet = ( isWide || ! photo ) && widest > 0 && isUncropped( { width: image.getAttribute( 'width' ), height: image.getAttribute( 'height' ) } );
		const fit = Object.values( sizes )
			.filter( ( size ) => size.source_url && size.width >= targetWidth && isUncropped( size ) )
			.sort( ( a, b ) => a.width - b.width )[ 0 ];
		const source = hasSet ? image.src : fit?.source_url || photo?.source_url || file || image.currentSrc || image.src;

		parts.image.sizes = `${ Math.round( 100 * gestures.get() ) }vw`;
		const set = hasSet ? image.srcset : '';
		if ( parts.image.srcset !== set ) {
			parts.image.srcset = set;
		}
		if ( parts.image.src !== source ) {
			parts.image.src = source;
		}
	}

	function exifList( meta ) {
		const rows = [
			[ texts.camera, meta.camera ],
			[ texts.aperture, Number( meta.aperture ) ? `f/${ meta.aperture }` : '' ],
			[ texts.focal_length, Number( meta.focal_length ) ? `${ meta.focal_length } mm` : '' ],
			[ texts.shutter, shutter( Number( meta.shutter_speed ) ) ],
			[ texts.iso, Number( meta.iso ) ? meta.iso : '' ],
		].filter( ( [ , value ] ) => value );
		return rows.length === 0
			? null
			: createElement( 'dl', { className: 'jp-carousel__exif' }, ...rows.flatMap( ( [ name, value ] ) => [ createElement( 'dt', { textContent: name } ), createElement( 'dd', { textContent: value } ) ] ) );
	}

	function shutter( seconds ) {
		if ( ! seconds ) {
			return '';
		}
		return seconds >= 1 ? `${ seconds } s` : `1/${ Math.round( 1 / seconds ) } s`;
	}

	async function showComments( id, box ) {
		let list = [];
		try {
			list = await fetchJson( `comments?post=${ id }&order=asc&per_page=50&_fields=id,author_name,content` );
		} catch {
			return;
		}
		if ( photos[ current ].id !== id || list.length === 0 ) {
			return;
		}
		box.prepend(
			createElement( 'h3', { textContent: texts.comments } ),
			...list.map( ( comment ) =>
				createElement( 'div', { className: 'jp-carousel__comment' }, createElement( 'strong', { textContent: toText( comment.author_name ) } ), createElement( 'p', { textContent: toText( comment.content?.rendered ) } ) )
			)
		);
	}

	function field( tag, name, label, properties ) {
		const input = createElement( tag, { name, ...properties } );
		return createElement( 'label', {}, createElement( 'span', { textContent: label } ), input );
	}

	function commentForm( id ) {
		const status = createElement( 'p', { className: 'jp-carousel__status' } );
		status.setAttribute( 'role', 'status' );
		const requiredProps = { required: config.needsName };
		const form = createElement(
			'form',
			{ className: 'jp-carousel__form' },
			field( 'textarea', 'comment', texts.comment, { required: true, rows: 3, maxLength: 65525 } ),
			! config.isLoggedIn && field( 'input', 'author', texts.name, { ...requiredProps, maxLength: 245, autocomplete: 'name' } ),
			! config.isLoggedIn && field( 'input', 'email', texts.email, { ...requiredProps, type: 'email', maxLength: 100, autocomplete: 'email' } ),
			createElement( 'button', { type: 'submit', textContent: texts.send } ),
			status
		);
		form.addEventListener( 'submit', async ( event ) => {
			event.preventDefault();
			const body = new FormData( form );
			body.set( 'comment_post_ID', id );
			body.set( 'comment_parent', 0 );
			let isSent = false;
			try {
				// WordPress redirects to the comment after saving it.
				const response = await fetch( config.commentUrl, { method: 'POST', body, redirect: 'manual' } );
				isSent = response.ok || response.type === 'opaqueredirect';
			} catch {}
			status.textContent = isSent ? texts.sent : texts.notSent;
			if ( isSent ) {
				form.elements.comment.value = '';
			}
		} );
		return form;
	}

	/** The row of the shown photo. It stays when the photo's details have loaded. */
	let copyRow = null;

	/** Browsers allow writing to the clipboard only on HTTPS sites. */
	function copyLink() {
		if ( copyRow || ! window.navigator.clipboard ) {
			return copyRow;
		}
		const status = createElement( 'span', { className: 'jp-carousel__copied' } );
		status.setAttribute( 'role', 'status' );
		const copy = createElement( 'button', { type: 'button', className: 'jp-carousel__copy', textContent: texts.copy } );
		copy.addEventListener( 'click', async () => {
			try {
				await window.navigator.clipboard.writeText( window.location.href );
				status.textContent = texts.copied;
			} catch {
				status.textContent = window.location.href;
			}
		} );
		copyRow = createElement( 'p', {}, copy, ' ', status );
		return copyRow;
	}

	function describe( id ) {
		const { image } = photos[ current ];
		const photo = mediaItems.get( id );
		shownItem = photo;
		const caption = toText( photo?.caption?.rendered ) || image.closest( 'figure, .gallery-item' )?.querySelector( 'figcaption, .gallery-caption' )?.textContent.trim();
		const meta = photo?.media_details?.image_meta;
		const { activeElement } = document;
		parts.info.replaceChildren(
			...[
				caption && createElement( 'p', { className: 'jp-carousel__caption', textContent: caption } ),
				photo && createElement( 'p', { className: 'jp-carousel__about', textContent: toText( photo.description?.rendered ) } ),
				config.hasExif && meta && exifList( meta ),
				photo && createElement( 'a', { href: photo.source_url, textContent: texts.original, target: '_blank', rel: 'noopener' } ),
				copyLink(),
			].filter( Boolean )
		);
		if ( copyRow?.contains( activeElement ) ) {
			activeElement.focus();
		}
		if ( photo && config.hasComments ) {
			const box = createElement( 'div', { className: 'jp-carousel__comments' } );
			parts.info.append( box );
			if ( photo.comment_status === 'open' && ( config.isLoggedIn || ! config.mustLogIn ) ) {
				box.append( commentForm( id ) );
			}
			showComments( id, box );
		}
	}

	function show( index ) {
		current = ( index + photos.length ) % photos.length;
		copyRow = null;
		const { image, id, alt } = photos[ current ];
		const render = () => {
			setSource();
			parts.image.alt = alt || toText( mediaItems.get( id )?.title?.rendered );
			describe( id );
		};
		onShow( photos[ current ] );
		parts.image.removeAttribute( 'srcset' );
		parts.image.src = image.currentSrc || image.src;
		parts.position.textContent = texts.position.replace( '%1$s', current + 1 ).replace( '%2$s', photos.length );
		gestures.set( 1 );
		render();
		parts.stage.scrollTop = 0;
		loadMediaItems( [ photos[ current ], photos[ ( current + 1 ) % photos.length ] ] ).then( () => {
			// Rendering again would discard a comment that the visitor is writing.
			if ( viewer.open && photos[ current ].id === id && mediaItems.get( id ) !== shownItem ) {
				render();
			}
		} );
	}

	/** 1 if the next photo is on the right. */
	const forward = () => ( window.getComputedStyle( viewer ).direction === 'rtl' ? -1 : 1 );

	function onKey( event ) {
		if ( event.target.closest( 'input, textarea' ) || event.ctrlKey || event.metaKey || event.altKey ) {
			return;
		}
		const directions = { ArrowRight: [ 1, 0 ], ArrowLeft: [ -1, 0 ], ArrowDown: [ 0, 1 ], ArrowUp: [ 0, -1 ] };
		const [ x, y ] = directions[ event.key ] || [ 0, 0 ];
		const zoomKeys = { '+': 1, '=': 1, '-': -1 };
		if ( ( x || y ) && gestures.get() > 1 ) {
			event.preventDefault();
			gestures.pan( x * PAN, y * PAN );
		} else if ( x ) {
			show( current + x * forward() );
		} else if ( event.key === 'Home' ) {
			show( 0 );
		} else if ( event.key === 'End' ) {
			show( photos.length - 1 );
		} else if ( zoomKeys[ event.key ] ) {
			gestures.step( zoomKeys[ event.key ] );
		} else if ( event.key === '0' ) {
			gestures.set( 1 );
		}
	}

	function build() {
		parts = {
			image: createElement( 'img', { className: 'jp-carousel__image', alt: '' } ),
			position: createElement( 'p', { className: 'jp-carousel__position' } ),
			zoom: createElement( 'p', { className: 'jp-carousel__zoom' } ),
			info: createElement( 'div', { className: 'jp-carousel__info' } ),
		};
		parts.position.setAttribute( 'aria-live', 'polite' );
		parts.zoom.setAttribute( 'aria-live', 'polite' );
		parts.pane = createElement( 'div', { className: 'jp-carousel__pane' }, parts.image );
		parts.pane.setAttribute( 'role', 'group' );
		parts.pane.setAttribute( 'aria-label', texts.photo );
		parts.stage = createElement( 'div', { className: 'jp-carousel__stage' }, parts.pane, parts.info );
		gestures = window.jpCarouselGestures( parts.pane, parts.image, {
			onSwipe: ( direction ) => show( current + direction * forward() ),
			onZoom: ( zoom ) => {
				parts.zoom.textContent = zoom > 1 ? `${ Math.round( 100 * zoom ) }%` : '';
				setSource();
			},
		} );
		viewer = createElement(
			'dialog',
			{ className: `jp-carousel jp-carousel--${ config.background === 'white' ? 'white' : 'black' }` },
			createElement(
				'div',
				{ className: 'jp-carousel__bar' },
				parts.position,
				parts.zoom,
				button( 'jp-carousel__button', texts.zoomOut, '−', () => gestures.step( -1 ) ),
				button( 'jp-carousel__button', texts.zoomIn, '+', () => gestures.step( 1 ) ),
				button( 'jp-carousel__button', texts.close, '✕', () => viewer.close() )
			),
			button( 'jp-carousel__button jp-carousel__previous', texts.previous, '‹', () => show( current - 1 ) ),
			parts.stage,
			button( 'jp-carousel__button jp-carousel__next', texts.next, '›', () => show( current + 1 ) )
		);
		viewer.setAttribute( 'aria-label', texts.viewer );
		viewer.addEventListener( 'keydown', onKey );
		viewer.addEventListener( 'close', () => {
			// The event comes late: the forward button may have opened it again.
			if ( ! viewer.open ) {
				onClose( photos[ current ] );
			}
		} );
		document.body.append( viewer );
	}

	function display( list, index ) {
		if ( ! viewer ) {
			build();
		}
		photos = list;
		viewer.classList.toggle( 'has-one', list.length === 1 );
		if ( ! viewer.open ) {
			viewer.showModal();
		}
		show( index );
	}

	return { display, close: () => viewer?.open && viewer.close() };
};
