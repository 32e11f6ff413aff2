import { applyMiddleware, legacy_createStore } from 'redux';
import type { Reducer, Store, UnknownAction } from 'redux';
import { withExtraArgument } from 'redux-thunk';
import { isAppAction } from './actions';
import {
	connectionReducer,
	initialConnectionState,
} from './connection/reducer';
import { initialLicensingState, licensingReducer } from './licensing/reducer';
import { modulesReducer, initialModulesState } from './modules/reducer';
import { noticesReducer, initialNoticesState } from './notices/reducer';
import {
	initialRecommendationsState,
	recommendationsReducer,
} from './recommendations/reducer';
import { createRequestTracker } from './request-tracker';
import type { AppDispatch, RootState } from './root-state';
import { settingsReducer, initialSettingsState } from './settings/reducer';
import { initialSimulationState, simulate } from './simulation/reducer';
import { siteReducer, initialSiteState } from './site/reducer';

export type { AppDispatch, AppThunk, RootState } from './root-state';

export type AppStore = Store< RootState, UnknownAction > & {
	dispatch: AppDispatch;
};

const initialState: RootState = {
	connection: initialConnectionState,
	licensing: initialLicensingState,
	modules: initialModulesState,
	settings: initialSettingsState,
	site: initialSiteState,
	recommendations: initialRecommendationsState,
	notices: initialNoticesState,
	simulation: initialSimulationState,
};

const rootReducer: Reducer< RootState > = ( state = initialState, action ) =>
	isAppAction( action )
		? simulate(
				state,
				{
					...state,
					connection: connectionReducer( state.connection, action ),
					licensing: licensingReducer( state.licensing, action ),
					modules: modulesReducer( state.modules, action ),
					settings: settingsReducer( state.settings, action ),
					site: siteReducer( state.site, action ),
					recommendations: recommendationsReducer(
						state.recommendations,
						action
					),
					notices: noticesReducer( state.notices, action ),
				},
				action
		  )
		: state;

/** @param preloaded Initial state by slice; tests pass only a part. */
export function createAppStore( preloaded?: Partial< RootState > ): AppStore {
	return legacy_createStore(
		rootReducer,
		{ ...initialState, ...preloaded },
		applyMiddleware( withExtraArgument( createRequestTracker() ) )
	);
}
