/**
 * Shows content of other sites after a click on its placeholder.
 */
( function () {
	const GIST = 'https://gist.github.com/';

	/**
	 * The script of a gist writes where it stands while a page is loaded, so it gets a page of its own, which can't reach ours and tells
	 * its height.
	 */
	function frameOf( script ) {
		const frame = document.createElement( 'iframe' );
		frame.className = 'jp-gist';
		frame.title = 'Gist';
		frame.setAttribute( 'sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox' );
		frame.style.cssText = 'border:0;width:100%;height:20em';
		const page = document.createElement( 'script' );
		page.src = script.src;
		frame.srcdoc =
			'<!DOCTYPE html><base target="_blank"><style>body{display:flow-root;margin:0}</style>' +
			page.outerHTML +
			'<script>new ResizeObserver(function(){parent.postMessage({jpGist:Math.ceil(document.body.getBoundingClientRect().height)},"*")}).observe(document.body)</' +
			'script>';
		window.addEventListener( 'message', function ( event ) {
			const height = event.source === frame.contentWindow && event.data && Number( event.data.jpGist );
			if ( height > 0 ) {
				frame.style.height = height + 'px';
			}
		} );
		return frame;
	}

	document.addEventListener( 'click', function ( event ) {
		const button =
			event.target instanceof Element &&
			event.target.closest( '.jp-consent__show' );
		const box = button && button.closest( '.jp-consent' );
		const template = box && box.querySelector( 'template' );
		if ( ! template ) {
			return;
		}
		const content = document.createElement( 'div' );
		content.className = 'jp-consent__content';
		content.tabIndex = -1;
		const parts = document.importNode( template.content, true );
		const gist = parts.querySelector( 'script[src^="' + GIST + '"]' );
		content.append( gist ? frameOf( gist ) : parts );
		box.replaceWith( content );
		// The button with the focus is gone.
		content.focus( { preventScroll: true } );
	} );
} )();
