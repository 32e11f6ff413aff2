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
import { isProviderPart } from './parts';
import type { PartState } from './parts';

const LOADING = { kind: 'loading' } as const;

export function getPart< Name extends PartName >(
	state: RootState,
	name: Name
): PartState< PartBodies[ Name ] > {
	return state.site.parts[ name ] ?? LOADING;
}

/** The last that was good of it, however old; null where there is nothing. */
export function getPartData< Name extends PartName >(
	state: RootState,
	name: Name
): PartBodies[ Name ] | null {
	const part = getPart( state, name );
	return part.kind === 'ready' || part.kind === 'stale' ? part.data : null;
}

/** Is it being asked for, for the first time or again? */
export function isPartRefreshing( state: RootState, name: PartName ): boolean {
	return getPendingKeys( state, 'site', 'fetch-parts' ).some( ( parts ) =>
		parts.split( ',' ).includes( name )
	);
}

/** The request's key: the parts that it asks for. */
export function partsKey( parts: readonly PartName[] ): string {
	return parts.join( ',' );
}

/**
 * Would the site have an answer for this user? What is switched off counts
 * nothing, and without a connection there is nobody to ask.
 */
export function shouldFetchPart( state: RootState, name: PartName ): boolean {
	switch ( name ) {
		case 'protect':
			return isModuleActive( state, name );
		case 'stats':
			// Who has just switched it on has the right since then only.
			return (
				isModuleActive( state, name ) &&
				( canViewStats( state ) || canManageModules( state ) )
			);
		case 'akismet':
		case 'vaultpress':
			return ! isOffline( state );
		case 'monitor':
			return (
				isModuleActive( state, name ) && hasProviderFor( state, name )
			);
		default:
			return hasProviderFor( state, name );
	}
}

function hasProviderFor( state: RootState, name: PartName ): boolean {
	return (
		isProviderPart( name ) &&
		isRegistered( state ) &&
		! isLocalMode( state ) &&
		! isOffline( state ) &&
		canManageModules( state )
	);
}
