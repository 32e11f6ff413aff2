/** Replaces LaTeX source with MathML. Formulas with errors stay as they are. The block editor loads it to convert formulas itself. */
( function ( temml ) {
	// With macros, a short formula could become millions of elements.
	const DEFINITION = /\\([egx]?def|(re)?newcommand|providecommand|let|futurelet)(?![a-z])/i;
	const MAX_EXPANSIONS = 20;

	// In em, of all negative sizes of a formula together. The library limits only positive ones; others could cover the page.
	const MAX_SHIFT = 20;
	const SIZES = [ 'style', 'voffset', 'lspace', 'rspace', 'width', 'height', 'depth' ];

	function shiftOf( math ) {
		let shift = 0;
		for ( const element of math.querySelectorAll( '*' ) ) {
			for ( const name of SIZES ) {
				for ( const [ , number, unit ] of ( element.getAttribute( name ) || '' ).matchAll( /-([\d.]+)(em|pt)\b/g ) ) {
					shift += number / ( unit === 'em' ? 1 : 10 );
				}
			}
		}
		return shift;
	}

	/** An element that contains the formula, or an error. */
	function render( source ) {
		const math = document.createElement( 'span' );
		math.className = 'jp-math';
		temml.render( source, math, {
			annotate: true,
			throwOnError: true,
			maxSize: [ 20, 20 ],
			...( DEFINITION.test( source ) && { maxExpand: MAX_EXPANSIONS } ),
		} );
		if ( shiftOf( math ) > MAX_SHIFT ) {
			throw new Error( 'Size too large' );
		}
		return math;
	}

	window.jpRenderLatex = render;

	function format( code ) {
		try {
			code.replaceWith( render( code.textContent ) );
		} catch ( error ) {
			code.title = error.message;
			code.classList.add( 'jp-latex-error' );
		}
	}

	/** Formulas that are wider than their container scroll, also by keyboard. */
	function fit( math ) {
		math.classList.add( 'jp-math-long' );
		if ( math.scrollWidth > math.clientWidth ) {
			math.tabIndex = 0;
		} else {
			math.classList.remove( 'jp-math-long' );
			math.removeAttribute( 'tabindex' );
		}
	}

	const fitAll = () => document.querySelectorAll( '.jp-math' ).forEach( fit );

	function formatAll() {
		document.querySelectorAll( 'code.jp-latex:not(.jp-latex-error)' ).forEach( format );
		fitAll();
	}

	formatAll();
	window.addEventListener( 'resize', fitAll );
	document.body.addEventListener( 'post-load', formatAll );
} )( window.temml );
