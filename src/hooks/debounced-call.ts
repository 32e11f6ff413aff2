import { useEffect, useMemo, useRef } from 'react';

/** So long a pause means that somebody has finished typing. */
const SEARCH_DEBOUNCE_MS = 300;

interface DebouncedCall< Value > {
	/** Calls once nothing was asked for during the delay. */
	readonly later: ( value: Value ) => void;
	/** Calls at once, and drops what waits. */
	readonly now: ( value: Value ) => void;
	readonly cancel: () => void;
}

/** A call that waits for a pause; what waits is dropped with the component. */
export function useDebouncedCall< Value >(
	call: ( value: Value ) => void,
	delayMs = SEARCH_DEBOUNCE_MS
): DebouncedCall< Value > {
	const timer = useRef( 0 );
	const latest = useRef( call );
	useEffect( () => {
		latest.current = call;
	} );
	useEffect( () => () => window.clearTimeout( timer.current ), [] );

	return useMemo( () => {
		const cancel = () => window.clearTimeout( timer.current );
		return {
			cancel,
			later: ( value: Value ) => {
				cancel();
				timer.current = window.setTimeout(
					() => latest.current( value ),
					delayMs
				);
			},
			now: ( value: Value ) => {
				cancel();
				latest.current( value );
			},
		};
	}, [ delayMs ] );
}
