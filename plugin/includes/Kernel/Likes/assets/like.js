/** Like buttons. Visitors' likes are kept in the browser, since pages may be cached. */
( function ( { url, nonce, texts } ) {
	const STORED = 'jp-likes';
	const MAX_STORED = 500;
	const MAX_IDS = 100;
	// Authors can write elements with this class and attribute, but no forms.
	const BUTTON = 'form.jp-like[data-like]';
	const NAME = /^(post|comment)-[1-9]\d{0,17}$/;

	const readStored = () => {
		try {
			const names = JSON.parse( window.localStorage.getItem( STORED ) );
			return Array.isArray( names ) ? names : [];
		} catch ( error ) {
			return [];
		}
	};

	const store = ( name ) => {
		try {
			window.localStorage.setItem( STORED, JSON.stringify( [ ...readStored(), name ].slice( -MAX_STORED ) ) );
		} catch ( error ) {
			// The browser refuses storage.
		}
	};

	const setPressed = ( form, isPressed ) => {
		const button = form.querySelector( 'button' );
		button.setAttribute( 'aria-pressed', String( isPressed ) );
		// Visitors can't take a like back.
		if ( ! nonce ) {
			button.setAttribute( 'aria-disabled', String( isPressed ) );
		}
	};

	const setText = ( form, part, text ) => {
		form.querySelector( '.jp-like__' + part ).textContent = text;
	};

	async function request( query, options ) {
		// The route may be a parameter of the address.
		const response = await fetch( url + ( query && ( url.includes( '?' ) ? '&' : '?' ) + query ), options );
		const body = await response.json();
		if ( ! response.ok ) {
			throw body;
		}
		return body;
	}

	async function toggle( form ) {
		const isPressed = form.querySelector( 'button' ).getAttribute( 'aria-pressed' ) === 'true';
		if ( form.dataset.busy || ( isPressed && ! nonce ) ) {
			return;
		}
		const [ type, id ] = form.dataset.like.split( '-' );
		form.dataset.busy = '1';
		setPressed( form, ! isPressed );
		setText( form, 'thanks', '' );
		try {
			const like = await request( '', {
				method: 'POST',
				credentials: nonce ? 'same-origin' : 'omit',
				headers: { 'Content-Type': 'application/json', ...( nonce && { 'X-WP-Nonce': nonce } ) },
				body: JSON.stringify( { type, id: Number( id ), liked: ! isPressed } ),
			} );
			setText( form, 'count', like.text );
			if ( ! nonce ) {
				store( form.dataset.like );
			}
		} catch ( error ) {
			setPressed( form, isPressed );
			const isOutdated = error.code === 'rest_cookie_invalid_nonce';
			setText( form, 'thanks', isOutdated ? texts.outdated : ( error.code && error.message ) || texts.failed );
		}
		delete form.dataset.busy;
	}

	/** Pages of users are never cached. */
	async function update() {
		const forms = [ ...document.querySelectorAll( BUTTON ) ].filter( ( form ) => NAME.test( form.dataset.like ) );
		const stored = readStored();
		forms.filter( ( form ) => stored.includes( form.dataset.like ) ).forEach( ( form ) => setPressed( form, true ) );
		const names = [ ...new Set( forms.map( ( form ) => form.dataset.like ) ) ].slice( 0, MAX_IDS );
		const query = [ 'post', 'comment' ]
			.map( ( type ) => [ type, names.filter( ( name ) => name.startsWith( type ) ).map( ( name ) => name.split( '-' )[ 1 ] ) ] )
			.filter( ( [ , ids ] ) => ids.length )
			.map( ( [ type, ids ] ) => type + 's=' + ids )
			.join( '&' );
		if ( ! query ) {
			return;
		}
		const likes = await request( query, { credentials: 'omit' } );
		for ( const form of forms ) {
			const [ type, id ] = form.dataset.like.split( '-' );
			const like = likes[ type + 's' ].find( ( one ) => one.id === Number( id ) );
			if ( like && ! form.dataset.busy ) {
				setText( form, 'count', like.text );
			}
		}
	}

	document.addEventListener( 'submit', ( event ) => {
		if ( event.target.matches( BUTTON ) ) {
			event.preventDefault();
			toggle( event.target );
		}
	} );
	if ( ! nonce ) {
		// The cached number stays if the request fails.
		update().catch( () => {} );
	}
} )( window.jpLikes );
