import type {
	SavedSettings,
	Settings,
	SettingsChange,
} from '../../api/settings';
import type { RequestAction, Requests } from '../request';

export type { SavedSettings, Settings, SettingValue } from '../../api/settings';

export interface SettingsState {
	readonly items: Settings;
	/** Whether a form on the screen has unsaved changes. */
	readonly hasUnsavedChanges: boolean;
	/** Whether all unsaved changes are being saved. */
	readonly areChangesSaving: boolean;
	/**
	 * Values saved by this tab, while they are still stored: not to be reported
	 * as someone else's changes.
	 */
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
