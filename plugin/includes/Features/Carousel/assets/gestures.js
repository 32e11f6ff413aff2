/**
 * Zoom and swipes of the carousel. A zoomed photo is larger than its pane, which then scrolls.
 *
 * Returns `{ get(), set( zoom ), step( direction ), pan( x, y ) }`.
 */
window.jpCarouselGestures = function ( pane, image, { onSwipe, onZoom } ) {
	/** Minimum distance of a swipe in pixels. */
	const MIN_SWIPE = 50;
	const MAX_TAP_MOVE = 10;
	const DOUBLE_TAP_MS = 300;
	const MAX_ZOOM = 4;
	const DOUBLE_TAP_ZOOM = 2;
	const STEP = 1.5;

	let zoom = 1;
	let pinch = null;
	let touch = null;
	let lastTap = null;
	let drag = null;

	/** The point that stays in place is relative to the pane; by default its center. */
	function set( value, x = pane.clientWidth / 2, y = pane.clientHeight / 2 ) {
		const next = Math.min( MAX_ZOOM, Math.max( 1, value ) );
		const left = ( pane.scrollLeft + x ) * ( next / zoom ) - x;
		const top = ( pane.scrollTop + y ) * ( next / zoom ) - y;
		zoom = next;
		pane.style.setProperty( '--jp-zoom', zoom );
		pane.classList.toggle( 'is-zoomed', zoom > 1 );
		if ( zoom > 1 ) {
			pane.tabIndex = 0;
		} else {
			pane.removeAttribute( 'tabindex' );
		}
		pane.scrollLeft = left;
		pane.scrollTop = top;
		onZoom( zoom );
	}

	/** A position on the screen, relative to the pane. */
	function inPane( { clientX, clientY } ) {
		const { left, top } = pane.getBoundingClientRect();
		return [ clientX - left, clientY - top ];
	}

	const toggleAt = ( place ) => set( zoom > 1 ? 1 : DOUBLE_TAP_ZOOM, ...inPane( place ) );

	const distance = ( [ a, b ] ) => Math.hypot( a.clientX - b.clientX, a.clientY - b.clientY );

	const center = ( [ a, b ] ) => ( { clientX: ( a.clientX + b.clientX ) / 2, clientY: ( a.clientY + b.clientY ) / 2 } );

	function endTouch() {
		pinch = null;
		touch = null;
		image.style.translate = '';
	}

	pane.addEventListener(
		'touchstart',
		( { touches } ) => {
			endTouch();
			if ( touches.length === 2 ) {
				pinch = { distance: distance( touches ), zoom };
			} else if ( touches.length === 1 ) {
				touch = { clientX: touches[ 0 ].clientX, clientY: touches[ 0 ].clientY };
			}
		},
		{ passive: true }
	);
	pane.addEventListener(
		'touchmove',
		( event ) => {
			const { touches } = event;
			if ( pinch && touches.length === 2 ) {
				event.preventDefault();
				set( ( pinch.zoom * distance( touches ) ) / pinch.distance, ...inPane( center( touches ) ) );
			} else if ( touch && zoom === 1 ) {
				image.style.translate = `${ touches[ 0 ].clientX - touch.clientX }px`;
			}
		},
		{ passive: false }
	);
	pane.addEventListener(
		'touchend',
		( event ) => {
			const start = touch;
			const [ end ] = event.changedTouches;
			endTouch();
			if ( ! start ) {
				return;
			}
			const x = end.clientX - start.clientX;
			const y = end.clientY - start.clientY;
			if ( Math.hypot( x, y ) < MAX_TAP_MOVE ) {
				const isSecond = lastTap && event.timeStamp - lastTap.time < DOUBLE_TAP_MS && distance( [ lastTap, end ] ) < 4 * MAX_TAP_MOVE;
				lastTap = isSecond ? null : { time: event.timeStamp, clientX: end.clientX, clientY: end.clientY };
				if ( isSecond ) {
					// Otherwise the browser may send a double click as well.
					event.preventDefault();
					toggleAt( end );
				}
			} else if ( zoom === 1 && Math.abs( x ) > MIN_SWIPE && Math.abs( x ) > Math.abs( y ) ) {
				onSwipe( x < 0 ? 1 : -1 );
			}
		},
		{ passive: false }
	);
	pane.addEventListener( 'touchcancel', endTouch );
	pane.addEventListener( 'dblclick', toggleAt );
	pane.addEventListener(
		'wheel',
		( event ) => {
			// Browsers report a pinch on a trackpad as a wheel with the Control key.
			if ( event.ctrlKey ) {
				event.preventDefault();
				set( zoom * Math.exp( -event.deltaY / 100 ), ...inPane( event ) );
			}
		},
		{ passive: false }
	);

	// A mouse drags a zoomed photo; fingers scroll it.
	image.draggable = false;
	pane.addEventListener( 'pointerdown', ( event ) => {
		if ( event.pointerType === 'mouse' && event.button === 0 && zoom > 1 ) {
			drag = event.pointerId;
			pane.setPointerCapture( drag );
		}
	} );
	pane.addEventListener( 'pointermove', ( event ) => {
		if ( drag === event.pointerId ) {
			pane.scrollBy( -event.movementX, -event.movementY );
		}
	} );
	pane.addEventListener( 'lostpointercapture', () => ( drag = null ) );

	return {
		get: () => zoom,
		set,
		step: ( direction ) => set( zoom * STEP ** direction ),
		pan: ( x, y ) => pane.scrollBy( x, y ),
	};
};
