/** Shows search results in a dialog while visitors type. Without this script, search forms open the search page. */
( function ( config ) {
	const { texts } = config;
	const FIELDS = 'input[name="s"]';
	const PERIODS = [ 'week', 'month', 'year' ];
	const MIN_LENGTH = 2;
	const DEBOUNCE_MS = 120;
	/** Maximum number of cached responses. */
	const CACHED = 50;
	/** How long results must be shown until their query counts as a search. */
	const SETTLED_MS = 2000;

	const cache = new Map();
	/** Queries to count when the visitor is done. */
	const settled = new Set();
	let settleTimer = 0;
	let parts = null;
	/** The field in which the visitor started to type. */
	let origin = null;
	let page = 1;
	let timer = 0;
	let controller = null;

	function createElement( tag, properties, ...children ) {
		const element = Object.assign( document.createElement( tag ), properties );
		element.append( ...children );
		return element;
	}

	function createFilter( label, options ) {
		const select = createElement( 'select', { className: 'jp-search__select' } );
		setOptions( select, options );
		select.addEventListener( 'change', () => search( 0 ) );
		return { select, label: createElement( 'label', {}, `${ label } `, select ) };
	}

	function setOptions( select, options ) {
		const { value } = select;
		select.replaceChildren(
			new Option( texts.all, '' ),
			...options.map( ( option ) => new Option( option.label, option.value ) )
		);
		select.value = value;
		if ( select.selectedIndex < 0 ) {
			select.value = '';
		}
	}

	function createDialog() {
		document.head.append( createElement( 'link', { rel: 'stylesheet', href: config.styles } ) );
		const field = createElement( 'input', {
			type: 'search',
			name: 's',
			className: 'jp-search__field',
			maxLength: 200,
			autocomplete: 'off',
			placeholder: texts.search,
		} );
		field.setAttribute( 'aria-label', texts.search );
		field.addEventListener( 'input', () => search( DEBOUNCE_MS ) );

		const close = createElement( 'button', { type: 'button', className: 'jp-search__close', textContent: '×' } );
		close.setAttribute( 'aria-label', texts.close );
		close.addEventListener( 'click', closeDialog );

		const type = createFilter( texts.type, [] );
		const category = createFilter( texts.category, [] );
		const period = createFilter(
			texts.period,
			PERIODS.map( ( value ) => ( { value, label: texts[ value ] } ) )
		);
		const form = createElement(
			'form',
			{ method: 'get', action: config.home, className: 'jp-search__form' },
			createElement( 'div', { className: 'jp-search__row' }, field, close ),
			createElement( 'div', { className: 'jp-search__filters' }, type.label, category.label, period.label )
		);
		form.setAttribute( 'role', 'search' );
		form.addEventListener( 'submit', () => countSearches( field.value.trim() ) );

		const status = createElement( 'p', { className: 'jp-search__status' } );
		status.setAttribute( 'role', 'status' );
		const list = createElement( 'ol', { className: 'jp-search__results' } );
		list.addEventListener( 'click', ( event ) => event.target.closest( 'a' ) && settle( field.value.trim() ) );
		const more = createElement( 'button', {
			type: 'button',
			className: 'jp-search__more',
			textContent: texts.more,
			hidden: true,
		} );
		more.addEventListener( 'click', () => {
			page++;
			load( true );
		} );

		const dialog = createElement( 'dialog', { className: 'jp-search' }, form, status, list, more );
		dialog.setAttribute( 'aria-label', texts.search );
		dialog.addEventListener( 'keydown', onKey );
		// The back gesture of phones.
		dialog.addEventListener( 'cancel', ( event ) => {
			event.preventDefault();
			closeDialog();
		} );
		// A click on the backdrop.
		dialog.addEventListener( 'click', ( event ) => event.target === dialog && closeDialog() );
		document.body.append( dialog );

		return { dialog, form, field, status, list, more, type: type.select, category: category.select, period: period.select };
	}

	function open( field ) {
		parts = parts || createDialog();
		origin = field;
		parts.field.value = field.value;
		// Forms of shops search products only.
		parts.presetType = field.form.elements.namedItem( 'post_type' )?.value || '';
		parts.dialog.showModal();
		document.documentElement.classList.add( 'jp-search-is-open' );
		parts.field.focus();
		parts.field.setSelectionRange( field.value.length, field.value.length );
		search( 0 );
	}

	/** Not in the `close` event, which comes later: by then, the visitor may type again. */
	function closeDialog() {
		clearTimeout( timer );
		controller?.abort();
		countSearches();
		origin.value = parts.field.value;
		parts.dialog.close();
		document.documentElement.classList.remove( 'jp-search-is-open' );
		origin.focus();
	}

	/** Arrow keys move between the field and the results. */
	function onKey( event ) {
		// Otherwise, browsers clear the field first.
		if ( event.key === 'Escape' && ! event.isComposing ) {
			event.preventDefault();
			closeDialog();
			return;
		}
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		const stops = [ parts.field, ...parts.list.querySelectorAll( 'a' ) ];
		const current = stops.indexOf( event.target );
		if ( step && current >= 0 && ! event.isComposing ) {
			event.preventDefault();
			stops[ Math.min( Math.max( current + step, 0 ), stops.length - 1 ) ].focus();
		}
	}

	/** Marks a query to be counted. A longer one replaces its own beginning, after which the visitor only paused. */
	function settle( query ) {
		if ( query.length < MIN_LENGTH ) {
			return;
		}
		for ( const shorter of settled ) {
			if ( query.startsWith( shorter ) ) {
				settled.delete( shorter );
			}
		}
		settled.add( query );
	}

	/** The search page counts the submitted query itself. */
	function countSearches( submitted = '' ) {
		clearTimeout( settleTimer );
		if ( submitted ) {
			settle( submitted );
			settled.delete( submitted );
		}
		if ( config.count ) {
			settled.forEach( ( query ) => navigator.sendBeacon( config.count, new URLSearchParams( { query } ) ) );
		}
		settled.clear();
	}

	function search( delay ) {
		clearTimeout( timer );
		clearTimeout( settleTimer );
		timer = setTimeout( () => {
			page = 1;
			load( false );
		}, delay );
	}

	function getUrl() {
		// With plain permalinks, the route is a query parameter.
		const url = new URL( config.url );
		const values = {
			query: parts.field.value.trim(),
			type: parts.type.value || parts.presetType,
			category: parts.category.value,
			period: parts.period.value,
			page: page > 1 ? String( page ) : '',
		};
		for ( const [ name, value ] of Object.entries( values ) ) {
			if ( value ) {
				url.searchParams.set( name, value );
			}
		}
		return url.href;
	}

	async function fetchResults( url, signal ) {
		if ( ! cache.has( url ) ) {
			const response = await fetch( url, { signal, credentials: 'omit' } );
			if ( ! response.ok ) {
				throw new Error( String( response.status ) );
			}
			cache.set( url, await response.json() );
			if ( cache.size > CACHED ) {
				cache.delete( cache.keys().next().value );
			}
		}
		return cache.get( url );
	}

	async function load( isNextPage ) {
		controller?.abort();
		controller = new AbortController();
		const { signal } = controller;
		if ( parts.field.value.trim().length < MIN_LENGTH ) {
			show( { results: [], total: 0, has_more: false }, false );
			parts.status.textContent = '';
			return;
		}
		parts.status.textContent = texts.loading;
		try {
			const found = await fetchResults( getUrl(), signal );
			if ( ! signal.aborted ) {
				show( found, isNextPage );
			}
		} catch {
			if ( ! signal.aborted ) {
				parts.status.textContent = texts.failed;
				parts.more.hidden = true;
			}
		}
	}

	function show( found, isNextPage ) {
		const items = found.results.map( createResult );
		if ( isNextPage ) {
			parts.list.append( ...items );
			items[ 0 ]?.querySelector( 'a' ).focus();
		} else {
			parts.list.replaceChildren( ...items );
		}
		parts.more.hidden = ! found.has_more;
		parts.status.textContent = getCount( found.total );
		clearTimeout( settleTimer );
		settleTimer = setTimeout( settle, SETTLED_MS, parts.field.value.trim() );
		if ( found.filters ) {
			setOptions( parts.type, found.filters.types );
			setOptions( parts.category, found.filters.categories );
		}
	}

	function getCount( total ) {
		if ( total === 0 ) {
			return texts.none;
		}
		if ( total === 1 ) {
			return texts.one;
		}
		// The server stops counting there.
		return ( total === config.maximum ? texts.maximum : texts.many ).replace( '%d', total.toLocaleString() );
	}

	/** Texts are never HTML. */
	function createResult( { url, title, excerpt, type, date } ) {
		return createElement(
			'li',
			{ className: 'jp-search__result' },
			createElement( 'a', { href: url, className: 'jp-search__title' }, ...title.map( createSegment ) ),
			createElement( 'p', { className: 'jp-search__excerpt' }, ...excerpt.map( createSegment ) ),
			createElement( 'p', { className: 'jp-search__meta', textContent: `${ type } · ${ date }` } )
		);
	}

	const createSegment = ( { text, match } ) => ( match ? createElement( 'mark', { textContent: text } ) : text );

	function onTyping( event ) {
		const field = event.target;
		if (
			! event.isComposing &&
			field.matches?.( FIELDS ) &&
			field.form?.method === 'get' &&
			! field.closest( '.jp-search, #wpadminbar' ) &&
			field.value.trim().length >= MIN_LENGTH
		) {
			open( field );
		}
	}

	if ( typeof HTMLDialogElement === 'function' ) {
		window.addEventListener( 'pagehide', () => countSearches() );
		document.addEventListener( 'input', onTyping );
		document.addEventListener( 'compositionend', onTyping );
	}
} )( window.jpInstantSearch );
