/** In a tab that isn't shown nothing is painted: then after this long. */
const UNSEEN_MS = 250;

/**
 * Calls back once what was just drawn has been painted.
 *
 * @return Calls it off.
 */
export function afterPaint( callback: () => void ): () => void {
	let timer = 0;
	const call = () => {
		cancel();
		callback();
	};
	const frame = requestAnimationFrame( () => {
		clearTimeout( timer );
		// The frame is painted after its callbacks: the next task is behind it.
		timer = window.setTimeout( call );
	} );
	timer = window.setTimeout( call, UNSEEN_MS );
	const cancel = () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
	return cancel;
}
