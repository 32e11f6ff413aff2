/** Loads the posts of the next pages when the visitor scrolls to the end of the list. The address follows the page in view. */
( function () {
	/** After this many pages, a button loads the next one, so that visitors can reach the footer. */
	const AUTOMATIC_PAGES = 3;
	/** The next page loads when the end of the list is less than this many pixels below the window. */
	const MARGIN = 600;
	/** Safari limits how often scripts change the address. */
	const PAUSE_MS = 400;

	const { nonce } = document.currentScript || {};
	/** Only from scripts: authors may give any other element in a post an id, but can't add scripts. */
	const findScript = ( page, id ) => page.querySelector( `script[id="${ CSS.escape( id ) }"]` );
	const readConfig = ( page ) => JSON.parse( findScript( page, 'jp-infinite' )?.textContent || '{}' );

	let config = readConfig( document );
	const { texts } = config;
	const list = findList( document, config );
	if ( ! list ) {
		return;
	}

	/** The loaded pages, in order. */
	const pages = [ { url: window.location.href.split( '#' )[ 0 ], title: document.title, items: list.items } ];
	let timer = 0;
	restorePosition();
	window.addEventListener( 'scroll', onScroll, { passive: true } );
	// A click may leave the page.
	document.addEventListener( 'click', () => timer && savePosition(), true );
	if ( ! config.next ) {
		return;
	}

	// A page that grows by itself is a surprise to visitors who asked for less motion.
	const isAutomatic = config.isAutomatic && ! window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	let automaticPages = isAutomatic ? AUTOMATIC_PAGES : 0;
	let page = config.page;
	let isBusy = false;

	const status = document.createElement( 'p' );
	status.className = 'jp-infinite__status';
	status.setAttribute( 'role', 'status' );
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'jp-infinite__button wp-element-button';
	button.textContent = texts.more;
	const end = document.createElement( 'div' );
	end.className = 'jp-infinite';
	end.append( status, button );
	list.after( end );

	// Hides the pagination, since its links lead to posts that are loaded here.
	document.querySelectorAll( '.wp-block-query-pagination, .navigation.pagination, .navigation.posts-navigation' ).forEach( ( links ) => ( links.style.display = 'none' ) );
	if ( config.previous ) {
		const newer = document.createElement( 'p' );
		newer.className = 'jp-infinite';
		const link = document.createElement( 'a' );
		link.href = config.previous;
		link.textContent = texts.newer;
		newer.append( link );
		list.before( newer );
	}

	/**
	 * Finds the posts of a page: in the element that PHP has marked or the theme has declared, or else between two comments.
	 *
	 * Returns null if comments show that the posts aren't all in one element.
	 */
	function findList( root, { list: selector, count } ) {
		if ( selector ) {
			const element = root.querySelector( selector );
			return element && { items: [ ...element.children ], append: ( ...items ) => element.append( ...items ), after: ( node ) => element.after( node ), before: ( node ) => element.before( node ) };
		}

		const comments = [];
		const walker = root.createTreeWalker( root.body, window.NodeFilter.SHOW_COMMENT );
		while ( walker.nextNode() ) {
			if ( walker.currentNode.data === 'jp-infinite' ) {
				comments.push( walker.currentNode );
			}
		}
		const [ first ] = comments;
		const last = comments.find( ( comment ) => comment !== first && comment.parentNode === first.parentNode );
		if ( ! last ) {
			return null;
		}
		const items = [];
		for ( let node = first; node !== last; node = node.nextSibling ) {
			if ( node.nodeType === window.Node.ELEMENT_NODE ) {
				items.push( node );
			}
		}
		// Authors may write the same comment in their posts.
		if ( comments.some( ( comment ) => comment !== first && comment !== last && ! items.some( ( item ) => item.contains( comment ) ) ) ) {
			return null;
		}
		const parent = first.parentElement;
		const isStrict = parent.matches( 'ul, ol, tbody' );
		return items.length < count
			? null
			: {
					items,
					append: ( ...added ) => last.before( ...added ),
					after: ( node ) => ( isStrict ? parent.closest( 'ul, ol, table' ) : last ).after( node ),
					before: ( node ) => ( isStrict ? parent.closest( 'ul, ol, table' ) : first ).before( node ),
			  };
	}

	async function load( movesFocus ) {
		if ( isBusy || ! config.next ) {
			return;
		}
		isBusy = true;
		status.textContent = texts.loading;
		button.setAttribute( 'aria-disabled', 'true' );
		const url = config.next;
		try {
			const response = await fetch( url );
			if ( ! response.ok ) {
				throw new Error( String( response.status ) );
			}
			const next = new DOMParser().parseFromString( await response.text(), 'text/html' );
			const nextConfig = readConfig( next );
			const { items } = findList( next, nextConfig );
			append( next, items, movesFocus );
			pages.push( { url, title: next.title, items } );
			config = { ...config, next: nextConfig.next };
			page++;
			status.textContent = texts.loaded.replace( '%s', page );
			trackPageView( url, next.title );
		} catch {
			automaticPages = 0;
			status.textContent = texts.failed;
		}
		isBusy = false;
		button.removeAttribute( 'aria-disabled' );
		afterLoad();
	}

	function append( next, items, movesFocus ) {
		// Scripts of a parsed document don't run. Without this, moving them later would run them.
		items.forEach( ( item ) => item.querySelectorAll( 'script' ).forEach( ( script ) => script.remove() ) );
		const fragment = document.createDocumentFragment();
		fragment.append( ...items );
		addStyles( next );
		list.append( fragment );
		addScripts( next );
		// The event by which themes and plugins notice posts that are added to a page.
		document.body.dispatchEvent( new Event( 'post-load', { bubbles: true } ) );
		if ( movesFocus && items[ 0 ] ) {
			const target = items[ 0 ].querySelector( 'a[href]' ) || items[ 0 ];
			target.focus( { preventScroll: true } );
		}
	}

	/** Adds the styles that only the next page has, for example those of galleries. */
	function addStyles( next ) {
		const addresses = new Set( [ ...document.querySelectorAll( 'link[rel="stylesheet"]' ) ].map( ( { href } ) => href ) );
		const contents = new Set( [ ...document.querySelectorAll( 'style' ) ].map( ( { textContent } ) => textContent ) );
		next.querySelectorAll( 'link[rel="stylesheet"], style' ).forEach( ( source ) => {
			if ( source.href ? addresses.has( source.href ) : contents.has( source.textContent ) ) {
				return;
			}
			// Next to the styles of the same name, whose place in the cascade they need.
			const before = source.id && document.getElementById( source.id );
			const style = document.importNode( source, true );
			style.nonce = nonce || '';
			style.removeAttribute( 'id' );
			if ( before ) {
				before.after( style );
			} else {
				document.head.append( style );
			}
		} );
	}

	/** Runs the scripts that only the next page has, with the data that WordPress prints before them. */
	function addScripts( next ) {
		next.querySelectorAll( 'script[src][id$="-js"]:not([type="module"])' ).forEach( ( source ) => {
			if ( findScript( document, source.id ) ) {
				return;
			}
			[ ...[ 'translations', 'extra', 'before' ].map( ( part ) => findScript( next, `${ source.id }-${ part }` ) ), source ].filter( Boolean ).forEach( ( { id, src, textContent } ) => {
				const script = document.createElement( 'script' );
				script.id = id;
				script.nonce = nonce || '';
				script.async = false;
				script.textContent = textContent;
				if ( src ) {
					script.src = src;
				}
				document.body.append( script );
			} );
		} );
	}

	function trackPageView( url, title ) {
		if ( config.hasAnalytics && typeof window.gtag === 'function' ) {
			window.gtag( 'event', 'page_view', { page_location: url, page_title: title } );
		}
	}

	function afterLoad() {
		button.hidden = ! config.next || automaticPages > 0;
		if ( ! config.next ) {
			observer.disconnect();
		} else if ( automaticPages > 0 && end.getBoundingClientRect().top < window.innerHeight + MARGIN ) {
			automaticPages--;
			load( false );
		}
	}

	function onScroll() {
		if ( pages.length > 1 || window.history.state?.jpInfinite ) {
			window.clearTimeout( timer );
			timer = window.setTimeout( savePosition, PAUSE_MS );
		}
	}

	/** The last element that begins above the middle of the window, or the first one. */
	function findInView( elements ) {
		const middle = window.innerHeight / 2;
		return elements.reduce( ( found, element ) => ( element.getBoundingClientRect().top < middle ? element : found ), elements[ 0 ] );
	}

	/** Stores the page and the post in view in the browser's history, so that a reload or a return shows them. */
	function savePosition() {
		window.clearTimeout( timer );
		timer = 0;
		const item = findInView( pages.flatMap( ( { items } ) => items ) );
		// While a viewer is open, the address is the viewer's.
		if ( ! item || document.querySelector( ':modal' ) ) {
			return;
		}
		const { url, title, items } = pages.find( ( { items: found } ) => found.includes( item ) );
		// The browser would restore the position in a longer page.
		window.history.scrollRestoration = 'manual';
		window.history.replaceState( { ...window.history.state, jpInfinite: { index: items.indexOf( item ), top: item.getBoundingClientRect().top } }, '', url );
		document.title = title;
	}

	function restorePosition() {
		const { index, top } = window.history.state?.jpInfinite || {};
		const item = list.items[ index ];
		if ( item ) {
			window.scrollBy( { top: item.getBoundingClientRect().top - top, behavior: 'instant' } );
		}
	}

	const observer = new IntersectionObserver(
		( entries ) => {
			if ( automaticPages > 0 && entries.some( ( entry ) => entry.isIntersecting ) && ! isBusy ) {
				automaticPages--;
				load( false );
			}
		},
		{ rootMargin: `${ MARGIN }px` }
	);

	button.addEventListener( 'click', () => load( true ) );
	button.hidden = automaticPages > 0;
	observer.observe( end );
} )();
