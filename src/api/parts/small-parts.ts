import { isRecord } from '../../lib/is-record';
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

/** One line of the site's activity log. */
export interface ActivityEvent {
	readonly id: string;
	readonly summary: string;
	/** Who did it; '' when the log doesn't say. */
	readonly actor: string;
	readonly published: Date | null;
}

/** Newest first, five at most on the dashboard. */
export type Activity = readonly ActivityEvent[];

const readActivity: Reader< Activity > = readList(
	readFields< ActivityEvent >( {
		id: ( value, at ) =>
			typeof value === 'number'
				? String( value )
				: readString( value, at ),
		summary: readString,
		actor: readText,
		published: readTimestamp,
	} )
);

/** What watches the site from outside has seen; null = never. */
export interface Monitor {
	readonly lastDown: Date | null;
	readonly lastChecked: Date | null;
}

const readMonitor: Reader< Monitor > = ( value, at ) => {
	const wire = readFields< {
		last_down: Date | null;
		last_checked: Date | null;
	} >( { last_down: readTimestamp, last_checked: readTimestamp } )(
		value,
		at
	);
	return { lastDown: wire.last_down, lastChecked: wire.last_checked };
};

/** The anti-spam plugin: what keeps it from counting, or its count. */
export type Akismet =
	| { readonly kind: 'not-installed' | 'not-active' | 'invalid-key' }
	| { readonly kind: 'count'; readonly count: number };

const AKISMET_TROUBLES: Readonly< Record< string, Akismet > > = {
	not_installed: { kind: 'not-installed' },
	not_active: { kind: 'not-active' },
	invalid_key: { kind: 'invalid-key' },
};

/** A bare value; some servers write the count as people do: `1,234`. */
const readAkismet: Reader< Akismet > = ( value, at ) => {
	if ( typeof value !== 'string' ) {
		return { kind: 'count', count: readNumber( value, at ) };
	}
	return (
		AKISMET_TROUBLES[ value ] ?? {
			kind: 'count',
			count: readNumber(
				/^\d{1,3}([,.\s]\d{3})+$/.test( value )
					? value.replace( /\D/g, '' )
					: value,
				at
			),
		}
	);
};

/** The vault backup plugin, as its own service sees the site. */
export type Vaultpress =
	| { readonly kind: 'not-active' }
	| { readonly kind: 'not-registered' }
	| {
			readonly kind: 'registered';
			readonly hasBackups: boolean;
			readonly hasSecurity: boolean;
			readonly threatCount: number;
			readonly lastBackup: Date | null;
	  };

const readVaultData = readFields< {
	features: { backups: boolean; security: boolean };
	security: { notice_count: number } | null;
	backups: { last_backup: Date | null } | null;
} >( {
	features: readFields< { backups: boolean; security: boolean } >( {
		backups: readFlag,
		security: readFlag,
	} ),
	security: readOptional(
		readFields< { notice_count: number } >( {
			notice_count: readOptional( readNumber, 0 ),
		} ),
		null
	),
	backups: readOptional(
		readFields< { last_backup: Date | null } >( {
			last_backup: readTimestamp,
		} ),
		null
	),
} );

const readVaultpress: Reader< Vaultpress > = ( value, at = 'body' ) => {
	const body = isRecord( value ) ? value : {};
	if ( body.code === 'not_registered' ) {
		return { kind: 'not-registered' };
	}
	// Without a backup so far, servers send what else is an envelope's data.
	const { features, security, backups } = readVaultData(
		'data' in body ? body.data : value,
		`${ at }.data`
	);
	return {
		kind: 'registered',
		hasBackups: features.backups,
		hasSecurity: features.security,
		threatCount: security?.notice_count ?? 0,
		lastBackup: backups?.last_backup ?? null,
	};
};

/** Refused logins so far; 0 too when nothing was counted yet. */
const readBlockedCount: Reader< number > = ( value, at ) =>
	// The namespace's word for "not counted yet" on some servers.
	value === 'N/A' || value === null || value === false
		? 0
		: readNumber( value, at );

/** Parts of `GET dashboard`: the route of each, and how it is read. */
export const smallParts = {
	activity: { route: 'site/activity', read: readEnvelope( readActivity ) },
	monitor: { route: 'module/monitor/data', read: readMonitor },
	akismet: { route: 'module/akismet/data', read: readAkismet },
	vaultpress: { route: 'module/vaultpress/data', read: readVaultpress },
	protect: { route: 'module/protect/data', read: readBlockedCount },
};
