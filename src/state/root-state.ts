import type { UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import type { ConnectionState } from './connection/types';
import type { LicensingState } from './licensing/types';
import type { ModulesState } from './modules/types';
import type { NoticesState } from './notices/types';
import type { RecommendationsState } from './recommendations/types';
import type { RequestTracker } from './request-tracker';
import type { SettingsState } from './settings/types';
import type { SimulationState } from './simulation/types';
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
	RequestTracker,
	UnknownAction
>;

export type AppThunk< Result = void > = ThunkAction<
	Result,
	RootState,
	RequestTracker,
	UnknownAction
>;
