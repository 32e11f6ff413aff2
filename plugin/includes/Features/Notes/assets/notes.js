/** The panel of the bell. Without this script, the bell is a link to a page with the same list. */
( function ( { url, nonce, texts } ) {
	const item = document.getElementById( 'wp-admin-bar-jetpack-notes' );
	const bell = item && item.querySelector( '.ab-item' );
	if ( ! bell ) {
		return;
	}

	const page = bell.href;
	let panel = null;

	const create = ( tag, text = '', className = '' ) => {
		const element = document.createElement( tag );
		element.textContent = text;
		element.className = className;
		return element;
	};

	const setNews = ( hasNews ) => {
		item.querySelector( '.jp-notes-dot' ).hidden = ! hasNews;
		bell.querySelector( '.screen-reader-text' ).textContent = hasNews ? texts.news : texts.name;
	};

	async function request( options = {} ) {
		const response = await fetch( url, {
			...options,
			headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
		} );
		if ( ! response.ok ) {
			throw new Error( String( response.status ) );
		}
		return response.json();
	}

	const createLink = ( text, href ) => {
		const link = create( 'a', text );
		link.href = href;
		return link;
	};

	const createNote = ( note ) => {
		const element = create( 'li' );
		if ( note.isNew ) {
			element.append( create( 'span', texts.new, 'jp-notes__new' ) );
		}
		element.append( createLink( note.text, note.url ) );
		if ( note.detail ) {
			element.append( create( 'p', note.detail ) );
		}
		element.append( create( 'p', note.when, 'jp-notes__when' ) );
		return element;
	};

	const createList = ( notes ) => {
		if ( ! notes.length ) {
			return create( 'p', texts.empty );
		}
		const list = create( 'ul' );
		list.append( ...notes.map( createNote ) );
		return list;
	};

	async function load( target, status ) {
		try {
			const body = await request();
			target.replaceChildren( createList( body.notes ) );
			status.textContent = '';
			const { has_news: hasNews } = await request( {
				method: 'POST',
				body: JSON.stringify( { read_until: body.read_until } ),
			} );
			setNews( hasNews );
		} catch ( error ) {
			status.textContent = target.firstChild ? '' : texts.failed;
		}
	}

	const close = ( returnsFocus ) => {
		if ( panel ) {
			panel.remove();
			panel = null;
			bell.setAttribute( 'aria-expanded', 'false' );
			if ( returnsFocus ) {
				bell.focus();
			}
		}
	};

	const open = () => {
		const content = create( 'div' );
		const status = create( 'p', texts.loading );
		const footer = create( 'p' );
		panel = create( 'div', '', 'jp-notes__panel' );
		panel.setAttribute( 'role', 'dialog' );
		panel.setAttribute( 'aria-label', texts.name );
		panel.tabIndex = -1;
		status.setAttribute( 'role', 'status' );
		footer.append( createLink( texts.all, page ) );
		panel.append( create( 'h2', texts.name ), status, content, footer );
		item.append( panel );
		bell.setAttribute( 'aria-expanded', 'true' );
		panel.focus();
		load( content, status );
	};

	bell.setAttribute( 'role', 'button' );
	bell.setAttribute( 'aria-expanded', 'false' );
	bell.setAttribute( 'aria-haspopup', 'dialog' );
	bell.addEventListener( 'click', ( event ) => {
		// Such a click opens the page in a new tab.
		if ( event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		if ( panel ) {
			close( true );
		} else {
			open();
		}
	} );
	bell.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			bell.click();
		}
	} );
	item.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && panel ) {
			event.stopPropagation();
			close( true );
		}
	} );
	item.addEventListener( 'focusout', ( event ) => {
		if ( event.relatedTarget && ! item.contains( event.relatedTarget ) ) {
			close( false );
		}
	} );
	document.addEventListener( 'click', ( event ) => {
		if ( ! item.contains( event.target ) ) {
			close( false );
		}
	} );

	// WordPress's heartbeat only has jQuery events.
	if ( window.jQuery ) {
		window.jQuery( document ).on( 'heartbeat-tick', ( event, data ) => {
			nonce = data.rest_nonce || nonce;
			if ( typeof data.jetpack_dashboard_notes === 'boolean' && ! panel ) {
				setNews( data.jetpack_dashboard_notes );
			}
		} );
	}
} )( window.jpNotes );
