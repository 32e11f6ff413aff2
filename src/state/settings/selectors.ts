import { getPendingKeys } from '../request-selectors';
import type { RootState } from '../root-state';
import type { Settings, SettingValue } from './types';

export function getSettings( state: RootState ): Settings {
	return state.settings.items;
}

/** Undefined if there is no such setting, or this user can't read it. */
export function getSetting(
	state: RootState,
	key: string
): SettingValue | undefined {
	return state.settings.items[ key ];
}

export function isSettingOn( state: RootState, key: string ): boolean {
	return getSetting( state, key ) === true;
}

/** '' if it is not text. */
export function getSettingText( state: RootState, key: string ): string {
	const value = getSetting( state, key );
	return typeof value === 'string' ? value : '';
}

/** Values saved by this tab that are still stored on the site. */
export function getOwnSaves( state: RootState ): Settings {
	return state.settings.ownSaves;
}

export function hasUnsavedChanges( state: RootState ): boolean {
	return state.settings.hasUnsavedChanges;
}

/** Whether all unsaved changes are being saved. */
export function areChangesSaving( state: RootState ): boolean {
	return state.settings.areChangesSaving;
}

/** Whether any settings or module switch are being saved. */
export function isSaving( state: RootState ): boolean {
	return (
		getPendingKeys( state, 'settings', 'update' ).length > 0 ||
		getPendingKeys( state, 'modules', 'set-active' ).length > 0
	);
}

/** Whether this setting is being saved, alone or with others. */
export function isSavingSetting( state: RootState, key: string ): boolean {
	return getPendingKeys( state, 'settings', 'update' ).some( ( keys ) =>
		keys.split( ',' ).includes( key )
	);
}

/** The request's key, made of the keys of the settings to save. */
export function updateKey( keys: readonly string[] ): string {
	return [ ...keys ].sort().join( ',' );
}
