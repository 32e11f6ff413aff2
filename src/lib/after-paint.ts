/** In a tab that isn't shown nothing is painted: then after this long. */
const UNSEEN_MS = 250;
/** Nobody waits longer for a browser's word that it has painted. */
const PATIENCE_MS = 1000;

/**
 * Calls back once what was just drawn has been painted.
 *
 * @return Calls it off.
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
		timer = window.setTimeout( call, UNSEEN_MS );
	} else if ( isFirstPaintDue() ) {
		// The page's first frame takes its time on the way to the screen.
		observer = new PerformanceObserver( call );
		observer.observe( { type: 'paint', buffered: true } );
		timer = window.setTimeout( call, PATIENCE_MS );
	} else {
		frame = requestAnimationFrame( () => {
			// A frame is painted after its callbacks: the next task is behind it.
			timer = window.setTimeout( call );
		} );
	}
	return cancel;
}

/**
 * Whether the page shows nothing yet. False where the browser doesn't tell.
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
