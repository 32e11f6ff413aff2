import {
	readFields,
	readFlag,
	readList,
	readNumber,
	readOptional,
	readString,
	readText,
} from '../shape';
import type { Reader } from '../shape';
import { readEnvelope } from './envelope';
import { readTimestamp } from './timestamp';
import { readCredentials } from './rewind';
import type { ServerCredential } from './rewind';

export type ScanState =
	| 'unavailable'
	| 'provisioning'
	| 'idle'
	| 'scanning'
	| 'unknown';

export interface Scan {
	readonly state: ScanState;
	/** '' if none; `vp_active_on_site`. */
	readonly reason: string;
	readonly threats: readonly Threat[];
	readonly credentials: readonly ServerCredential[];
	/** When the last scan finished; null if none has. */
	readonly mostRecent: Date | null;
}

export interface Threat {
	readonly id: number;
	readonly signature: string;
	readonly description: string;
	readonly filename: string;
	readonly firstDetected: Date | null;
	readonly isFixable: boolean;
}

const STATES: readonly ScanState[] = [
	'unavailable',
	'provisioning',
	'idle',
	'scanning',
];

const readThreat: Reader< Threat > = ( value, at ) => {
	const wire = readFields< {
		id: number;
		signature: string;
		description: string;
		filename: string;
		first_detected: Date | null;
		fixable: unknown;
	} >( {
		id: readNumber,
		signature: readText,
		description: readText,
		filename: readText,
		first_detected: readTimestamp,
		// False, or an object that describes the fix.
		fixable: ( fixer ) => fixer,
	} )( value, at );
	return {
		id: wire.id,
		signature: wire.signature,
		description: wire.description,
		filename: wire.filename,
		firstDetected: wire.first_detected,
		isFixable: Boolean( wire.fixable ),
	};
};

const readWireScan = readFields< {
	state: string;
	reason: string;
	threats: readonly Threat[];
	credentials: readonly ServerCredential[];
	most_recent: { timestamp: Date | null; error: boolean } | null;
} >( {
	state: readString,
	reason: readText,
	threats: readOptional( readList( readThreat ), [] ),
	credentials: readCredentials,
	most_recent: readOptional(
		readFields< { timestamp: Date | null; error: boolean } >( {
			timestamp: readTimestamp,
			error: readFlag,
		} ),
		null
	),
} );

const readScan: Reader< Scan > = ( value, at ) => {
	const wire = readWireScan( value, at );
	return {
		state: STATES.find( ( known ) => known === wire.state ) ?? 'unknown',
		reason: wire.reason,
		threats: wire.threats,
		credentials: wire.credentials,
		mostRecent: wire.most_recent?.timestamp ?? null,
	};
};

export const scanPart = {
	scan: { route: 'scan', read: readEnvelope( readScan ) },
};
