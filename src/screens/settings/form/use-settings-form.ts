import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shallowEqual, useStore } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import {
	getOwnSaves,
	getSettings,
	isSaving,
} from '../../../state/settings/selectors';
import type { RequestOutcome } from '../../../state/request';
import type {
	SavedSettings,
	Settings,
	SettingValue,
} from '../../../state/settings/types';
import type { RootState } from '../../../state/store';
import { hasConflict, pick } from './drafts';
import type { DraftMap } from './drafts';
import { isSameValue } from '../../../state/settings/same-value';
import { useVisit } from './settings-drafts';
import { useSaveSettings } from './use-save-settings';

export interface SettingsForm {
	/** The draft if there is one, otherwise the stored value. */
	readonly get: ( key: string ) => SettingValue | undefined;
	/** The same as text, for input fields; '' if the value isn't text. */
	readonly value: ( key: string ) => string;
	/** The stored value, ignoring any draft. */
	readonly stored: ( key: string ) => SettingValue | undefined;
	/** The server's error message for a rejected value. */
	readonly error: ( key: string ) => string | undefined;
	/** Whether the last save stripped its HTML. */
	readonly hasLostHtml: ( key: string ) => boolean;
	/** Whether the stored value was changed elsewhere after the draft began. */
	readonly isInConflict: ( key: string ) => boolean;
	/** Whether its error or conflict message should move the focus to itself. */
	readonly isFocused: ( key: string ) => boolean;
	/**
	 * Whether a save was just rejected, so focus and the notice already report
	 * the conflict.
	 */
	readonly isRefusalAnnounced: boolean;
	readonly markFocused: () => void;
	/** Keeps the draft and lets it overwrite the stored value. */
	readonly keepDraft: ( key: string ) => void;
	/** Drops the draft and shows the stored value. */
	readonly dropDraft: ( key: string ) => void;
	readonly isDirty: boolean;
	/** The number of settings with unsaved changes. */
	readonly changeCount: number;
	/** This form is being saved. */
	readonly isSaving: boolean;
	/**
	 * Any settings are being saved. Concurrent saves are blocked, since neither
	 * would detect the other's changes.
	 */
	readonly isAnySaving: boolean;
	readonly change: ( key: string, value: SettingValue ) => void;
	/** @return Whether the values are now stored. */
	readonly save: () => Promise< boolean >;
	/**
	 * Saves only this value, immediately.
	 *
	 * @return Whether the value is now stored.
	 */
	readonly saveNow: (
		key: string,
		value: SettingValue
	) => Promise< boolean >;
	readonly discard: () => void;
}

/**
 * A card's slice of the drafts. A draft is created on the first change,
 * survives failed saves and unmounting, and is dropped once it is stored.
 *
 * @param keys The settings that the card saves together.
 */
