/** Shows a card when somebody points at an avatar, or reaches it with the keyboard. */
( function () {
	const source = document.getElementById( 'jp-cards' );
	if ( ! source ) {
		return;
	}
	const { cards, texts } = JSON.parse( source.textContent );

	/** Milliseconds: a pointer that only passes opens nothing, one on its way to the card closes nothing. */
	const OPENS_AFTER = 300;
	const CLOSES_AFTER = 200;
	/** Pixels between avatar and card, and around the card. */
	const GAP = 8;

	let box = null;
	let owner = null;
	let timer = 0;

	function line( tag, className, text, url ) {
		const element = document.createElement( tag );
		element.className = className;
		element.textContent = text;
		if ( url ) {
			element.href = url;
		}
		return element;
	}

	function build( card ) {
		const element = document.createElement( 'div' );
		element.className = 'jp-card';
		element.setAttribute( 'role', 'dialog' );
		element.setAttribute( 'aria-label', texts.profile.replace( '%s', card.name ) );
		element.tabIndex = -1;
		element.append( line( 'p', 'jp-card__name', card.name ) );
		if ( card.about ) {
			element.append( line( 'p', 'jp-card__about', card.about ) );
		}
		if ( card.url ) {
			const link = line( 'a', 'jp-card__link', new URL( card.url ).hostname, card.url );
			link.rel = 'nofollow ugc noopener';
			element.append( link );
		}
		if ( card.posts ) {
			element.append( line( 'a', 'jp-card__link', texts.posts, card.posts ) );
		}
		return element;
	}

	function place( avatar ) {
		const at = avatar.getBoundingClientRect();
		const size = box.getBoundingClientRect();
		const isRightToLeft = getComputedStyle( avatar ).direction === 'rtl';
		const wanted = isRightToLeft ? at.right - size.width : at.left;
		const left = Math.max( GAP, Math.min( wanted, document.documentElement.clientWidth - size.width - GAP ) );
		const isBelow = at.bottom + GAP + size.height < window.innerHeight || at.top < size.height + GAP;
		box.style.left = `${ left + window.scrollX }px`;
		box.style.top = `${ window.scrollY + ( isBelow ? at.bottom + GAP : at.top - size.height - GAP ) }px`;
	}

	function close() {
		clearTimeout( timer );
		if ( ! box ) {
			return;
		}
		owner.setAttribute( 'aria-expanded', 'false' );
		// Removing what has the focus calls this again.
		const closed = box;
		box = null;
		owner = null;
		closed.remove();
	}

	function open( avatar, handle ) {
		close();
		box = build( cards[ avatar.dataset.jpCard ] );
		owner = handle;
		owner.setAttribute( 'aria-expanded', 'true' );
		box.addEventListener( 'mouseenter', () => clearTimeout( timer ) );
		box.addEventListener( 'mouseleave', closeSoon );
		box.addEventListener( 'focusout', ( event ) => {
			if ( box && event.relatedTarget !== owner && ! box.contains( event.relatedTarget ) ) {
				close();
			}
		} );
		document.body.append( box );
		place( avatar );
	}

	function closeSoon() {
		clearTimeout( timer );
		timer = setTimeout( close, CLOSES_AFTER );
	}

	document.querySelectorAll( 'img[data-jp-card]' ).forEach( ( avatar ) => {
		if ( ! cards[ avatar.dataset.jpCard ] ) {
			return;
		}
		const link = avatar.closest( 'a[href]' );
		const handle = link || avatar;
		handle.setAttribute( 'aria-haspopup', 'dialog' );
		handle.setAttribute( 'aria-expanded', 'false' );
		if ( ! link ) {
			avatar.tabIndex = 0;
			avatar.setAttribute( 'role', 'button' );
			avatar.alt = texts.profile.replace( '%s', cards[ avatar.dataset.jpCard ].name );
			avatar.addEventListener( 'keydown', ( event ) => {
				if ( event.key === 'Enter' || event.key === ' ' ) {
					event.preventDefault();
					open( avatar, handle );
					box.focus();
				}
			} );
			avatar.addEventListener( 'click', () => open( avatar, handle ) );
		}
		avatar.addEventListener( 'mouseenter', () => {
			clearTimeout( timer );
			timer = setTimeout( () => open( avatar, handle ), OPENS_AFTER );
		} );
		avatar.addEventListener( 'mouseleave', closeSoon );
	} );

	document.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && box ) {
			const handle = owner;
			const hadFocus = box.contains( document.activeElement );
			close();
			if ( hadFocus ) {
				handle.focus();
			}
		}
	} );
	document.addEventListener( 'pointerdown', ( event ) => {
		if ( box && ! box.contains( event.target ) && event.target !== owner ) {
			close();
		}
	} );
} )();
