import {
	readFields,
	readFlag,
	readList,
	readOptional,
	readString,
	readText,
} from '../shape';
import type { Reader } from '../shape';
import { readEnvelope } from './envelope';
import { readTimestamp } from './timestamp';

/**
 * State of the provider's backups. The provider's `inactive` becomes
 * `unavailable`.
 */
export type RewindState =
	| 'unavailable'
	| 'provisioning'
	| 'awaiting_credentials'
	| 'active'
	| 'unknown';

export interface Rewind {
	readonly state: RewindState;
	/** '' if none; `site_new`, `missing_plan`, `vp_active_on_site`, … */
	readonly reason: string;
	readonly credentials: readonly ServerCredential[];
	readonly lastUpdated: Date | null;
	readonly lastBackup: Date | null;
}

/** The provider's credentials for the site's server. */
export interface ServerCredential {
	readonly role: string;
	/** auto, ftp, managed, ssh, … */
	readonly type: string;
	readonly isValid: boolean;
}

const STATES: Readonly< Record< string, RewindState > > = {
	'': 'unavailable',
	unavailable: 'unavailable',
	inactive: 'unavailable',
	provisioning: 'provisioning',
	awaiting_credentials: 'awaiting_credentials',
	active: 'active',
};

export const readCredentials = readOptional(
	readList( ( value, at ): ServerCredential => {
		const {
			role,
			type,
			still_valid: isValid,
		} = readFields< {
			role: string;
			type: string;
			still_valid: boolean;
		} >( {
			role: readText,
			type: readText,
			// Treated as valid if the server omits it.
			still_valid: ( flag, flagAt ) =>
				flag === undefined || flag === null || readFlag( flag, flagAt ),
		} )( value, at );
		return { role, type, isValid };
	} ),
	[]
);

const readWireRewind = readFields< {
	state: string;
	reason: string;
	credentials: readonly ServerCredential[];
	last_updated: Date | null;
	backup_status: { last_backup_time: Date | null } | null;
} >( {
	state: readString,
	reason: readText,
	credentials: readCredentials,
	last_updated: readTimestamp,
	backup_status: readOptional(
		readFields< { last_backup_time: Date | null } >( {
			last_backup_time: readTimestamp,
		} ),
		null
	),
} );

const readRewind: Reader< Rewind > = ( value, at ) => {
	const wire = readWireRewind( value, at );
	return {
		state: STATES[ wire.state ] ?? 'unknown',
		reason: wire.reason,
		credentials: wire.credentials,
		lastUpdated: wire.last_updated,
		lastBackup: wire.backup_status?.last_backup_time ?? null,
	};
};

export const rewindPart = {
	rewind: { route: 'rewind', read: readEnvelope( readRewind ) },
};
