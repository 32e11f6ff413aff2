/** Shows a card when a visitor hovers over an avatar, or opens it with the keyboard or a click. */
( function () {
	// Only a script: authors may give any other element in a post this id.
	const source = document.querySelector( 'script#jp-cards' );
	if ( ! source ) {
		return;
	}
	const { cards: list, texts } = JSON.parse( source.textContent );
	// Without a prototype: an image in a post may name any property.
	const cards = Object.assign( Object.create( null ), list );

	/** So that a pointer that only passes over an avatar opens no card. */
	const OPEN_DELAY_MS = 300;
	/** So that the card stays open while the pointer moves to it. */
	const CLOSE_DELAY_MS = 200;
	/** Distance in pixels between avatar and card, and between card and window. */
	const GAP = 8;

	let box = null;
	let owner = null;
	let timer = 0;

	function createLine( tag, className, text, url ) {
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
		element.append( createLine( 'p', 'jp-card__name', card.name ) );
		if ( card.about ) {
			element.append( createLine( 'p', 'jp-card__about', card.about ) );
		}
		if ( card.url ) {
			const link = createLine( 'a', 'jp-card__link', new URL( card.url ).hostname, card.url );
			link.rel = 'nofollow ugc noopener';
			element.append( link );
		}
		if ( card.posts ) {
			element.append( createLine( 'a', 'jp-card__link', texts.posts, card.posts ) );
		}
		return element;
	}

	function setPosition( avatar ) {
		const avatarRect = avatar.getBoundingClientRect();
		const size = box.getBoundingClientRect();
		const isRightToLeft = getComputedStyle( avatar ).direction === 'rtl';
		const preferredLeft = isRightToLeft ? avatarRect.right - size.width : avatarRect.left;
		const left = Math.max( GAP, Math.min( preferredLeft, document.documentElement.clientWidth - size.width - GAP ) );
		const isBelow = avatarRect.bottom + GAP + size.height < window.innerHeight || avatarRect.top < size.height + GAP;
		box.style.left = `${ left + window.scrollX }px`;
		box.style.top = `${ window.scrollY + ( isBelow ? avatarRect.bottom + GAP : avatarRect.top - size.height - GAP ) }px`;
	}

	function close() {
		clearTimeout( timer );
		if ( ! box ) {
			return;
		}
		owner.setAttribute( 'aria-expanded', 'false' );
		// Removing the focused element fires focusout, which calls close() again.
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
		setPosition( avatar );
	}

	function closeSoon() {
		clearTimeout( timer );
		timer = setTimeout( close, CLOSE_DELAY_MS );
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
			timer = setTimeout( () => open( avatar, handle ), OPEN_DELAY_MS );
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
