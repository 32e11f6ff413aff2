import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import { isSameValue } from './same-value';
import type { SettingsState, SettingValue, Settings } from './types';

export const initialSettingsState: SettingsState = {
	items: {},
	hasUnsavedChanges: false,
	areChangesSaving: false,
	ownSaves: {},
	requests: {},
};

export function settingsReducer(
	previous: SettingsState,
	action: AppAction
): SettingsState {
	const requests = reduceRequests( 'settings', previous.requests, action );
	const state =
		requests === previous.requests ? previous : { ...previous, requests };

	switch ( action.type ) {
		case 'settings/fetch/succeeded':
			return {
				...state,
				items: action.result,
				ownSaves: stillStored( state.ownSaves, action.result ),
			};
		case 'settings/update/succeeded':
			return {
				...state,
				ownSaves: { ...state.ownSaves, ...action.args.patch },
				// The server's values take precedence over the sent ones.
				items: {
					...state.items,
					...action.args.patch,
					...action.result.values,
				},
			};
		case 'settings/update/failed':
			return {
				...state,
				items: {
					...state.items,
					...definedOf( action.error.conflicts ?? {} ),
				},
			};
		// A module's switch is also a setting, keyed by its slug.
		case 'modules/set-active/succeeded':
			return {
				...state,
				items: {
					...state.items,
					[ action.args.slug ]: action.args.isActive,
				},
			};
		case 'settings/unsaved-changes-noted':
			return {
				...state,
				hasUnsavedChanges: action.hasUnsavedChanges,
				areChangesSaving: action.areChangesSaving,
			};
		default:
			return state;
	}
}

function stillStored( saves: Settings, stored: Settings ): Settings {
	return Object.fromEntries(
		Object.entries( saves ).filter( ( [ key, value ] ) =>
			isSameValue( value, stored[ key ] )
		)
	);
}

function definedOf(
	values: Readonly< Record< string, SettingValue | undefined > >
): Settings {
	return Object.fromEntries(
		Object.entries( values ).flatMap( ( [ key, value ] ) =>
			value === undefined ? [] : [ [ key, value ] ]
		)
	);
}
