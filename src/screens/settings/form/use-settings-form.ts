import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getSettings, isSaving } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { useUnsavedChanges } from './unsaved-changes';

/** Setting's key → text. */
type Texts = Readonly< Record< string, string > >;

export interface SettingsForm {
	/** What a field shows: the draft where there is one, else what is stored. */
	readonly value: ( key: string ) => string;
	/** The server's words about a value that it refused. */
	readonly error: ( key: string ) => string | undefined;
	readonly isDirty: boolean;
	/** This form's own saving. */
	readonly isSaving: boolean;
	/** Anything's saving: two at once would not know of each other. */
	readonly isAnySaving: boolean;
	readonly change: ( key: string, value: string ) => void;
	readonly save: () => Promise< void >;
	/** Changes one value and saves it, and nothing else, at once. */
	readonly saveNow: ( key: string, value: string ) => Promise< void >;
	readonly discard: () => void;
}

/**
 * The draft of some text settings (001 §4): empty until something changes,
 * kept when saving fails, and gone once the site has stored it.
 */
export function useSettingsForm( keys: readonly string[] ): SettingsForm {
	const dispatch = useAppDispatch();
	const settings = useAppSelector( getSettings );
	const isAnySaving = useAppSelector( isSaving );
	const [ draft, setDraft ] = useState< Texts >( {} );
	const [ errors, setErrors ] = useState< Texts >( {} );
	const [ isOwnSaving, setOwnSaving ] = useState( false );

	const stored = ( key: string ): string => {
		const value = settings[ key ];
		return typeof value === 'string' ? value : '';
	};
	const changes = select(
		draft,
		( key, value ) => keys.includes( key ) && value !== stored( key )
	);
	const isDirty = Object.keys( changes ).length > 0;
	useUnsavedChanges( isDirty );

	function change( key: string, value: string ) {
		setDraft( ( given ) => ( { ...given, [ key ]: value } ) );
		setErrors( ( given ) => select( given, ( other ) => other !== key ) );
	}

	async function send( patch: Texts ) {
		setOwnSaving( true );
		setErrors( ( given ) =>
			select( given, ( key ) => ! ( key in patch ) )
		);
		const outcome = await dispatch( updateSettings( patch ) );
		setOwnSaving( false );
		if ( outcome.isOk ) {
			// What was typed since stays a draft.
			setDraft( ( given ) =>
				select( given, ( key, value ) => patch[ key ] !== value )
			);
		} else {
			const { fieldErrors = {} } = outcome.error;
			setErrors( ( given ) => ( { ...given, ...fieldErrors } ) );
		}
	}

	return {
		value: ( key ) => draft[ key ] ?? stored( key ),
		error: ( key ) => errors[ key ],
		isDirty,
		isSaving: isOwnSaving,
		isAnySaving,
		change,
		save: () => send( changes ),
		saveNow: ( key, value ) => {
			change( key, value );
			return send( { [ key ]: value } );
		},
		discard: () => {
			setDraft( {} );
			setErrors( {} );
		},
	};
}

function select(
	texts: Texts,
	keeps: ( key: string, value: string ) => boolean
): Texts {
	return Object.fromEntries(
		Object.entries( texts ).filter( ( [ key, value ] ) =>
			keeps( key, value )
		)
	);
}
