import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../hooks/store';
import { hasUnsavedChanges } from '../state/settings/selectors';
import type { HeldNavigation } from '../lib/hash-history';
import { noteUnsavedChanges } from '../state/settings/thunks';
import type { RootState } from '../state/store';
import { useHashHistory } from './history-context';
import { cleanPath } from './routes';
import { ConfirmDialog } from '../components/light/confirm-dialog';

/** Asks before a route or the page is left with unsaved settings (001 §4). */
export function LeaveQuestion() {
	return useAppSelector( hasUnsavedChanges ) ? <Guard /> : null;
}

function Guard() {
	const dispatch = useAppDispatch();
	const store = useStore< RootState >();
	const history = useHashHistory();
	const [ held, setHeld ] = useState< HeldNavigation | null >( null );

	useEffect(
		() =>
			history.guard( {
				holds: ( next, current ) =>
					cleanPath( next.pathname ) !==
					cleanPath( current.pathname ),
				onHeld: setHeld,
			} ),
		[ history ]
	);

	useEffect( () => {
		// The browser asks in words of its own.
		const onBeforeUnload = ( event: BeforeUnloadEvent ) => {
			// A save that refreshes the page has put the flag down just now.
			if ( hasUnsavedChanges( store.getState() ) ) {
				event.preventDefault();
			}
		};
		const onPageHide = () => {
			dispatch( noteUnsavedChanges( false ) );
		};
		window.addEventListener( 'beforeunload', onBeforeUnload );
		window.addEventListener( 'pagehide', onPageHide );
		return () => {
			window.removeEventListener( 'beforeunload', onBeforeUnload );
			window.removeEventListener( 'pagehide', onPageHide );
		};
	}, [ dispatch, store ] );

	if ( ! held ) {
		return null;
	}
	return (
		<ConfirmDialog
			question={ __(
				'There are unsaved settings in this tab that will be lost if you leave it. Proceed?',
				'jetpack-dashboard'
			) }
			confirmLabel={ __( 'Proceed', 'jetpack-dashboard' ) }
			onConfirm={ () => {
				held.proceed();
				dispatch( noteUnsavedChanges( false ) );
			} }
			onCancel={ () => setHeld( null ) }
		/>
	);
}
