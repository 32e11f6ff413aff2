import type { Fault } from '../account-service/state';

/** Faults of a plugin in the directory. */
export const PLUGIN_PROBLEMS = [
	/** The directory doesn't list the plugin. */
	'unknown',
	/** Its zip returns a 404. */
	'no-zip',
	/** The download isn't a zip. */
	'broken-zip',
	/** The zip doesn't contain a plugin. */
	'no-header',
	/** It requires a PHP version that doesn't exist. */
	'incompatible',
	/** It throws when it is loaded. */
	'fatal',
	/** It prints output during activation, but is activated. */
	'noisy',
] as const;
export type PluginProblem = ( typeof PLUGIN_PROBLEMS )[ number ];

/**
 * Account states of the anti-spam service; keys of the first three are usable.
 */
export const ACCOUNT_STATUSES = [
	'active',
	'active-dunning',
	'no-sub',
	'missing',
	'cancelled',
	'suspended',
] as const;
export type AccountStatus = ( typeof ACCOUNT_STATUSES )[ number ];

/**
 * A key for each account state, 12 characters long like real ones. Any other
 * key is invalid.
 */
export const ANTISPAM_KEYS = {
	active: 'keyactive001',
	'active-dunning': 'keydunning01',
	'no-sub': 'keynosub0001',
	missing: 'keymissing01',
	cancelled: 'keycancelled',
	suspended: 'keysuspended',
} as const satisfies Record< AccountStatus, string >;

export interface PublicServicesState {
	/** Faults by host and path: `/rest.akismet.com/1.1/verify-key`. */
	faults: Record< string, Fault >;
	/** By the plugin's slug. */
	plugins: Record< string, PluginProblem >;
	/** The vault plugin's service's data about the site. */
	vault: {
		features: { backups: boolean; security: boolean };
		security: { notice_count: number };
		/** Seconds since 1970; null before the first one. */
		backups: { last_backup: number | null };
	};
}

const LAST_BACKUP_S = 1_763_700_000;

export function startState(): PublicServicesState {
	return {
		faults: {},
		plugins: {},
		vault: {
			features: { backups: true, security: true },
			security: { notice_count: 0 },
			backups: { last_backup: LAST_BACKUP_S },
		},
	};
}
