/**
 * The app is drawn before there is a body (docs/decisions/001), so what reads
 * wp-admin's page or measures boxes waits until the app stands in it.
 */

/** Null while the app stands in the page. */
let waiting: Set< () => void > | null = null;

/** From now on until `enterPage`, the app stands nowhere. */
export function markAppDetached(): void {
	waiting ??= new Set();
}

/** The app stands in the page: what waited for it goes ahead. */
export function markAppAttached(): void {
	const callbacks = waiting ?? [];
	waiting = null;
	for ( const callback of callbacks ) {
		callback();
	}
}

/**
 * Calls back once the app stands in the page: now, where it does.
 *
 * @return Calls it off.
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
