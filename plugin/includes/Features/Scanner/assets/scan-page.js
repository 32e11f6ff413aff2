/**
 * Runs the scan while its page is open, slice after slice, and shows how far it is.
 * Without JavaScript, WordPress's cron runs it.
 */
( function () {
	const status = document.querySelector( '.jp-scan__status[data-path]' );
	if ( ! status ) {
		return;
	}
	const { __, _n, sprintf } = window.wp.i18n;

	async function run() {
		let failures = 0;
		for (;;) {
			try {
				const report = await window.wp.apiFetch( {
					path: status.dataset.path,
					method: 'POST',
					data: {},
				} );
				failures = 0;
				if ( ! report.is_running ) {
					window.location.reload();
					return;
				}
				status.textContent = sprintf(
					/* translators: %s: number of files. */
					_n(
						'A scan is in progress: %s file so far. It goes on if you leave this page.',
						'A scan is in progress: %s files so far. It goes on if you leave this page.',
						report.files,
						'jetpack-dashboard'
					),
					report.files.toLocaleString( document.documentElement.lang )
				);
			} catch ( error ) {
				failures++;
				if ( failures > 3 ) {
					status.textContent = __(
						'The server doesn’t respond. The scan goes on in the background. Reload this page to see its result.',
						'jetpack-dashboard'
					);
					return;
				}
			}
			// Another request may be at work.
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		}
	}
	run();
} )();
