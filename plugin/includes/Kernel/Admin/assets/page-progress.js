/**
 * Runs work while its page is open, slice after slice, and shows how far it is.
 * Without JavaScript, WordPress's cron runs it.
 */
( function () {
	/** In the session storage: the page was reloaded to show the result. */
	const DONE = 'jetpack-dashboard-progress-done';

	/** A phone that changes networks is offline for some seconds. */
	const PATIENCE_MS = 30000;

	const RETRY_MS = 1000;

	/** Between announcements of numbers to screen readers. */
	const ANNOUNCE_MS = 15000;

	/** While the page says that requests fail: it goes on if the server is back. */
	const SLOW_RETRY_MS = 5000;

	const status = document.querySelector( '.jp-progress' );
	if ( ! status ) {
		focusResult();
		return;
	}
	const { path, text, failed, loggedOut, done } = status.dataset;
	let isLeaving = false;
	let announcedAt = Date.now();

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
		}
	}

	/** Whether the user has entered something that a reload would drop. */
	function hasEntries() {
		const fields = document.querySelectorAll(
			'.wrap input, .wrap textarea, .wrap select'
		);
		return [ ...fields ].some( ( field ) =>
			field.options
				? field.selectedIndex !==
					Math.max(
						0,
						[ ...field.options ].findIndex(
							( option ) => option.defaultSelected
						)
					)
				: field.value !== field.defaultValue ||
					field.checked !== field.defaultChecked
		);
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

	document.addEventListener( 'submit', () => {
		isLeaving = true;
	} );
	// The user came back, and the page still runs.
	window.addEventListener( 'pageshow', () => {
		isLeaving = false;
	} );

	/** A text that changes more often than it can be read aloud is announced less often, unless it says something else. */
	function show( message ) {
		const [ before, after ] = [ status.textContent, message ].map( ( each ) =>
			each.replace( /[\p{N}.,\s]+/gu, '' )
		);
		const isAnnounced =
			before !== after || Date.now() - announcedAt >= ANNOUNCE_MS;
		if ( status.textContent === message ) {
			return;
		}
		status.setAttribute( 'aria-live', isAnnounced ? 'polite' : 'off' );
		if ( isAnnounced ) {
			announcedAt = Date.now();
		}
		status.textContent = message;
	}

	/** What to tell the user about a request that failed; '' for nothing yet. */
	function explain( error, failedForMs ) {
		if ( [ 401, 403 ].includes( error?.data?.status ) ) {
			return loggedOut;
		}
		return failedForMs > PATIENCE_MS ? failed : '';
	}

	async function run() {
		// Since when requests fail: one may take a minute, until the server ends it, and a locked phone sends none.
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
				const message = explain( error, Date.now() - failedSince );
				if ( message ) {
					show( message );
				}
				wait = message ? SLOW_RETRY_MS : RETRY_MS;
			}
			// Another request may be at work.
			await new Promise( ( resolve ) => setTimeout( resolve, wait ) );
		}
	}
	run();
} )();
