import type { Settings } from '../../api/settings';
import type { RequestAction, Requests } from '../request';

export type { Settings, SettingValue } from '../../api/settings';

export interface SettingsState {
	readonly items: Settings;
	/** A form on the screen holds what is not saved yet (B430). */
	readonly hasUnsavedChanges: boolean;
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
	/** Only what changes. */
	readonly args: Settings;
	readonly result: Settings;
}

export interface ResetOptions {
	readonly slice: 'settings';
	readonly name: 'reset';
	readonly args: undefined;
	readonly result: void;
}

export type SettingsAction =
	| {
			readonly type: 'settings/unsaved-changes-noted';
			readonly hasUnsavedChanges: boolean;
	  }
	| RequestAction< FetchSettings >
	| RequestAction< UpdateSettings >
	| RequestAction< ResetOptions >;
