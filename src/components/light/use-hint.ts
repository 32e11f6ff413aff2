import { useCallback, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * What a hint that shows on hover and focus needs: an id to describe its owner
 * with, and Escape to put it away without moving the pointer (WCAG 1.4.13).
 */
export function useHint() {
	const id = useId();
	const [ isDismissed, setDismissed ] = useState( false );
	const onKeyDown = useCallback( ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			setDismissed( true );
		}
	}, [] );
	const onLeave = useCallback( () => setDismissed( false ), [] );

	return { id, isDismissed, onKeyDown, onLeave };
}
