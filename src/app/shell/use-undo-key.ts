import { useEffect } from 'react';
import { isTextField, isUndoKey } from '../../lib/undo-key';

/**
 * Calls back for the platform's undo key. Text fields keep it for what was
 * typed in them, and so does an open dialog, behind which the notice lies.
 *
 * @param undo Null while there is nothing to undo.
 */
export function useUndoKey( undo: ( () => void ) | null ): void {
	useEffect( () => {
		if ( ! undo ) {
			return undefined;
		}
		const onKeyDown = ( event: KeyboardEvent ) => {
			const { target } = event;
			if (
				isUndoKey( event ) &&
				! event.defaultPrevented &&
				! event.repeat &&
				! isTextField( target ) &&
				! (
					target instanceof Element &&
					target.closest( '[role="dialog"], dialog' )
				)
			) {
				event.preventDefault();
				undo();
			}
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [ undo ] );
}
