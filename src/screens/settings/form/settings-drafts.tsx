import { __ } from '@wordpress/i18n';
import {
	createContext,
	useContext,
	useEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/light/confirm-dialog';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getSettings } from '../../../state/settings/selectors';
import { noteUnsavedChanges } from '../../../state/settings/thunks';
import { createDrafts } from './drafts';
import type { Drafts } from './drafts';
import { isSameValue } from './same-value';

interface Visit {
	readonly drafts: Drafts;
	/** Asks whether the page may be refreshed, which loses the other drafts. */
	readonly askToRefresh: () => Promise< boolean >;
}

const VisitContext = createContext< Visit | null >( null );

/**
 * Holds what is typed on a settings route and not saved, for all of its cards:
 * it stands above the sections and the search, so that a draft outlives the
 * card that it was typed in (001 §4).
 */
export function SettingsDrafts( { children }: { children: ReactNode } ) {
	const [ drafts ] = useState( createDrafts );
	const [ answer, setAnswer ] = useState<
		( ( isYes: boolean ) => void ) | null
	>( null );
	const visit = useMemo< Visit >(
		() => ( {
			drafts,
			askToRefresh: () =>
				new Promise( ( resolve ) => setAnswer( () => resolve ) ),
		} ),
		[ drafts ]
	);
	useUnsavedFlag( drafts );

	const close = ( isYes: boolean ) => {
		setAnswer( null );
		answer?.( isYes );
	};
	return (
		<VisitContext.Provider value={ visit }>
			{ children }
			{ answer && (
				<ConfirmDialog
					question={ __(
						'Saving this refreshes the page, and your other unsaved changes will be lost. Proceed?',
						'jetpack-dashboard'
					) }
					confirmLabel={ __( 'Proceed', 'jetpack-dashboard' ) }
					onConfirm={ () => close( true ) }
					onCancel={ () => close( false ) }
				/>
			) }
		</VisitContext.Provider>
	);
}

export function useVisit(): Visit {
	const visit = useContext( VisitContext );
	if ( ! visit ) {
		throw new Error( 'A settings form stands inside of <SettingsDrafts>.' );
	}
	return visit;
}

/** Up while any draft differs from what the site has (B430). */
function useUnsavedFlag( drafts: Drafts ): void {
	const dispatch = useAppDispatch();
	const stored = useAppSelector( getSettings );
	const { values } = useSyncExternalStore( drafts.subscribe, drafts.get );
	const isDirty = Object.entries( values ).some(
		( [ key, value ] ) => ! isSameValue( value, stored[ key ] )
	);
	useEffect( () => {
		dispatch( noteUnsavedChanges( isDirty ) );
	}, [ dispatch, isDirty ] );
	useEffect(
		() => () => {
			dispatch( noteUnsavedChanges( false ) );
		},
		[ dispatch ]
	);
}
