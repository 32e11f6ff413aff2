import { get } from './client';
import { readFields, readFlag } from './shape';
import type { WireConnectionStatus, WireOfflineMode } from './initial-state';

/** Why the site counts as offline; the spec's flags (B091). */
export type OfflineReason = 'filter' | 'constant' | 'wpLocalConstant' | 'url';

const OFFLINE_REASONS = [
	'filter',
	'constant',
	'wpLocalConstant',
	'url',
] as const satisfies readonly OfflineReason[];

export interface ConnectionStatus {
	/** Registered with the account service, and not offline. */
	readonly isActive: boolean;
	readonly isRegistered: boolean;
	readonly isUserConnected: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isStaging: boolean;
	readonly isPublic: boolean;
	readonly isOffline: boolean;
	/** Empty unless offline. */
	readonly offlineReasons: readonly OfflineReason[];
}

const readOfflineMode = readFields< WireOfflineMode >( {
	isActive: readFlag,
	constant: readFlag,
	url: readFlag,
	filter: readFlag,
	wpLocalConstant: readFlag,
} );

const readWireStatus = readFields<
	Omit<
		WireConnectionStatus,
		'errors' | 'isInIdentityCrisis' | 'sandboxDomain'
	>
>( {
	isActive: readFlag,
	isRegistered: readFlag,
	isUserConnected: readFlag,
	hasConnectedOwner: readFlag,
	isStaging: readFlag,
	isPublic: readFlag,
	offlineMode: readOfflineMode,
} );

export function readConnectionStatus( wire: unknown ): ConnectionStatus {
	const { offlineMode, ...status } = readWireStatus( wire, 'connection' );
	return {
		...status,
		isOffline: offlineMode.isActive,
		offlineReasons: offlineMode.isActive
			? OFFLINE_REASONS.filter( ( reason ) => offlineMode[ reason ] )
			: [],
	};
}

export async function fetchConnection(): Promise< ConnectionStatus > {
	return readConnectionStatus( await get( '/jetpack/v4/connection' ) );
}
