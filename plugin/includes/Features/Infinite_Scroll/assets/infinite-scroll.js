/** Appends the posts of the next page to those of this one. */
( function () {
	/** After this many pages, shows a button instead, so that the footer can be reached. */
	const PAGES_AT_ONCE = 3;
	/** Pixels ahead of the list's end. */
	const AHEAD = 600;

	const read = ( page ) => JSON.parse( page.getElementById( 'jp-infinite' )?.textContent || '{}' );

	let facts = read( document );
	const { texts } = facts;
	const list = facts.next ? document.querySelector( facts.list ) : null;
	if ( ! list ) {
		return;
	}

	let automatic = facts.isAutomatic ? PAGES_AT_ONCE : 0;
	let page = 1;
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

	// The links to other pages would lead to posts that are here already.
	document.querySelectorAll( '.wp-block-query-pagination, .navigation.pagination, .navigation.posts-navigation' ).forEach( ( links ) => ( links.style.display = 'none' ) );

	async function load( isAsked ) {
		if ( isBusy || ! facts.next ) {
			return;
		}
		isBusy = true;
		status.textContent = texts.loading;
		button.setAttribute( 'aria-disabled', 'true' );
		const address = facts.next;
		try {
			const answer = await fetch( address );
			if ( ! answer.ok ) {
				throw new Error( String( answer.status ) );
			}
			const next = new DOMParser().parseFromString( await answer.text(), 'text/html' );
			const known = read( next );
			const source = next.querySelector( facts.list );
			if ( ! source ) {
				throw new Error( 'no list' );
			}
			append( [ ...source.children ], isAsked );
			facts = { ...facts, next: known.next };
			page++;
			status.textContent = texts.loaded.replace( '%s', page );
			tellAnalytics( address );
		} catch {
			automatic = 0;
			status.textContent = texts.failed;
		}
		isBusy = false;
		button.removeAttribute( 'aria-disabled' );
		settle();
	}

	function append( items, isAsked ) {
		// Scripts of a parsed page don't run, and must not be kept to run later.
		items.forEach( ( item ) => item.querySelectorAll( 'script' ).forEach( ( script ) => script.remove() ) );
		list.append( ...items );
		if ( isAsked && items[ 0 ] ) {
			const target = items[ 0 ].querySelector( 'a[href]' ) || items[ 0 ];
			target.focus( { preventScroll: true } );
		}
	}

	function tellAnalytics( address ) {
		if ( facts.hasAnalytics && typeof window.gtag === 'function' ) {
			window.gtag( 'event', 'page_view', { page_location: address } );
		}
	}

	function settle() {
		button.hidden = ! facts.next || automatic > 0;
		if ( ! facts.next ) {
			observer.disconnect();
		} else if ( automatic > 0 && end.getBoundingClientRect().top < window.innerHeight + AHEAD ) {
			automatic--;
			load( false );
		}
	}

	const observer = new IntersectionObserver(
		( entries ) => {
			if ( automatic > 0 && entries.some( ( entry ) => entry.isIntersecting ) && ! isBusy ) {
				automatic--;
				load( false );
			}
		},
		{ rootMargin: `${ AHEAD }px` }
	);

	button.addEventListener( 'click', () => load( true ) );
	button.hidden = automatic > 0;
	observer.observe( end );
} )();
