import { applyMiddleware, legacy_createStore } from 'redux';
import type { Reducer, Store, UnknownAction } from 'redux';
import { withExtraArgument } from 'redux-thunk';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import { isAppAction } from './actions';
import {
	connectionReducer,
	initialConnectionState,
} from './connection/reducer';
import type { ConnectionState } from './connection/types';
import { initialLicensingState } from './licensing/reducer';
import type { LicensingState } from './licensing/types';
import { modulesReducer, initialModulesState } from './modules/reducer';
import type { ModulesState } from './modules/types';
import { noticesReducer, initialNoticesState } from './notices/reducer';
import type { NoticesState } from './notices/types';
import { initialRecommendationsState } from './recommendations/reducer';
import type { RecommendationsState } from './recommendations/types';
import { createRequestLedger } from './request-ledger';
import type { RequestLedger } from './request-ledger';
import { settingsReducer, initialSettingsState } from './settings/reducer';
import type { SettingsState } from './settings/types';
import { initialSimulationState, simulate } from './simulation/reducer';
import type { SimulationState } from './simulation/types';
import { siteReducer, initialSiteState } from './site/reducer';
import type { SiteState } from './site/types';

export interface RootState {
	readonly connection: ConnectionState;
	readonly licensing: LicensingState;
	readonly modules: ModulesState;
	readonly settings: SettingsState;
	readonly site: SiteState;
	readonly recommendations: RecommendationsState;
	readonly notices: NoticesState;
	readonly simulation: SimulationState;
}

export type AppDispatch = ThunkDispatch<
	RootState,
	RequestLedger,
	UnknownAction
>;

export type AppThunk< Result = void > = ThunkAction<
	Result,
	RootState,
	RequestLedger,
	UnknownAction
>;

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
					modules: modulesReducer( state.modules, action ),
					settings: settingsReducer( state.settings, action ),
					site: siteReducer( state.site, action ),
					notices: noticesReducer( state.notices, action ),
				},
				action
		  )
		: state;

/** @param preloaded What the page brought, by slice; tests give a part. */
export function createAppStore( preloaded?: Partial< RootState > ): AppStore {
	return legacy_createStore(
		rootReducer,
		{ ...initialState, ...preloaded },
		applyMiddleware( withExtraArgument( createRequestLedger() ) )
	);
}
