/** Shows the photographs of a gallery one by one on the full screen. */
( function ( facts ) {
	const { texts } = facts;
	const GALLERIES = '.wp-block-gallery, .gallery, .jp-tiled-gallery';
	/** Pixels that a finger has to move for it to be a swipe. */
	const SWIPE = 50;

	let viewer = null;
	let photos = [];
	let current = 0;
	let parts = {};
	/** The media item of each photo, by ID; null if it couldn't be read. */
	const known = new Map();
	/** The media item that the viewer shows the details of. */
	let described;

	function make( tag, properties, ...children ) {
		const element = Object.assign( document.createElement( tag ), properties );
		element.append( ...children.filter( Boolean ) );
		return element;
	}

	function button( className, text, sign, act ) {
		const element = make( 'button', { type: 'button', className, textContent: sign, title: text } );
		element.setAttribute( 'aria-label', text );
		element.addEventListener( 'click', act );
		return element;
	}

	/** What HTML says, without its markup. */
	const words = ( html ) =>
		( new DOMParser().parseFromString( html || '', 'text/html' ).body.textContent || '' ).trim();

	async function ask( path ) {
		const url = new URL( facts.restUrl );
		// Sites without nice addresses have the route in an argument.
		const [ route, query ] = path.split( '?' );
		if ( url.searchParams.has( 'rest_route' ) ) {
			url.searchParams.set( 'rest_route', url.searchParams.get( 'rest_route' ) + route );
		} else {
			url.pathname += route;
		}
		new URLSearchParams( query ).forEach( ( value, name ) => url.searchParams.set( name, value ) );
		const answer = await fetch( url, { credentials: 'omit' } );
		if ( ! answer.ok ) {
			throw new Error( String( answer.status ) );
		}
		return answer.json();
	}

	function idOf( image ) {
		const [ , id ] = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec( image.className ) || [];
		return Number( image.dataset.jpPhoto || id || 0 );
	}

	/** Whether a click on an image may open the viewer: it leads nowhere, or to the photograph itself. */
	function isOurs( image ) {
		const link = image.closest( 'a[href]' );
		const isPhoto = ! link || /\.(?:avif|gif|jpe?g|png|webp)(?:$|\?)/i.test( link.href ) || /[?&]attachment_id=/.test( link.href ) || ( link.rel || '' ).includes( 'attachment' ) || link.closest( '.gallery-icon' );
		return isPhoto && ! image.closest( '.wp-lightbox-container' );
	}

	async function learn( list ) {
		const ids = list.map( ( { id } ) => id ).filter( ( id ) => id > 0 && ! known.has( id ) );
		for ( let first = 0; first < ids.length; first += 100 ) {
			const some = ids.slice( first, first + 100 );
			try {
				const answer = await ask( `media?include=${ some.join() }&per_page=100&_fields=id,title,caption,description,source_url,media_details,comment_status` );
				some.forEach( ( id ) => known.set( id, null ) );
				answer.forEach( ( photo ) => known.set( photo.id, photo ) );
			} catch {
				// Then the photographs show with the words that the page has.
			}
		}
	}

	/** The smallest copy that fills the screen. */
	function bestSource( photo, image ) {
		const sizes = Object.values( photo?.media_details?.sizes || {} )
			.filter( ( size ) => size.source_url && size.width )
			.sort( ( one, other ) => one.width - other.width );
		// Copies that are cut show less than the photograph.
		const { width, height } = photo?.media_details || {};
		const isWhole = ( size ) => Math.abs( size.width / size.height - width / height ) < 0.05;
		const wanted = Math.min( window.innerWidth, 2560 ) * ( window.devicePixelRatio || 1 );
		const fit = sizes.find( ( size ) => size.width >= wanted && isWhole( size ) );
		return fit?.source_url || photo?.source_url || image.currentSrc || image.src;
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
			: make( 'dl', { className: 'jp-carousel__exif' }, ...rows.flatMap( ( [ name, value ] ) => [ make( 'dt', { textContent: name } ), make( 'dd', { textContent: value } ) ] ) );
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
			list = await ask( `comments?post=${ id }&order=asc&per_page=50&_fields=id,author_name,content` );
		} catch {
			return;
		}
		if ( photos[ current ].id !== id || list.length === 0 ) {
			return;
		}
		box.prepend(
			make( 'h3', { textContent: texts.comments } ),
			...list.map( ( comment ) =>
				make( 'div', { className: 'jp-carousel__comment' }, make( 'strong', { textContent: words( comment.author_name ) } ), make( 'p', { textContent: words( comment.content?.rendered ) } ) )
			)
		);
	}

	function field( tag, name, label, properties ) {
		const input = make( tag, { name, ...properties } );
		return make( 'label', {}, make( 'span', { textContent: label } ), input );
	}

	function commentForm( id ) {
		const status = make( 'p', { className: 'jp-carousel__status' } );
		status.setAttribute( 'role', 'status' );
		const needed = { required: facts.needsName };
		const form = make(
			'form',
			{ className: 'jp-carousel__form' },
			field( 'textarea', 'comment', texts.comment, { required: true, rows: 3, maxLength: 65525 } ),
			! facts.isLoggedIn && field( 'input', 'author', texts.name, { ...needed, maxLength: 245, autocomplete: 'name' } ),
			! facts.isLoggedIn && field( 'input', 'email', texts.email, { ...needed, type: 'email', maxLength: 100, autocomplete: 'email' } ),
			make( 'button', { type: 'submit', textContent: texts.send } ),
			status
		);
		form.addEventListener( 'submit', async ( event ) => {
			event.preventDefault();
			const body = new FormData( form );
			body.set( 'comment_post_ID', id );
			body.set( 'comment_parent', 0 );
			let isSent = false;
			try {
				// WordPress answers a comment that it took with a redirect to it.
				const answer = await fetch( facts.commentUrl, { method: 'POST', body, redirect: 'manual' } );
				isSent = answer.ok || answer.type === 'opaqueredirect';
			} catch {}
			status.textContent = isSent ? texts.sent : texts.notSent;
			if ( isSent ) {
				form.elements.comment.value = '';
			}
		} );
		return form;
	}

	function describe( id ) {
		const { image } = photos[ current ];
		const photo = known.get( id );
		described = photo;
		const caption = words( photo?.caption?.rendered ) || image.closest( 'figure, .gallery-item' )?.querySelector( 'figcaption, .gallery-caption' )?.textContent.trim();
		const meta = photo?.media_details?.image_meta;
		parts.info.replaceChildren(
			...[
				caption && make( 'p', { className: 'jp-carousel__caption', textContent: caption } ),
				photo && make( 'p', { className: 'jp-carousel__about', textContent: words( photo.description?.rendered ) } ),
				facts.hasExif && meta && exifList( meta ),
				photo && make( 'a', { href: photo.source_url, textContent: texts.original, target: '_blank', rel: 'noopener' } ),
			].filter( Boolean )
		);
		if ( photo && facts.hasComments ) {
			const box = make( 'div', { className: 'jp-carousel__comments' } );
			parts.info.append( box );
			if ( photo.comment_status === 'open' && ( facts.isLoggedIn || ! facts.mustLogIn ) ) {
				box.append( commentForm( id ) );
			}
			showComments( id, box );
		}
	}

	function show( index ) {
		current = ( index + photos.length ) % photos.length;
		const { image, id, alt } = photos[ current ];
		const draw = () => {
			const source = bestSource( known.get( id ), image );
			if ( parts.image.src !== source ) {
				parts.image.src = source;
			}
			parts.image.alt = alt || words( known.get( id )?.title?.rendered );
			describe( id );
		};
		parts.image.src = image.currentSrc || image.src;
		parts.position.textContent = texts.position.replace( '%1$s', current + 1 ).replace( '%2$s', photos.length );
		draw();
		parts.stage.scrollTop = 0;
		learn( [ photos[ current ], photos[ ( current + 1 ) % photos.length ] ] ).then( () => {
			// Drawing again would discard a comment that the visitor has begun.
			if ( viewer.open && photos[ current ].id === id && known.get( id ) !== described ) {
				draw();
			}
		} );
	}

	function onKey( event ) {
		if ( event.target.closest( 'input, textarea' ) ) {
			return;
		}
		const forward = getComputedStyle( viewer ).direction === 'rtl' ? -1 : 1;
		const steps = { ArrowRight: forward, ArrowLeft: -forward };
		if ( steps[ event.key ] ) {
			show( current + steps[ event.key ] );
		} else if ( event.key === 'Home' ) {
			show( 0 );
		} else if ( event.key === 'End' ) {
			show( photos.length - 1 );
		}
	}

	function build() {
		parts = {
			image: make( 'img', { className: 'jp-carousel__image', alt: '' } ),
			position: make( 'p', { className: 'jp-carousel__position' } ),
			info: make( 'div', { className: 'jp-carousel__info' } ),
		};
		parts.position.setAttribute( 'aria-live', 'polite' );
		parts.stage = make( 'div', { className: 'jp-carousel__stage' }, parts.image, parts.info );
		viewer = make(
			'dialog',
			{ className: `jp-carousel jp-carousel--${ facts.background === 'white' ? 'white' : 'black' }` },
			make(
				'div',
				{ className: 'jp-carousel__bar' },
				parts.position,
				button( 'jp-carousel__button', texts.close, '✕', () => viewer.close() )
			),
			button( 'jp-carousel__button jp-carousel__previous', texts.previous, '‹', () => show( current - 1 ) ),
			parts.stage,
			button( 'jp-carousel__button jp-carousel__next', texts.next, '›', () => show( current + 1 ) )
		);
		viewer.setAttribute( 'aria-label', texts.viewer );
		viewer.addEventListener( 'keydown', onKey );
		viewer.addEventListener( 'close', () => photos[ current ].handle.focus() );
		let from = null;
		parts.image.addEventListener( 'touchstart', ( event ) => ( from = event.changedTouches[ 0 ].clientX ), { passive: true } );
		parts.image.addEventListener( 'touchend', ( event ) => {
			const moved = event.changedTouches[ 0 ].clientX - from;
			if ( Math.abs( moved ) > SWIPE ) {
				show( current + ( moved < 0 ? 1 : -1 ) );
			}
		} );
		document.body.append( viewer );
	}

	function open( list, index ) {
		if ( ! viewer ) {
			build();
		}
		photos = list;
		viewer.classList.toggle( 'has-one', list.length === 1 );
		viewer.showModal();
		show( index );
	}

	document.querySelectorAll( GALLERIES ).forEach( ( gallery ) => {
		if ( gallery.parentElement.closest( GALLERIES ) ) {
			return;
		}
		const list = [ ...gallery.querySelectorAll( 'img' ) ].filter( isOurs ).map( ( image ) => ( { image, id: idOf( image ), alt: image.alt, handle: image.closest( 'a[href]' ) || image } ) );
		list.forEach( ( { image, handle }, index ) => {
			if ( handle === image ) {
				image.tabIndex = 0;
				image.setAttribute( 'role', 'button' );
				if ( ! image.alt ) {
					// No text says that an image is none to be named; a button has to be.
					image.alt = texts.position.replace( '%1$s', index + 1 ).replace( '%2$s', list.length );
				}
			}
			handle.setAttribute( 'aria-haspopup', 'dialog' );
			handle.addEventListener( 'click', ( event ) => {
				if ( ! event.ctrlKey && ! event.metaKey && ! event.shiftKey && event.button === 0 ) {
					event.preventDefault();
					open( list, index );
				}
			} );
			handle.addEventListener( 'keydown', ( event ) => {
				if ( handle === image && ( event.key === 'Enter' || event.key === ' ' ) ) {
					event.preventDefault();
					open( list, index );
				}
			} );
		} );
	} );
} )( window.jpCarousel );
