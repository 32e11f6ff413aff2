/**
 * Runs work while its page is open, slice after slice, and shows how far it is.
 * Without JavaScript, WordPress's cron runs it.
 */
( function () {
	/** In the session storage: the page was reloaded to show the result. */
	const DONE = 'jetpack-dashboard-progress-done';

	/** A phone that changes networks is offline for some seconds. */
	const PATIENCE_MS = 30000;

	/** Screen readers announce numbers at most this often. */
	const ANNOUNCE_MS = 15000;

	/** A second tap would get an error, such as that the backup is gone. */
	const DOUBLE_TAP_MS = 3000;

	let sentAt = 0;
	let isLeaving = false;
	document.addEventListener( 'submit', ( event ) => {
		if ( Date.now() - sentAt < DOUBLE_TAP_MS ) {
			event.preventDefault();
		}
		sentAt = Date.now();
		isLeaving = true;
	} );

	const status = document.querySelector( '.jp-progress' );
	if ( ! status ) {
		focusResult();
		return;
	}
	const { path, text, failed, loggedOut, forbidden, refused, done } =
		status.dataset;
	let announcedAt = Date.now();
	let hasChosen = false;
	const touched = new Set( changedFields() );

	/** The reload took the focus away, and nothing else announces the result. */
	function focusResult() {
		try {
			if ( ! window.sessionStorage.getItem( DONE ) ) {
				return;
			}
			window.sessionStorage.removeItem( DONE );
		} catch ( error ) {
			return;
		}
		const result =
			document.querySelector( '.jp-progress-result' ) ??
			document.querySelector( '.wrap h1' );
		if ( result ) {
			result.tabIndex = -1;
			result.focus();
			// If the address ends with the id of an element, Firefox moves the focus after the page has loaded.
			window.addEventListener( 'load', () => {
				if ( document.activeElement === document.body ) {
					result.focus();
				}
			} );
		}
	}

	function changedFields() {
		return [ ...document.querySelectorAll( '.wrap input, .wrap textarea' ) ].filter(
			( field ) =>
				field.value !== field.defaultValue ||
				field.checked !== field.defaultChecked
		);
	}

	/** Whether the user has entered something that a reload would drop. What the browser fills in by itself doesn't count. */
	function hasEntries() {
		return hasChosen || changedFields().some( ( field ) => touched.has( field ) );
	}

	function showResult() {
		// A reload would cancel the submission of a form.
		if ( isLeaving ) {
			return;
		}
		if ( hasEntries() ) {
			show( done );
			return;
		}
		try {
			window.sessionStorage.setItem( DONE, '1' );
		} catch ( error ) {
			// Blocked by the browser.
		}
		window.location.reload();
	}

	document.addEventListener( 'change', ( { target } ) => {
		hasChosen ||= Boolean( target.options );
	} );
	for ( const type of [ 'focusin', 'click' ] ) {
		document.addEventListener( type, ( { target } ) => touched.add( target ) );
	}
	// The user came back, and the page still runs.
	window.addEventListener( 'pageshow', () => {
		isLeaving = false;
	} );

	/** Numbers change faster than they can be read aloud. */
	function show( message ) {
		const [ before, after ] = [ status.textContent, message ].map( ( each ) =>
			each.replace( /[\p{N}.,\s]+/gu, '' )
		);
		const isAnnounced = before !== after || Date.now() - announcedAt >= ANNOUNCE_MS;
		status.setAttribute( 'aria-live', isAnnounced ? 'polite' : 'off' );
		announcedAt = isAnnounced ? Date.now() : announcedAt;
		status.textContent = message;
	}

	/** A total of 0 isn't known: the bar then only moves. */
	function showBar( { done: value, total } ) {
		const bar = document.querySelector( '.jp-progress-bar' );
		if ( bar && total > 0 ) {
			bar.max = total;
			bar.value = value;
		} else {
			bar?.removeAttribute( 'value' );
		}
	}

	/** What the server says about a request; '' if it may only be busy, or have stopped PHP. */
	function describe( { code, message, data } ) {
		if ( data?.status === 401 || code === 'rest_cookie_invalid_nonce' ) {
			return loggedOut;
		}
		if ( data?.status === 403 ) {
			return forbidden;
		}
		// WordPress's own codes of a fatal error, and of its maintenance page.
		const isKnown =
			data?.status && ! [ 'internal_server_error', 'wp_die' ].includes( code );
		return isKnown ? refused.replace( '%s', () => message ) : '';
	}

	async function run() {
		// 0 after a request that succeeded. A request may take a minute until the server ends it.
		let failedSince = 0;
		let hadProgress = false;
		for (;;) {
			let wait = 500;
			try {
				const report = await window.wp.apiFetch( {
					path,
					method: 'POST',
					data: {},
				} );
				failedSince = 0;
				// A backup may be left to do after a restore.
				if (
					! report.is_running ||
					( hadProgress && ! report.progress )
				) {
					showResult();
					return;
				}
				hadProgress = Boolean( report.progress );
				showBar( report );
				show(
					report.progress ||
						text.replace(
							'%s',
							( report.rows ?? report.files ).toLocaleString(
								document.documentElement.lang
							)
						)
				);
			} catch ( error ) {
				failedSince ||= Date.now();
				const reason = describe( error ?? {} );
				wait = 1000;
				if (
					error?.code === 'not_active' &&
					! isLeaving &&
					! hasEntries()
				) {
					// The page then says how to turn it on.
					showResult();
					return;
				}
				if ( reason || Date.now() - failedSince > PATIENCE_MS ) {
					show( reason || failed );
					wait = 5000;
				}
			}
			// Another request may be at work.
			await new Promise( ( resolve ) => setTimeout( resolve, wait ) );
		}
	}
	run();
} )();
