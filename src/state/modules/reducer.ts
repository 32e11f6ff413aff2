import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { Settings } from '../../api/settings';
import type { Modules, ModulesState } from './types';

export const initialModulesState: ModulesState = { items: {}, requests: {} };

export function modulesReducer(
	previous: ModulesState,
	action: AppAction
): ModulesState {
	const requests = reduceRequests( 'modules', previous.requests, action );
	const state =
		requests === previous.requests ? previous : { ...previous, requests };

	switch ( action.type ) {
		case 'modules/fetch/succeeded':
			return {
				...state,
				// Merged because the pseudo-modules for the search are only in
				// the initial state.
				items: { ...state.items, ...action.result },
			};
		case 'modules/set-active/succeeded':
			return {
				...state,
				items: switchModules( state.items, {
					[ action.args.slug ]: action.args.isActive,
				} ),
			};
		// A module's switch is also a setting, keyed by its slug.
		case 'settings/update/succeeded':
			return {
				...state,
				items: switchModules( state.items, action.args.patch ),
			};
		case 'settings/fetch/succeeded':
			return {
				...state,
				items: switchModules( state.items, action.result ),
			};
		default:
			return state;
	}
}

function switchModules( items: Modules, settings: Settings ): Modules {
	const changed = Object.values( items ).filter(
		( { slug, isActive } ) =>
			typeof settings[ slug ] === 'boolean' &&
			settings[ slug ] !== isActive
	);
	return changed.length === 0
		? items
		: {
				...items,
				...Object.fromEntries(
					changed.map( ( module ) => [
						module.slug,
						{ ...module, isActive: ! module.isActive },
					] )
				),
		  };
}
