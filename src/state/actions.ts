import type { UnknownAction } from 'redux';
import type { ConnectionAction } from './connection/types';
import type { ModulesAction } from './modules/types';
import type { NoticesAction } from './notices/types';
import type { SettingsAction } from './settings/types';
import type { SimulationAction } from './simulation/types';
import type { SiteAction } from './site/types';

/** Everything that the slices react to; each switches on what concerns it. */
export type AppAction =
	| ConnectionAction
	| ModulesAction
	| NoticesAction
	| SettingsAction
	| SimulationAction
	| SiteAction;

const PREFIXES = [
	'connection/',
	'modules/',
	'notices/',
	'settings/',
	'simulation/',
	'site/',
];

/** Redux's own first actions are none of ours. */
export function isAppAction( action: UnknownAction ): action is AppAction {
	return PREFIXES.some( ( prefix ) => action.type.startsWith( prefix ) );
}
