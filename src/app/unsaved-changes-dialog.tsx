import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../hooks/store';
import {
	areChangesSaving,
	hasUnsavedChanges,
} from '../state/settings/selectors';
import type { BlockedNavigation } from '../lib/hash-history';
import { setUnsavedChanges } from '../state/settings/thunks';
import type { RootState } from '../state/store';
import { useHashHistory } from './history-context';
import { cleanPath } from './routes';
import { ConfirmDialog } from '../components/light/confirm-dialog';
import { useNavigateAfterSave } from './use-navigate-after-save';

/** Asks before a route or the page is left with unsaved settings. */
export function UnsavedChangesDialog() {
	const [ held, setHeld ] = useState< BlockedNavigation | null >( null );
	const leaveAfterSave = useNavigateAfterSave( setHeld );
	return useAppSelector( hasUnsavedChanges ) ? (
		<Guard
			held={ held }
			onHeld={ setHeld }
			onHeldWhileSaving={ leaveAfterSave }
		/>
	) : null;
}

interface GuardProps {
	/** Asked about. */
	readonly held: BlockedNavigation | null;
	readonly onHeld: ( navigation: BlockedNavigation | null ) => void;
	/** Everything that isn't saved is being saved. */
	readonly onHeldWhileSaving: ( navigation: BlockedNavigation ) => void;
}

function Guard( { held, onHeld, onHeldWhileSaving }: GuardProps ) {
	const dispatch = useAppDispatch();
	const store = useStore< RootState >();
	const history = useHashHistory();

	useEffect(
		() =>
			history.guard( {
				holds: ( next, current ) =>
					cleanPath( next.pathname ) !==
					cleanPath( current.pathname ),
				onHeld: ( navigation ) =>
					areChangesSaving( store.getState() )
						? onHeldWhileSaving( navigation )
						: onHeld( navigation ),
			} ),
		[ history, store, onHeld, onHeldWhileSaving ]
	);

	// A question that nobody answered before the changes were gone is void.
	useEffect( () => () => onHeld( null ), [ onHeld ] );

	useEffect( () => {
		// The browser asks in words of its own.
		const onBeforeUnload = ( event: BeforeUnloadEvent ) => {
			// A save that refreshes the page has put the flag down just now.
			if ( hasUnsavedChanges( store.getState() ) ) {
				event.preventDefault();
			}
		};
		const onPageHide = () => {
			dispatch( setUnsavedChanges( false ) );
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
				dispatch( setUnsavedChanges( false ) );
			} }
			onCancel={ () => onHeld( null ) }
		/>
	);
}
