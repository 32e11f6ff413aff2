import {
	createContext,
	useCallback,
	useContext,
	useEffect,
	useId,
	useState,
} from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../../../hooks/store';
import { noteUnsavedChanges } from '../../../state/settings/thunks';

type Report = ( formId: string, isDirty: boolean ) => void;

const UnsavedChanges = createContext< Report >( () => {} );

/** A tab holds many forms: the store's one flag is up while any of them is dirty (B430). */
export function UnsavedChangesProvider( {
	children,
}: {
	children: ReactNode;
} ) {
	const dispatch = useAppDispatch();
	const [ dirtyIds, setDirtyIds ] = useState< ReadonlySet< string > >(
		() => new Set()
	);
	const report = useCallback< Report >( ( formId, isDirty ) => {
		setDirtyIds( ( ids ) => {
			if ( ids.has( formId ) === isDirty ) {
				return ids;
			}
			const others = [ ...ids ].filter( ( id ) => id !== formId );
			return new Set( isDirty ? [ ...others, formId ] : others );
		} );
	}, [] );

	const isAnyDirty = dirtyIds.size > 0;
	useEffect( () => {
		dispatch( noteUnsavedChanges( isAnyDirty ) );
	}, [ dispatch, isAnyDirty ] );
	useEffect(
		() => () => {
			dispatch( noteUnsavedChanges( false ) );
		},
		[ dispatch ]
	);

	return (
		<UnsavedChanges.Provider value={ report }>
			{ children }
		</UnsavedChanges.Provider>
	);
}

/** Told by each form: does it hold what is not saved yet? */
export function useUnsavedChanges( isDirty: boolean ): void {
	const formId = useId();
	const report = useContext( UnsavedChanges );
	useEffect( () => {
		report( formId, isDirty );
		return () => report( formId, false );
	}, [ report, formId, isDirty ] );
}
