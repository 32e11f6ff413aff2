import type { Fault } from '../account-service/state';

/** What can be wrong with a plugin of the directory. */
export const PLUGIN_PROBLEMS = [
	/** The directory has no plugin of this name. */
	'unknown',
	/** Its zip is not there. */
	'no-zip',
	/** What comes in its place is no zip. */
	'broken-zip',
	/** The zip holds no plugin. */
	'no-header',
	/** It asks for a PHP that nobody has. */
	'incompatible',
	/** It throws when it is loaded. */
	'fatal',
	/** It says something while it is activated, and is active all the same. */
	'noisy',
] as const;
export type PluginProblem = ( typeof PLUGIN_PROBLEMS )[ number ];

/** What the anti-spam service says of an account; the first three may be used. */
export const ACCOUNT_STATUSES = [
	'active',
	'active-dunning',
	'no-sub',
	'missing',
	'cancelled',
	'suspended',
] as const;
export type AccountStatus = ( typeof ACCOUNT_STATUSES )[ number ];

/** A key of each kind, 12 characters long as the service's are. Any other is invalid. */
export const ANTISPAM_KEYS = {
	active: 'keyactive001',
	'active-dunning': 'keydunning01',
	'no-sub': 'keynosub0001',
	missing: 'keymissing01',
	cancelled: 'keycancelled',
	suspended: 'keysuspended',
} as const satisfies Record< AccountStatus, string >;

export interface PublicServicesState {
	/** What goes wrong, by host and path: `/rest.akismet.com/1.1/verify-key`. */
	faults: Record< string, Fault >;
	/** By the plugin's slug. */
	plugins: Record< string, PluginProblem >;
	/** What the vault plugin's service knows of the site. */
	vault: {
		features: { backups: boolean; security: boolean };
		security: { notice_count: number };
		/** Seconds since 1970; null before the first. */
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
