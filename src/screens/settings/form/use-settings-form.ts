import { useRef, useState, useSyncExternalStore } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import { getSettings, isSaving } from '../../../state/settings/selectors';
import type { Settings, SettingValue } from '../../../state/settings/types';
import { pick } from './drafts';
import type { DraftMap } from './drafts';
import { isSameValue } from './same-value';
import { useVisit } from './settings-drafts';
import { useSaveSettings } from './use-save-settings';

export interface SettingsForm {
	/** The draft where there is one, else what is stored. */
	readonly get: ( key: string ) => SettingValue | undefined;
	/** The same as text, as fields show it; '' for what is no text. */
	readonly value: ( key: string ) => string;
	/** What the site has, whatever is typed. */
	readonly stored: ( key: string ) => SettingValue | undefined;
	/** The server's words about a value that it refused. */
	readonly error: ( key: string ) => string | undefined;
	readonly isDirty: boolean;
	/** This form's own saving. */
	readonly isSaving: boolean;
	/** Anything's saving: two at once would not know of each other. */
	readonly isAnySaving: boolean;
	readonly change: ( key: string, value: SettingValue ) => void;
	/** @return Is it stored now? */
	readonly save: () => Promise< boolean >;
	/** Changes one value and saves it, and nothing else, at once. @return Is it stored now? */
	readonly saveNow: (
		key: string,
		value: SettingValue
	) => Promise< boolean >;
	readonly discard: () => void;
}

/**
 * A card's part of the visit's drafts (001 §4): empty until something changes,
 * kept when saving fails and when the card goes, dropped once the site has
 * stored it.
 *
 * @param keys The settings that the card saves together.
 */
export function useSettingsForm( keys: readonly string[] ): SettingsForm {
	const { drafts } = useVisit();
	const saveSettings = useSaveSettings();
	const stored = useAppSelector( getSettings );
	const isAnySaving = useAppSelector( isSaving );
	const [ isOwnSaving, setOwnSaving ] = useState( false );
	const { values, errors } = useOwnDrafts( keys );

	const changes: Settings = Object.fromEntries(
		Object.entries( values ).filter(
			( [ key, value ] ) => ! isSameValue( value, stored[ key ] )
		)
	);
	const get = ( key: string ) =>
		key in values ? values[ key ] : stored[ key ];

	async function send( patch: Settings ): Promise< boolean > {
		setOwnSaving( true );
		drafts.dropErrors( Object.keys( patch ) );
		const outcome = await saveSettings( patch );
		setOwnSaving( false );
		if ( ! outcome ) {
			return false;
		}
		const { fieldErrors = {}, code } = outcome.isOk ? {} : outcome.error;
		if ( outcome.isOk || code === 'some_updated' ) {
			// What was typed since stays a draft, and what was refused.
			const now = drafts.get().values;
			drafts.drop(
				Object.keys( patch ).filter(
					( key ) =>
						! ( key in fieldErrors ) &&
						isSameValue( now[ key ], patch[ key ] )
				)
			);
		}
		drafts.refuse( fieldErrors );
		return outcome.isOk;
	}

	return {
		get,
		value: ( key ) => toText( get( key ) ),
		stored: ( key ) => stored[ key ],
		error: ( key ) => errors[ key ],
		isDirty: Object.keys( changes ).length > 0,
		isSaving: isOwnSaving,
		isAnySaving,
		change: drafts.change,
		save: () => send( changes ),
		saveNow: ( key, value ) => {
			drafts.change( key, value );
			return send( { [ key ]: value } );
		},
		discard: () => drafts.drop( keys ),
	};
}

/** Drawn again when its own keys change, and not with each other card's. */
function useOwnDrafts( keys: readonly string[] ): DraftMap {
	const { drafts } = useVisit();
	const last = useRef< DraftMap >( { values: {}, errors: {} } );
	return useSyncExternalStore( drafts.subscribe, () => {
		const { values, errors } = drafts.get();
		const own = {
			values: pick( values, keys ),
			errors: pick( errors, keys ),
		};
		if (
			! shallowEqual( own.values, last.current.values ) ||
			! shallowEqual( own.errors, last.current.errors )
		) {
			last.current = own;
		}
		return last.current;
	} );
}

function toText( value: SettingValue | undefined ): string {
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
}
