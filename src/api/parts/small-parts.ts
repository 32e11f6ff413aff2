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

/** An entry in the site's activity log. */
export interface ActivityEvent {
	readonly id: string;
	readonly summary: string;
	/** The user or service that did it; '' if the log doesn't say. */
	readonly actor: string;
	readonly published: Date | null;
}

/** Newest first; the dashboard shows at most five. */
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

/**
 * Downtime monitoring: when the site was last down and last checked; null if
 * never.
 */
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

/**
 * The anti-spam plugin: the number of blocked comments, or why there is none.
 */
export type Akismet =
	| { readonly kind: 'not-installed' | 'not-active' | 'invalid-key' }
	| { readonly kind: 'count'; readonly count: number };

const AKISMET_TROUBLES: Readonly< Record< string, Akismet > > = {
	not_installed: { kind: 'not-installed' },
	not_active: { kind: 'not-active' },
	invalid_key: { kind: 'invalid-key' },
};

/** A plain value; some servers format the count with separators: `1,234`. */
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

/** What the site's own spam filter did in the last 30 days. */
export interface SpamFilter {
	/** The anti-spam plugin has a key and does the work. */
	readonly stands_aside: boolean;
	/** Comments, messages and registrations. */
	readonly caught: number;
	/** The most frequent ones, in the user's language. */
	readonly reasons: readonly {
		readonly text: string;
		readonly count: number;
	}[];
}

const readSpamFilter = readFields< SpamFilter >( {
	stands_aside: readFlag,
	caught: readNumber,
	reasons: readList( readFields( { text: readText, count: readNumber } ) ),
} );

/** The site's own scanner. */
export interface Scanner {
	readonly is_running: boolean;
	/** Unix time of the last scan; 0 if there was none. */
	readonly finished_at: number;
	readonly threats: number;
}

const readScanner = readFields< Scanner >( {
	is_running: readFlag,
	finished_at: readNumber,
	threats: readNumber,
} );

/** The backups on the site's own server. */
export interface Backups {
	readonly is_running: boolean;
	/** Unix time of the last backup; 0 if there is none. */
	readonly last_at: number;
	/** Why the last one failed; '' if it didn't. */
	readonly error: string;
	/** A restore has not finished; `error` says what to do. */
	readonly is_partly_restored: boolean;
}

const readBackups = readFields< Backups >( {
	is_running: readFlag,
	last_at: readNumber,
	error: readText,
	is_partly_restored: readFlag,
} );

/** The backup plugin's data, from its own service. */
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
	// If there is no backup yet, servers send the envelope's data without
	// `backups`.
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

/** Blocked logins so far; also 0 if nothing has been counted yet. */
const readBlockedCount: Reader< number > = ( value, at ) =>
	// Sent by some servers when nothing has been counted yet.
	value === 'N/A' || value === null || value === false
		? 0
		: readNumber( value, at );

/**
 * Parts of `GET dashboard`, with each one's route and reader. `isLocal`: the site
 * computes it; other parts come from the account service.
 */
export const smallParts = {
	activity: { route: 'site/activity', read: readEnvelope( readActivity ) },
	monitor: { route: 'module/monitor/data', read: readMonitor },
	akismet: {
		route: 'module/akismet/data',
		read: readAkismet,
		isLocal: true,
	},
	'spam-filter': {
		route: 'module/spam-filter/data',
		read: readSpamFilter,
		isLocal: true,
	},
	scanner: {
		route: 'module/scanner/data',
		read: readScanner,
		isLocal: true,
	},
	backups: {
		route: 'module/backups/data',
		read: readBackups,
		isLocal: true,
	},
	vaultpress: {
		route: 'module/vaultpress/data',
		read: readVaultpress,
		isLocal: true,
	},
	protect: {
		route: 'module/protect/data',
		read: readBlockedCount,
		isLocal: true,
	},
};
