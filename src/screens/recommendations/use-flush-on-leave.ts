import { useEffect } from 'react';
import { useAppStore } from '../../hooks/store';
import { onPageHidden } from '../../lib/wp-admin';
import { hasUnsavedAnswers } from '../../state/recommendations/selectors';
import { flushAnswers } from '../../state/recommendations/thunks';
import type { AppStore } from '../../state/store';

/** Removes a page's listener. */
const releases = new WeakMap< AppStore, () => void >();

/**
 * Sends answers that wait for a save when the page is left, also from another
 * screen: a save can take longer than the user stays in the assistant.
 */
export function useFlushOnLeave(): void {
	const store = useAppStore();
	useEffect( () => {
		// The previous step may still wait for its save.
		releases.get( store )?.();
		const release = onPageHidden( () => store.dispatch( flushAnswers() ) );
		releases.set( store, release );
		return () => {
			const releaseOnceSaved = () => {
				if ( ! hasUnsavedAnswers( store.getState() ) ) {
					release();
					unsubscribe();
				}
			};
			const unsubscribe = store.subscribe( releaseOnceSaved );
			releaseOnceSaved();
		};
	}, [ store ] );
}
