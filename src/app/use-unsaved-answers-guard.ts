import { useEffect } from 'react';
import { useAppSelector } from '../hooks/store';
import { hasFailedAnswers } from '../state/recommendations/selectors';

/**
 * Makes the browser ask before it leaves the page while answers of the
 * assistant could not be saved. Those that are being saved need no question:
 * their requests outlive the page.
 */
export function useUnsavedAnswersGuard(): void {
	const isNeeded = useAppSelector( hasFailedAnswers );
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		const onBeforeUnload = ( event: BeforeUnloadEvent ) =>
			event.preventDefault();
		window.addEventListener( 'beforeunload', onBeforeUnload );
		return () =>
			window.removeEventListener( 'beforeunload', onBeforeUnload );
	}, [ isNeeded ] );
}
