import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { SettingsState } from './types';

export const initialSettingsState: SettingsState = {
	items: {},
	hasUnsavedChanges: false,
	requests: {},
};

export function settingsReducer(
	given: SettingsState,
	action: AppAction
): SettingsState {
	const requests = reduceRequests( 'settings', given.requests, action );
	const state = requests === given.requests ? given : { ...given, requests };

	switch ( action.type ) {
		case 'settings/fetch/succeeded':
			return { ...state, items: action.result };
		case 'settings/update/succeeded':
			return {
				...state,
				// What the server answers has the last word over what was sent.
				items: { ...state.items, ...action.args, ...action.result },
			};
		// A module's switch is a setting too, under its slug.
		case 'modules/set-active/succeeded':
			return {
				...state,
				items: {
					...state.items,
					[ action.args.slug ]: action.args.isActive,
				},
			};
		case 'settings/unsaved-changes-noted':
			return { ...state, hasUnsavedChanges: action.hasUnsavedChanges };
		default:
			return state;
	}
}
