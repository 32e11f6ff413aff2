( function () {
	document.querySelectorAll( '[data-jp-print]' ).forEach( function ( button ) {
		button.hidden = false;
		button.addEventListener( 'click', function () {
			window.print();
		} );
	} );
} )();
