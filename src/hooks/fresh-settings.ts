import { useEffect } from 'react';
import { useAppDispatch } from './store';
import { fetchSettings } from '../state/settings/thunks';

/**
 * Reads the settings again when somebody comes back to this tab: they may have
 * been changed in another one, and Undo puts back what this one knows of.
 */
export function useFreshSettings(): void {
	const dispatch = useAppDispatch();
	useEffect( () => {
		const onChange = () => {
			if ( document.visibilityState === 'visible' ) {
				void dispatch( fetchSettings( undefined ) );
			}
		};
		document.addEventListener( 'visibilitychange', onChange );
		return () =>
			document.removeEventListener( 'visibilitychange', onChange );
	}, [ dispatch ] );
}
