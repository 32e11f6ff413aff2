/* Fetches the token of a comment form when a visitor starts to write, since the page may come from a cache. */
( function () {
	document.addEventListener( 'focusin', function ( event ) {
		var form = event.target && event.target.form;
		var field = form && form.elements[ 'jpc-token' ];
		if ( ! field || field.value || field.dataset.requested ) {
			return;
		}
		field.dataset.requested = '1';
		fetch( field.dataset.url, { credentials: 'omit', cache: 'no-store' } )
			.then( function ( response ) {
				return response.ok ? response.json() : {};
			} )
			.then( function ( body ) {
				field.value = body.token || '';
			} )
			.catch( function () {
				// Comments are accepted without a token. The next focus tries again.
				delete field.dataset.requested;
			} );
	} );
} )();
