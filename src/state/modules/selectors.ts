import { isOffline, hasConnectedOwner } from '../connection/selectors';
import { getRequest } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { RootState } from '../root-state';
import type { Module, ModuleOverride, Modules } from './types';

export function getModules( state: RootState ): Modules {
	return state.modules.items;
}

/** Undefined if this site has no such module. */
export function getModule(
	state: RootState,
	slug: string
): Module | undefined {
	return state.modules.items[ slug ];
}

export function isModuleFound( state: RootState, slug: string ): boolean {
	return getModule( state, slug ) !== undefined;
}

export function isModuleActive( state: RootState, slug: string ): boolean {
	return getModule( state, slug )?.isActive ?? false;
}

export function getModuleName( state: RootState, slug: string ): string {
	return getModule( state, slug )?.name || slug;
}

export function getModuleOverride(
	state: RootState,
	slug: string
): ModuleOverride {
	return getModule( state, slug )?.override ?? null;
}

export function isModuleAvailable( state: RootState, slug: string ): boolean {
	return getModule( state, slug )?.isAvailable ?? false;
}

/** Whether the server would turn it on: code of the site can forbid that. */
export function canActivateModule( state: RootState, slug: string ): boolean {
	return (
		isModuleAvailable( state, slug ) &&
		getModuleOverride( state, slug ) !== 'inactive'
	);
}

export function getUnavailableReason( state: RootState, slug: string ): string {
	return getModule( state, slug )?.unavailableReason ?? '';
}

/** Whether this site has the module and code for it. */
export function hasModuleBehavior( state: RootState, slug: string ): boolean {
	return getModule( state, slug )?.hasBehavior ?? false;
}

/** Offline, and the module needs the account service. */
export function isModuleUnavailableOffline(
	state: RootState,
	slug: string
): boolean {
	return (
		isOffline( state ) &&
		( getModule( state, slug )?.requiresConnection ?? false )
	);
}

/** The module needs a connected user, and the site has no connected owner. */
export function isModuleUnavailableInSiteConnection(
	state: RootState,
	slug: string
): boolean {
	return (
		! hasConnectedOwner( state ) &&
		( getModule( state, slug )?.requiresUserConnection ?? false )
	);
}

/** The status of activating or deactivating one module. */
export function getActivationRequest(
	state: RootState,
	slug: string
): RequestStatus {
	return getRequest( state, 'modules', 'set-active', slug );
}
