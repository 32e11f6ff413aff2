import type { Rewind } from '../../api/parts/rewind';
import type { Vaultpress } from '../../api/parts/small-parts';
import { FAILED, LOADING, ready, stale } from './part.fixture';
import { getBackupState } from './backup-state';
import type { BackupState, BackupStateInput } from './backup-state';

const SAVED = new Date( '2026-11-20T10:00:00Z' );
const REWIND: Rewind = {
	state: 'unavailable',
	reason: '',
	credentials: [],
	lastUpdated: SAVED,
	lastBackup: null,
};
const VAULT: Vaultpress = {
	kind: 'registered',
	hasBackups: true,
	hasSecurity: false,
	threatCount: 0,
	lastBackup: SAVED,
};

const INPUT: BackupStateInput = {
	rewind: ready( REWIND ),
	vaultpress: ready( { kind: 'not-active' } ),
	vaultPlugin: 'not-installed',
};

const rewind = ( fields: Partial< Rewind > ) => ( {
	rewind: ready( { ...REWIND, ...fields } ),
} );
const saved: Partial< BackupStateInput > = {
	vaultpress: ready( VAULT ),
	vaultPlugin: 'active',
};
const pending: Partial< BackupStateInput > = {
	vaultpress: LOADING,
	vaultPlugin: 'active',
};

const TABLE: readonly [ string, Partial< BackupStateInput >, BackupState ][] = [
	[ 'loading', { rewind: LOADING }, { kind: 'loading' } ],
	[
		'loading, but VaultPress is known to back up the site',
		{ ...saved, rewind: LOADING },
		{ kind: 'vault', lastBackup: SAVED },
	],
	[ 'failed', { rewind: FAILED }, { kind: 'failed', part: 'rewind' } ],
	[
		'failed, whatever VaultPress reports',
		{ ...saved, rewind: FAILED },
		{ kind: 'failed', part: 'rewind' },
	],
	[
		'old data still count',
		{ rewind: stale( { ...REWIND, state: 'active' } ) },
		{ kind: 'active', lastUpdated: SAVED },
	],
	[
		'provisioning',
		rewind( { state: 'provisioning' } ),
		{ kind: 'provisioning' },
	],
	[
		'awaiting credentials',
		rewind( { state: 'awaiting_credentials' } ),
		{ kind: 'awaiting-credentials' },
	],
	[
		'active',
		rewind( { state: 'active' } ),
		{ kind: 'active', lastUpdated: SAVED },
	],
	[
		'B156: a status that nobody knows (paused)',
		rewind( { state: 'unknown' } ),
		{ kind: 'unknown' },
	],
	[
		'A123 B156: an unknown status is not unavailable, even with VaultPress',
		{ ...rewind( { state: 'unknown' } ), ...saved },
		{ kind: 'unknown' },
	],
	[
		'A124: a new site',
		rewind( { reason: 'site_new' } ),
		{ kind: 'preparing' },
	],
	[
		'A123 B155: a new site that VaultPress backs up',
		{ ...rewind( { reason: 'site_new' } ), ...saved },
		{ kind: 'vault', lastBackup: SAVED },
	],
	[
		'A124: a new site whose VaultPress has no key',
		{
			...rewind( { reason: 'site_new' } ),
			vaultpress: ready( { kind: 'not-registered' } ),
			vaultPlugin: 'active',
		},
		{ kind: 'preparing' },
	],
	[
		'A124: a new site does not wait for VaultPress',
		{ ...rewind( { reason: 'site_new' } ), ...pending },
		{ kind: 'preparing' },
	],
	[
		'A123 B155: VaultPress backs up the site',
		saved,
		{ kind: 'vault', lastBackup: SAVED },
	],
	[
		'A123 B155: VaultPress backs up the site, and the user is not told of the plugin',
		{ ...saved, vaultPlugin: null },
		{ kind: 'vault', lastBackup: SAVED },
	],
	[ 'A123 B155: VaultPress is loading', pending, { kind: 'loading' } ],
	[
		'A123 B155: only the provider knows that VaultPress is active',
		{
			...rewind( { reason: 'vp_active_on_site' } ),
			vaultpress: LOADING,
			vaultPlugin: null,
		},
		{ kind: 'loading' },
	],
	[
		'A123 B155: VaultPress can’t be read',
		{ vaultpress: FAILED, vaultPlugin: 'active' },
		{ kind: 'failed', part: 'vaultpress' },
	],
	[
		'A123 B155: VaultPress has no key',
		{ ...pending, vaultpress: ready( { kind: 'not-registered' } ) },
		{ kind: 'vault-not-registered' },
	],
	[
		'VaultPress does not back up the site',
		{ ...saved, vaultpress: ready( { ...VAULT, hasBackups: false } ) },
		{ kind: 'none', reason: '' },
	],
	[
		'nothing backs up the site, and VaultPress is not awaited',
		{ ...rewind( { reason: 'missing_plan' } ), vaultpress: LOADING },
		{ kind: 'none', reason: 'missing_plan' },
	],
];

it.each( TABLE )( 'the state of the backups: %s', ( _title, input, state ) => {
	expect( getBackupState( { ...INPUT, ...input } ) ).toEqual( state );
} );
