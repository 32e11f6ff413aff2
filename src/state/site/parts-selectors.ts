import { isProviderPart } from '../../api/dashboard';
import type { PartBodies, PartName } from '../../api/dashboard';
import {
	canManageModules,
	canViewStats,
	isLocalMode,
	isOffline,
	isRegistered,
} from '../connection/selectors';
import { isModuleActive } from '../modules/selectors';
import { getPendingKeys } from '../request-selectors';
import type { RootState } from '../root-state';
import type { PartState } from './parts';

const LOADING = { kind: 'loading' } as const;

export function getPart< Name extends PartName >(
	state: RootState,
	name: Name
): PartState< PartBodies[ Name ] > {
	return state.site.parts[ name ] ?? LOADING;
}

/** The last valid data, even if outdated; null if there is none. */
export function getPartData< Name extends PartName >(
	state: RootState,
	name: Name
): PartBodies[ Name ] | null {
	const part = getPart( state, name );
	return part.kind === 'ready' || part.kind === 'stale' ? part.data : null;
}

/** Whether the part is being fetched, initially or again. */
export function isPartRefreshing( state: RootState, name: PartName ): boolean {
	return getPendingKeys( state, 'site', 'fetch-parts' ).some( ( parts ) =>
		parts.split( ',' ).includes( name )
	);
}

/** The request's key, made of the requested parts. */
export function partsKey( parts: readonly PartName[] ): string {
	return parts.join( ',' );
}

/**
 * Whether the site can provide this part for this user: not if the feature is
 * off, or if it needs a connection and there is none.
 */
export function shouldFetchPart( state: RootState, name: PartName ): boolean {
	switch ( name ) {
		case 'protect':
			return isModuleActive( state, name );
		case 'stats':
			// A manager who has just turned it on doesn't have the view
			// permission in this page's data yet.
			return (
				isModuleActive( state, name ) &&
				( canViewStats( state ) || canManageModules( state ) )
			);
		case 'akismet':
		case 'vaultpress':
			return ! isOffline( state );
		case 'activity':
			// Without the account service, it is the site's own log.
			return (
				( ( isLocalMode( state ) || isOffline( state ) ) &&
					canManageModules( state ) ) ||
				hasProvider( state )
			);
		case 'monitor':
			return isModuleActive( state, name ) && hasProvider( state );
		default:
			return isProviderPart( name )
				? hasProvider( state )
				: isModuleActive( state, name ) && canManageModules( state );
	}
}

function hasProvider( state: RootState ): boolean {
	return (
		isRegistered( state ) &&
		! isLocalMode( state ) &&
		! isOffline( state ) &&
		canManageModules( state )
	);
}
