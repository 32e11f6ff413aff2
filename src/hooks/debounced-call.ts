import { useEffect, useMemo, useRef } from 'react';

/** Typical pause after which the user has finished typing. */
const SEARCH_DEBOUNCE_MS = 300;

interface DebouncedCall< Value > {
	/** Calls after a pause with no further calls. */
	readonly later: ( value: Value ) => void;
	/** Calls immediately and cancels a pending call. */
	readonly now: ( value: Value ) => void;
	readonly cancel: () => void;
}

/** A debounced callback; a pending call is canceled on unmount. */
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
