/** Fallback delay: hidden tabs don't paint. */
const HIDDEN_TAB_DELAY_MS = 250;
/** Maximum wait for the browser to report the first paint. */
const MAX_WAIT_MS = 1000;

/**
 * Calls back after the current frame has been painted.
 *
 * @return Cancels the callback.
 */
export function afterPaint( callback: () => void ): () => void {
	let frame = 0;
	let timer = 0;
	let observer: PerformanceObserver | null = null;
	const cancel = () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
		observer?.disconnect();
	};
	const call = () => {
		cancel();
		callback();
	};

	if ( document.visibilityState === 'hidden' ) {
		timer = window.setTimeout( call, HIDDEN_TAB_DELAY_MS );
	} else if ( isFirstPaintDue() ) {
		// The page's first frame can take several tasks to paint, so wait for
		// the paint entry.
		observer = new PerformanceObserver( call );
		observer.observe( { type: 'paint', buffered: true } );
		timer = window.setTimeout( call, MAX_WAIT_MS );
	} else {
		frame = requestAnimationFrame( () => {
			// A frame is painted after its requestAnimationFrame callbacks, so
			// wait for the next task.
			timer = window.setTimeout( call );
		} );
	}
	return cancel;
}

/**
 * Whether the page has not painted anything yet. False if the browser doesn't
 * report paints.
 */
export function isFirstPaintDue(): boolean {
	return (
		typeof PerformanceObserver === 'function' &&
		Boolean(
			PerformanceObserver.supportedEntryTypes?.includes( 'paint' )
		) &&
		performance.getEntriesByName( 'first-contentful-paint' ).length === 0
	);
}
