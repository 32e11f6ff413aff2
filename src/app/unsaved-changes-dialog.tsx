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
import { useHashHistory } from '../hooks/history-context';
import { cleanPath } from './routes';
import { ConfirmDialog } from '../components/light/confirm-dialog';
import { useNavigateAfterSave } from './use-navigate-after-save';

/**
 * Asks for confirmation before leaving a route or the page with unsaved
 * settings.
 */
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
	/** The navigation that the user has to confirm. */
	readonly held: BlockedNavigation | null;
	readonly onHeld: ( navigation: BlockedNavigation | null ) => void;
	/** Called instead if all unsaved changes are already being saved. */
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

	// Cancels the question if the changes are gone before the user answers.
	useEffect( () => () => onHeld( null ), [ onHeld ] );

	useEffect( () => {
		// The browser shows its own confirmation.
		const onBeforeUnload = ( event: BeforeUnloadEvent ) => {
			// Reads the current state, because a save that reloads the page has
			// just cleared the flag.
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
