/**
 * Runs work while its page is open, slice after slice, and shows how far it is.
 * Without JavaScript, WordPress's cron runs it.
 */
( function () {
	const status = document.querySelector( '.jp-progress' );
	if ( ! status ) {
		return;
	}
	const { path, text, failed } = status.dataset;

	async function run() {
		let failures = 0;
		for (;;) {
			try {
				const report = await window.wp.apiFetch( {
					path,
					method: 'POST',
					data: {},
				} );
				failures = 0;
				if ( ! report.is_running ) {
					window.location.reload();
					return;
				}
				status.textContent = text.replace(
					'%s',
					report.files.toLocaleString( document.documentElement.lang )
				);
			} catch ( error ) {
				failures++;
				if ( failures > 3 ) {
					status.textContent = failed;
					return;
				}
			}
			// Another request may be at work.
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		}
	}
	run();
} )();
