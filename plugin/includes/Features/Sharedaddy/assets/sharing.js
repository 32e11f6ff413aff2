( function () {
	const SERVER = 'jpMastodonServer';

	/** Opens the share page of the visitor's server, which the browser remembers. */
	function shareOnMastodon( { url, title, text } ) {
		let server = '';
		try {
			server = window.localStorage.getItem( SERVER ) || '';
		} catch {}
		const answer = window.prompt( text, server || 'mastodon.social' );
		server = ( answer || '' ).trim().replace( /^https?:\/\/|\/.*$/g, '' );
		if ( ! /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test( server ) ) {
			return;
		}
		try {
			window.localStorage.setItem( SERVER, server );
		} catch {}
		const content = encodeURIComponent( ( title + ' ' + url ).trim() );
		window.open( 'https://' + server + '/share?text=' + content, '_blank', 'noopener,noreferrer' );
	}

	/** Says for two seconds that the link was copied. */
	function confirmCopy( name, text ) {
		const { className, textContent } = name;
		name.className = 'jp-sharing__name';
		name.textContent = text;
		setTimeout( function () {
			name.className = className;
			name.textContent = textContent;
		}, 2000 );
	}

	const actions = {
		print: () => window.print(),
		mastodon: ( { dataset } ) => shareOnMastodon( dataset ),
		device: ( { dataset } ) =>
			navigator.share( { title: dataset.title, url: dataset.url } ).catch( () => {} ),
		'copy-link'( button ) {
			const name = button.querySelector( '[aria-live]' );
			if ( name.textContent !== button.dataset.text ) {
				navigator.clipboard.writeText( button.dataset.url ).then(
					() => confirmCopy( name, button.dataset.text ),
					() => window.prompt( name.textContent, button.dataset.url )
				);
			}
		},
	};
	const available = new Set( [
		'print',
		'mastodon',
		...( navigator.share ? [ 'device' ] : [] ),
		...( navigator.clipboard ? [ 'copy-link' ] : [] ),
	] );
	// Authors can write such buttons, too, which must not copy anything else.
	const isAddress = ( text ) => /^https?:\/\/\S+$/.test( text );

	function start() {
		document.querySelectorAll( '[data-jp-share][hidden]' ).forEach( function ( button ) {
			const id = button.dataset.jpShare;
			if ( available.has( id ) && isAddress( button.dataset.url ) ) {
				button.hidden = false;
				button.addEventListener( 'click', () => actions[ id ]( button ) );
			}
		} );
	}

	start();
	document.body.addEventListener( 'post-load', start );
} )();
