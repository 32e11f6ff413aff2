/**
 * The app renders into a detached element while the page still loads
 * (docs/decisions/001). Code that reads wp-admin's page or measures elements
 * waits until the app is attached to the document.
 */

/** Callbacks that wait; null while the app is attached. */
let waiting: Set< () => void > | null = null;

/** Callbacks of `whenAttached()` wait from here on. */
export function markAppDetached(): void {
	waiting ??= new Set();
}

/** Runs the callbacks that waited. */
export function markAppAttached(): void {
	const callbacks = waiting ?? [];
	waiting = null;
	for ( const callback of callbacks ) {
		callback();
	}
}

/**
 * Calls back once the app is attached, or at once if it is already.
 *
 * @return Cancels the callback.
 */
export function whenAttached( callback: () => void ): () => void {
	if ( ! waiting ) {
		callback();
		return () => {};
	}
	const callbacks = waiting.add( callback );
	return () => {
		callbacks.delete( callback );
	};
}
