import { getPendingKeys } from '../request-selectors';
import type { RootState } from '../root-state';
import type { Settings, SettingValue } from './types';

export function getSettings( state: RootState ): Settings {
	return state.settings.items;
}

/** Undefined: the server keeps no such setting, or not for this user. */
export function getSetting(
	state: RootState,
	key: string
): SettingValue | undefined {
	return state.settings.items[ key ];
}

export function isSettingOn( state: RootState, key: string ): boolean {
	return getSetting( state, key ) === true;
}

/** '' when it is not text. */
export function getSettingText( state: RootState, key: string ): string {
	const value = getSetting( state, key );
	return typeof value === 'string' ? value : '';
}

/** What this tab has saved and the site still has. */
export function getOwnSaves( state: RootState ): Settings {
	return state.settings.ownSaves;
}

export function hasUnsavedChanges( state: RootState ): boolean {
	return state.settings.hasUnsavedChanges;
}

/** Is all of that being saved right now? */
export function areChangesSaving( state: RootState ): boolean {
	return state.settings.areChangesSaving;
}

/** Is anything being saved, settings or a module's switch? */
export function isSaving( state: RootState ): boolean {
	return (
		getPendingKeys( state, 'settings', 'update' ).length > 0 ||
		getPendingKeys( state, 'modules', 'set-active' ).length > 0
	);
}

/** Is this setting, alone or with others, being saved? */
export function isSavingSetting( state: RootState, key: string ): boolean {
	return getPendingKeys( state, 'settings', 'update' ).some( ( keys ) =>
		keys.split( ',' ).includes( key )
	);
}

/** The request's key: the settings that it saves. */
export function updateKey( keys: readonly string[] ): string {
	return [ ...keys ].sort().join( ',' );
}
