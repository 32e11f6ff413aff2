import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back if an element unmounts while it has the focus or contains it, so
 * that keyboard users don't start over at the top of the page.
 *
 * @param onLost Moves the focus to an element that stays.
 * @return For the element.
 */
export function useFocusLoss< E extends Element >(
	onLost: () => void
): RefObject< E > {
	const ref = useRef< E >( null );
	const lost = useRef( onLost );
	useEffect( () => {
		lost.current = onLost;
	} );
	useLayoutEffect( () => {
		const element = ref.current;
		return () => {
			if ( element?.contains( element.ownerDocument.activeElement ) ) {
				lost.current();
			}
		};
	}, [] );
	return ref;
}
