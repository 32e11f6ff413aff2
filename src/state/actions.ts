import type { UnknownAction } from 'redux';
import type { ConnectionAction, ConnectionRequest } from './connection/types';
import type { LicensingAction, LicensingRequest } from './licensing/types';
import type { ModulesAction, ModulesRequest } from './modules/types';
import type { NoticesAction, NoticesRequest } from './notices/types';
import type {
	RecommendationsAction,
	RecommendationsRequest,
} from './recommendations/types';
import type { SettingsAction, SettingsRequest } from './settings/types';
import type { SimulationAction } from './simulation/types';
import type { SiteAction, SiteRequest } from './site/types';

/** All actions; each slice's reducer handles those that it needs. */
export type AppAction =
	| ConnectionAction
	| LicensingAction
	| ModulesAction
	| NoticesAction
	| RecommendationsAction
	| SettingsAction
	| SimulationAction
	| SiteAction;

/** All requests of the app. */
export type AppRequest =
	| ConnectionRequest
	| LicensingRequest
	| ModulesRequest
	| NoticesRequest
	| RecommendationsRequest
	| SettingsRequest
	| SiteRequest;

const PREFIXES = [
	'connection/',
	'licensing/',
	'modules/',
	'notices/',
	'recommendations/',
	'settings/',
	'simulation/',
	'site/',
];

/** Filters out Redux's internal actions. */
export function isAppAction( action: UnknownAction ): action is AppAction {
	return PREFIXES.some( ( prefix ) => action.type.startsWith( prefix ) );
}