export function useSettingsForm( keys: readonly string[] ): SettingsForm {
	const { drafts } = useVisit();
	const saveSettings = useSaveSettings();
	const stored = useAppSelector( getSettings );
	const ownSaves = useAppSelector( getOwnSaves );
	const isAnySaving = useAppSelector( isSaving );
	const [ isOwnSaving, setOwnSaving ] = useState( false );
	const store = useStore< RootState >();
	const isMounted = useIsMounted();
	const own = useOwnDrafts( keys );
	const { values, errors } = own;

	const changes: Settings = Object.fromEntries(
		Object.entries( values ).filter(
			( [ key, value ] ) => ! isSameValue( value, stored[ key ] )
		)
	);
	const get = ( key: string ) =>
		key in values ? values[ key ] : stored[ key ];

	/** Undoing a save also changes the stored value that drafts are based on. */
	const isOwnSave = ( key: string ) =>
		key in ownSaves && isSameValue( ownSaves[ key ], stored[ key ] );

	function change( key: string, value: SettingValue ): void {
		drafts.change( key, value, stored[ key ] );
	}

	async function send( patch: Settings ): Promise< boolean > {
		setOwnSaving( true );
		drafts.recordSaving( patch );
		const outcome = await saveSettings( patch, undefined, {
			...drafts.get().bases,
			...pick( stored, keys.filter( isOwnSave ) ),
		} );
		setOwnSaving( false );
		if ( outcome ) {
			settle( patch, outcome );
		}
		drafts.recordSaving( {} );
		return outcome?.isOk === true;
	}

	function settle(
		patch: Settings,
		outcome: RequestOutcome< SavedSettings >
	): void {
		const {
			fieldErrors = {},
			conflicts = {},
			code,
		} = outcome.isOk ? {} : outcome.error;
		if ( outcome.isOk || code === 'some_updated' ) {
			// Keep values that were edited during the save, and those that were
			// rejected.
			const now = drafts.get().values;
			const saved = Object.keys( patch ).filter(
				( key ) => ! ( key in fieldErrors )
			);
			drafts.drop(
				saved.filter( ( key ) =>
					isSameValue( now[ key ], patch[ key ] )
				)
			);
			drafts.rebase( pick( getSettings( store.getState() ), saved ) );
		}
		drafts.recordCleaned( outcome.isOk ? outcome.result.cleaned : [] );
		const refused = Object.keys( fieldErrors );
		drafts.refuse(
			pick(
				fieldErrors,
				refused.filter( ( key ) => ! ( key in conflicts ) )
			)
		);
		// A search may have hidden the card in the meantime. Don't queue focus
		// then: it would move once the card is back, possibly while the user is
		// typing.
		const isRefused = ( key: string ) =>
			key in conflicts || key in fieldErrors;
		drafts.focus( ( isMounted.current && keys.find( isRefused ) ) || '' );
	}

	return {
		get,
		value: ( key ) => toText( get( key ) ),
		stored: ( key ) => stored[ key ],
		error: ( key ) => errors[ key ],
		hasLostHtml: ( key ) => own.cleaned.includes( key ),
		isInConflict: ( key ) =>
			hasConflict( own, key, stored[ key ] ) && ! isOwnSave( key ),
		isFocused: ( key ) => own.focused === key,
		isRefusalAnnounced: own.focused !== '',
		markFocused: () => drafts.focus( '' ),
		keepDraft: ( key ) => drafts.rebase( pick( stored, [ key ] ) ),
		dropDraft: ( key ) => drafts.drop( [ key ] ),
		isDirty: Object.keys( changes ).length > 0,
		changeCount: Object.keys( changes ).length,
		isSaving: isOwnSaving,
		isAnySaving,
		change,
		save: () => send( changes ),
		saveNow: ( key, value ) => {
			change( key, value );
			return send( { [ key ]: value } );
		},
		discard: () => drafts.drop( keys ),
	};
}

function useIsMounted() {
	const isMounted = useRef( false );
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );
	return isMounted;
}

/** Re-renders only when the card's own keys change. */
function useOwnDrafts( keys: readonly string[] ): DraftMap {
	const { drafts } = useVisit();
	const last = useRef< DraftMap | null >( null );
	return useSyncExternalStore( drafts.subscribe, () => {
		const { values, bases, saving, errors, cleaned, focused } =
			drafts.get();
		const own = {
			values: pick( values, keys ),
			bases: pick( bases, keys ),
			saving: pick( saving, keys ),
			errors: pick( errors, keys ),
			cleaned: cleaned.filter( ( key ) => keys.includes( key ) ),
			focused: keys.includes( focused ) ? focused : '',
		};
		const previous = last.current;
		if (
			previous &&
			own.focused === previous.focused &&
			shallowEqual( own.values, previous.values ) &&
			shallowEqual( own.bases, previous.bases ) &&
			shallowEqual( own.saving, previous.saving ) &&
			shallowEqual( own.errors, previous.errors ) &&
			shallowEqual( own.cleaned, previous.cleaned )
		) {
			return previous;
		}
		last.current = own;
		return own;
	} );
}

function toText( value: SettingValue | undefined ): string {
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
}
