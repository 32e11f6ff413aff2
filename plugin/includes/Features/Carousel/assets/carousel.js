/** Opens the images of galleries, and single images that link to their file, in a viewer that is loaded when the first one is opened. */
( function ( config ) {
	const GALLERIES = '.wp-block-gallery, .gallery';
	/** PHP marks the links of single images. */
	const SINGLE_LINKS = 'a[data-jp-carousel]';
	/** Start of the address of a photo, followed by its ID or its number on the page. */
	const HASH = '#jp-photo-';

	/** A promise of the viewer; null until a photo is opened. */
	let loading = null;
	/** The viewer once it is loaded. */
	let viewer = null;
	/** The photos of each gallery, and of each single image. */
	const lists = [];

	const loadFile = ( tag, properties ) =>
		new Promise( ( resolve, reject ) => {
			const element = Object.assign( document.createElement( tag ), properties );
			element.addEventListener( 'load', resolve );
			element.addEventListener( 'error', reject );
			document.head.append( element );
		} );

	/** Rejects if a file can't be loaded; the next call tries again. */
	function loadViewer() {
		const { style, scripts } = config.files;
		loading ??= Promise.all( [ loadFile( 'link', { rel: 'stylesheet', href: style } ), ...scripts.map( ( src ) => loadFile( 'script', { src } ) ) ] ).then(
			() => ( viewer = window.jpCarouselViewer( config, { onShow, onClose } ) ),
			( error ) => {
				loading = null;
				throw error;
			}
		);
		return loading;
	}

	function idOf( image ) {
		const [ , id ] = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec( image.className ) || [];
		return Number( image.dataset.jpPhoto || id || 0 );
	}

	const isImageFile = ( url ) => /\.(?:avif|gif|jpe?g|png|webp)(?:$|\?)/i.test( url );

	/** Whether a click on the image opens the viewer: the image has no link, or links to its own file or attachment page. */
	function opensViewer( image ) {
		const link = image.closest( 'a[href]' );
		const isPhoto = ! link || isImageFile( link.href ) || /[?&]attachment_id=/.test( link.href ) || 'jpCarousel' in link.dataset || ( link.rel || '' ).includes( 'attachment' ) || link.closest( '.gallery-icon' );
		return isPhoto && ! image.closest( '.wp-lightbox-container' );
	}

	function onShow( { key } ) {
		try {
			window.history.replaceState( window.history.state, '', HASH + key );
		} catch {
			// Safari limits how often scripts change the address. The photo is shown nevertheless.
		}
	}

	/** The last photo that the visitor selected while the viewer was loading. */
	let selected = null;

	/** Adds an entry to the browser's history, so that the back button closes the viewer. */
	function open( list, index ) {
		const { key, handle } = ( selected = list[ index ] );
		loadViewer().then(
			() => {
				if ( selected === list[ index ] ) {
					selected = null;
					window.history.pushState( { jpCarousel: true }, '', HASH + key );
					viewer.display( list, index );
				}
			},
			// As without the script.
			() => handle.href && window.location.assign( handle.href )
		);
	}

	const removeHash = () => window.history.replaceState( null, '', window.location.pathname + window.location.search );

	function onClose( { handle } ) {
		handle.focus();
		if ( ! window.location.hash.startsWith( HASH ) ) {
			// The back button closed it.
			return;
		}
		if ( window.history.state?.jpCarousel ) {
			window.history.back();
		} else {
			removeHash();
		}
	}

	/** The list and the index of the photo in the address; undefined if there is none. */
	function findLinked() {
		const { hash } = window.location;
		return hash.startsWith( HASH )
			? lists.map( ( list ) => [ list, list.findIndex( ( { key } ) => HASH + key === hash ) ] ).find( ( [ , index ] ) => index >= 0 )
			: undefined;
	}

	/** Opens the photo in the address, or closes the viewer if there is none. */
	function followAddress() {
		if ( findLinked() ) {
			loadViewer().then(
				() => {
					// The visitor may have gone back in the meantime.
					const linked = findLinked();
					if ( linked ) {
						viewer.display( ...linked );
					}
				},
				() => {}
			);
		} else {
			viewer?.close();
		}
	}

	/** Whether a button or link has a name besides the alt text of its image. */
	const hasName = ( handle ) =>
		handle.textContent.trim() !== '' || [ 'aria-label', 'aria-labelledby', 'title' ].some( ( name ) => handle.getAttribute( name ) );

	function addList( images ) {
		const list = images.map( ( image, index ) => {
			const link = image.closest( 'a[href]' );
			const id = idOf( image );
			return {
				image,
				id,
				key: String( id || `n${ lists.flat().length + index + 1 }` ),
				alt: image.alt,
				file: link && isImageFile( link.href ) ? link.href : '',
				handle: link || image,
			};
		} );
		lists.push( list );
		list.forEach( ( { image, handle }, index ) => {
			if ( handle === image ) {
				image.tabIndex = 0;
				image.setAttribute( 'role', 'button' );
				image.style.cursor = 'zoom-in';
			}
			if ( ! image.alt && ! hasName( handle ) ) {
				// An empty alt text means that the image is decorative, but a button or link needs a name.
				image.alt = config.texts.position.replace( '%1$s', index + 1 ).replace( '%2$s', list.length );
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
	}

	/** Galleries and links that open the viewer. */
	const bound = new WeakSet();

	/** Elements that aren't bound yet: infinite scroll adds posts later. */
	function takeNew( selector ) {
		const found = [ ...document.querySelectorAll( selector ) ].filter( ( element ) => ! bound.has( element ) );
		found.forEach( ( element ) => bound.add( element ) );
		return found;
	}

	function bind() {
		takeNew( GALLERIES ).forEach( ( gallery ) => {
			if ( ! gallery.parentElement.closest( GALLERIES ) ) {
				addList( [ ...gallery.querySelectorAll( 'img' ) ].filter( opensViewer ) );
			}
		} );
		takeNew( SINGLE_LINKS ).forEach( ( link ) => {
			const image = link.querySelector( 'img' );
			if ( image && ! link.closest( `${ GALLERIES }, .wp-lightbox-container` ) ) {
				addList( [ image ] );
			}
		} );
	}

	bind();
	document.addEventListener( 'post-load', bind );
	window.addEventListener( 'popstate', followAddress );
	if ( findLinked() ) {
		const { hash } = window.location;
		if ( ! window.history.state?.jpCarousel ) {
			// Puts the page itself into the history, so that the back button closes the viewer here, too.
			removeHash();
			window.history.pushState( { jpCarousel: true }, '', hash );
		}
		followAddress();
	}
} )( window.jpCarousel );
