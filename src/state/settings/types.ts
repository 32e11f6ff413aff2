import type {
	SavedSettings,
	Settings,
	SettingsChange,
} from '../../api/settings';
import type { RequestAction, Requests } from '../request';

export type { SavedSettings, Settings, SettingValue } from '../../api/settings';

export interface SettingsState {
	readonly items: Settings;
	/** A form on the screen holds what is not saved yet. */
	readonly hasUnsavedChanges: boolean;
	/** All of that is being saved right now. */
	readonly areChangesSaving: boolean;
	/** What this tab has saved, for as long as it is stored: no change of somebody else's. */
	readonly ownSaves: Settings;
	readonly requests: Requests;
}

export interface FetchSettings {
	readonly slice: 'settings';
	readonly name: 'fetch';
	readonly args: { readonly isRefresh?: boolean } | undefined;
	readonly result: Settings;
}

export interface UpdateSettings {
	readonly slice: 'settings';
	readonly name: 'update';
	readonly args: SettingsChange;
	readonly result: SavedSettings;
}

export interface ResetOptions {
	readonly slice: 'settings';
	readonly name: 'reset';
	readonly args: undefined;
	readonly result: void;
}

export type SettingsRequest = FetchSettings | UpdateSettings | ResetOptions;

export type SettingsAction =
	| {
			readonly type: 'settings/unsaved-changes-noted';
			readonly hasUnsavedChanges: boolean;
			readonly areChangesSaving: boolean;
	  }
	| RequestAction< SettingsRequest >;
