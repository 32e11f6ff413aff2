/**
 * Shows content of other sites after a click on its placeholder.
 */
( function () {
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
		content.append( document.importNode( template.content, true ) );
		box.replaceWith( content );
		// The button with the focus is gone.
		content.focus( { preventScroll: true } );
	} );
} )();
