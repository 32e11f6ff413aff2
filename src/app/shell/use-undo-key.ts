import { useEffect } from 'react';
import { isTextField, isUndoKey } from '../../lib/undo-key';

/**
 * Calls back on the platform's undo shortcut. Ignores it in text fields, which
 * have their own undo, and while a dialog is open in front of the notice.
 *
 * @param undo Null if there is nothing to undo.
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
