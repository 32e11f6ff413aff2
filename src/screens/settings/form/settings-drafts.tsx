import { __, sprintf } from '@wordpress/i18n';
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
import { setUnsavedChanges } from '../../../state/settings/thunks';
import { createDrafts } from './drafts';
import type { Drafts } from './drafts';
import { isSameValue } from '../../../state/settings/same-value';

interface Visit {
	readonly drafts: Drafts;
	/** Asks for confirmation before a reload that would lose other drafts. */
	readonly askToRefresh: () => Promise< boolean >;
	/**
	 * Asks whether to save a change that would lock the user out, showing the
	 * server's reason.
	 */
	readonly askToForce: ( reason: string ) => Promise< boolean >;
}

interface Question {
	readonly text: string;
	readonly confirmLabel: string;
	readonly answer: ( isYes: boolean ) => void;
}

const VisitContext = createContext< Visit | null >( null );

/**
 * Holds the unsaved drafts of all cards. Rendered above the sections and the
 * search, so that drafts survive when their card unmounts.
 */
export function SettingsDrafts( { children }: { children: ReactNode } ) {
	const [ drafts ] = useState( createDrafts );
	const [ question, setQuestion ] = useState< Question | null >( null );
	const visit = useMemo< Visit >(
		() => ( {
			drafts,
			askToRefresh: () =>
				new Promise( ( answer ) =>
					setQuestion( {
						text: __(
							'Saving this refreshes the page, and your other unsaved changes will be lost. Proceed?',
							'jetpack-dashboard'
						),
						confirmLabel: __( 'Proceed', 'jetpack-dashboard' ),
						answer,
					} )
				),
			askToForce: ( reason ) =>
				new Promise( ( answer ) =>
					setQuestion( {
						text: sprintf(
							/* translators: %s: why saving locks the user out of the site */
							__( '%s Save anyway?', 'jetpack-dashboard' ),
							reason
						),
						confirmLabel: __(
							'Save and block me',
							'jetpack-dashboard'
						),
						answer,
					} )
				),
		} ),
		[ drafts ]
	);
	useUnsavedFlag( drafts );

	const close = ( isYes: boolean ) => {
		setQuestion( null );
		question?.answer( isYes );
	};
	return (
		<VisitContext.Provider value={ visit }>
			{ children }
			{ question && (
				<ConfirmDialog
					question={ question.text }
					confirmLabel={ question.confirmLabel }
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

/** Sets the unsaved-changes flag while any draft differs from the stored value. */
function useUnsavedFlag( drafts: Drafts ): void {
	const dispatch = useAppDispatch();
	const stored = useAppSelector( getSettings );
	const { values, saving } = useSyncExternalStore(
		drafts.subscribe,
		drafts.get
	);
	const changes = Object.entries( values ).filter(
		( [ key, value ] ) => ! isSameValue( value, stored[ key ] )
	);
	const isDirty = changes.length > 0;
	const isSaving =
		isDirty &&
		changes.every(
			( [ key, value ] ) =>
				key in saving && isSameValue( value, saving[ key ] )
		);
	useEffect( () => {
		dispatch( setUnsavedChanges( isDirty, isSaving ) );
	}, [ dispatch, isDirty, isSaving ] );
	useEffect(
		() => () => {
			dispatch( setUnsavedChanges( false ) );
		},
		[ dispatch ]
	);
}
