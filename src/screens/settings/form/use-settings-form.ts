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
	/** The draft where there is one, else what is stored. */
	readonly get: ( key: string ) => SettingValue | undefined;
	/** The same as text, as fields show it; '' for what is no text. */
	readonly value: ( key: string ) => string;
	/** What the site has, whatever is typed. */
	readonly stored: ( key: string ) => SettingValue | undefined;
	/** The server's words about a value that it refused. */
	readonly error: ( key: string ) => string | undefined;
	/** Was it stored without its HTML just now? */
	readonly hasLostHtml: ( key: string ) => boolean;
	/** Did somebody else change what is stored after the draft was begun? */
	readonly isInConflict: ( key: string ) => boolean;
	/** Does its conflict take the focus? */
	readonly isConflictFocused: ( key: string ) => boolean;
	/** Has a save just been refused? Then the focus and the notice say so. */
	readonly isConflictTold: boolean;
	readonly noteConflictFocused: () => void;
	/** Keeps the draft: it may overwrite what is stored now. */
	readonly keepDraft: ( key: string ) => void;
	/** Drops the draft in favor of what is stored. */
	readonly dropDraft: ( key: string ) => void;
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
 * A card's part of the visit's drafts: empty until something changes,
 * kept when saving fails and when the card goes, dropped once the site has
 * stored it.
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

	/** An Undo changes what a draft started from, too. */
	const isOwnSave = ( key: string ) =>
		key in ownSaves && isSameValue( ownSaves[ key ], stored[ key ] );

	function change( key: string, value: SettingValue ): void {
		drafts.change( key, value, stored[ key ] );
	}

	async function send( patch: Settings ): Promise< boolean > {
		setOwnSaving( true );
		drafts.noteSaving( patch );
		const outcome = await saveSettings( patch, undefined, {
			...drafts.get().bases,
			...pick( stored, keys.filter( isOwnSave ) ),
		} );
		setOwnSaving( false );
		if ( outcome ) {
			settle( patch, outcome );
		}
		drafts.noteSaving( {} );
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
			// What was typed since stays a draft, and what was refused.
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
		drafts.noteCleaned( outcome.isOk ? outcome.result.cleaned : [] );
		const refused = Object.keys( fieldErrors );
		drafts.refuse(
			pick(
				fieldErrors,
				refused.filter( ( key ) => ! ( key in conflicts ) )
			)
		);
		// A search may have hidden the card meanwhile. Its conflict must not take
		// the focus once it shows again, for example while the user types.
		drafts.focusConflict(
			( isMounted.current && keys.find( ( key ) => key in conflicts ) ) ||
				''
		);
	}

	return {
		get,
		value: ( key ) => toText( get( key ) ),
		stored: ( key ) => stored[ key ],
		error: ( key ) => errors[ key ],
		hasLostHtml: ( key ) => own.cleaned.includes( key ),
		isInConflict: ( key ) =>
			hasConflict( own, key, stored[ key ] ) && ! isOwnSave( key ),
		isConflictFocused: ( key ) => own.focusedConflict === key,
		isConflictTold: own.focusedConflict !== '',
		noteConflictFocused: () => drafts.focusConflict( '' ),
		keepDraft: ( key ) => drafts.rebase( pick( stored, [ key ] ) ),
		dropDraft: ( key ) => drafts.drop( [ key ] ),
		isDirty: Object.keys( changes ).length > 0,
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

/** Drawn again when its own keys change, and not with each other card's. */
function useOwnDrafts( keys: readonly string[] ): DraftMap {
	const { drafts } = useVisit();
	const last = useRef< DraftMap | null >( null );
	return useSyncExternalStore( drafts.subscribe, () => {
		const { values, bases, saving, errors, cleaned, focusedConflict } =
			drafts.get();
		const own = {
			values: pick( values, keys ),
			bases: pick( bases, keys ),
			saving: pick( saving, keys ),
			errors: pick( errors, keys ),
			cleaned: cleaned.filter( ( key ) => keys.includes( key ) ),
			focusedConflict: keys.includes( focusedConflict )
				? focusedConflict
				: '',
		};
		const previous = last.current;
		if (
			previous &&
			own.focusedConflict === previous.focusedConflict &&
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
