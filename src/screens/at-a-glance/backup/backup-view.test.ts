import type { Rewind } from '../../../api/parts/rewind';
import type { Backups, Vaultpress } from '../../../api/parts/small-parts';
import { FAILED, LOADING, ready, stale } from '../../shared/part.fixture';
import { backupView } from './backup-view';
import type { BackupInput, BackupView } from './backup-view';
import type { RecordView } from './record-view';

const SAVED = new Date( '2026-11-20T10:00:00Z' );
const ACTIVE: Rewind = {
	state: 'active',
	reason: '',
	credentials: [],
	lastUpdated: SAVED,
	lastBackup: null,
};
const NO_BACKUP: Rewind = { ...ACTIVE, state: 'unavailable' };
const VAULT: Vaultpress = {
	kind: 'registered',
	hasBackups: true,
	hasSecurity: false,
	threatCount: 0,
	lastBackup: SAVED,
};
const RECORD: RecordView = {
	kind: 'counts',
	counts: { posts: 30, plugins: 4, comments: 300 },
	hasPopup: true,
};

const OWNED: BackupInput = {
	isManager: true,
	showsBackups: true,
	siteStatus: 'connected',
	isMultisite: false,
	rewind: ready( ACTIVE ),
	vaultpress: LOADING,
	vaultPlugin: 'not-installed',
	pace: 'real-time',
	isVaultPlan: false,
	isPlanLoading: false,
	offer: 'none',
	record: RECORD,
	areOwnOn: false,
	areOwnAvailable: false,
	ownOverride: null,
	own: LOADING,
};

const OWN: Backups = {
	is_running: false,
	last_at: SAVED.getTime() / 1000,
	error: '',
	is_partly_restored: false,
};
const withOwn = ( fields: Partial< Backups > = {} ) => ( {
	areOwnOn: true,
	areOwnAvailable: true,
	own: ready( { ...OWN, ...fields } ),
} );
const ownActive: BackupView = {
	kind: 'own-active',
	isRunning: false,
	lastBackup: SAVED,
};

const withRewind = ( fields: Partial< Rewind > ) => ( {
	rewind: ready( { ...ACTIVE, ...fields } ),
} );
const unavailable = { rewind: ready( NO_BACKUP ), pace: null };
const active: BackupView = {
	kind: 'active',
	pace: 'real-time',
	lastUpdated: SAVED,
	record: RECORD,
};

const TABLE: readonly [ string, Partial< BackupInput >, BackupView ][] = [
	[
		'C009: hidden for who doesn’t manage the site',
		{ isManager: false },
		{ kind: 'hidden' },
	],
	[ 'hidden by a filter', { showsBackups: false }, { kind: 'hidden' } ],
	[
		'B488: unavailable offline',
		{ siteStatus: 'offline', rewind: LOADING },
		{ kind: 'offline' },
	],
	[
		'B487: asks to connect before the site is connected',
		{ siteStatus: 'not-connected', rewind: LOADING },
		{ kind: 'not-connected' },
	],
	[
		'loads, and keeps the room of the record bar that will come',
		{ rewind: LOADING },
		{ kind: 'loading', record: RECORD },
	],
	[
		'keeps it too while the plan is not known',
		{ rewind: LOADING, pace: null, isPlanLoading: true },
		{ kind: 'loading', record: RECORD },
	],
	[
		'loads without it on a plan that has no backups',
		{ rewind: LOADING, pace: null },
		{ kind: 'loading', record: { kind: 'none' } },
	],
	[
		'says when it could not be loaded',
		{ rewind: FAILED },
		{ kind: 'failed', part: 'rewind' },
	],
	[
		'shows old data when they could not be refreshed',
		{ rewind: stale( ACTIVE ) },
		active,
	],
	[
		'A119 A120: provisioning',
		withRewind( { state: 'provisioning' } ),
		{ kind: 'provisioning' },
	],
	[
		'A119 A121: awaiting credentials',
		withRewind( { state: 'awaiting_credentials' } ),
		{ kind: 'awaiting-credentials' },
	],
	[ 'A119 A122: active in real time', {}, active ],
	[ 'A122: active daily', { pace: 'daily' }, { ...active, pace: 'daily' } ],
	[
		'A122: active at a pace that the plan doesn’t tell',
		{ pace: null },
		{ ...active, pace: null },
	],
	[
		'A124: a new site is being prepared',
		withRewind( { state: 'unavailable', reason: 'site_new' } ),
		{ kind: 'preparing' },
	],
	[
		'A123: a new site that the vault plugin backs up',
		{
			...withRewind( { state: 'unavailable', reason: 'site_new' } ),
			vaultPlugin: 'active',
			vaultpress: ready( VAULT ),
		},
		{ kind: 'vault-active', lastBackup: SAVED },
	],
	[
		'A123: unavailable, and the vault plugin is on: its data load',
		{ ...unavailable, vaultPlugin: 'active' },
		{ kind: 'loading', record: { kind: 'none' } },
	],
	[
		'A123: the vault plugin’s data can’t be loaded',
		{ ...unavailable, vaultPlugin: 'active', vaultpress: FAILED },
		{ kind: 'failed', part: 'vaultpress' },
	],
	[
		'A123: the vault plugin makes the backups',
		{ ...unavailable, vaultPlugin: 'active', vaultpress: ready( VAULT ) },
		{ kind: 'vault-active', lastBackup: SAVED },
	],
	[
		'A123: the provider knows of the vault plugin, the user isn’t told',
		{
			rewind: ready( { ...NO_BACKUP, reason: 'vp_active_on_site' } ),
			vaultPlugin: null,
			vaultpress: ready( VAULT ),
		},
		{ kind: 'vault-active', lastBackup: SAVED },
	],
	[
		'A123: the vault plugin is not registered',
		{
			...unavailable,
			vaultPlugin: 'active',
			vaultpress: ready( { kind: 'not-registered' } ),
		},
		{ kind: 'vault-not-registered' },
	],
	[
		'A123: a vault plugin that backs nothing up is none',
		{
			...unavailable,
			vaultPlugin: 'active',
			vaultpress: ready( { ...VAULT, hasBackups: false } ),
			offer: 'upgrade',
		},
		{ kind: 'upgrade' },
	],
	[
		'A123 B156: an unknown state is not unavailable, even with the vault plugin',
		{
			...withRewind( { state: 'unknown' } ),
			vaultPlugin: 'active',
			vaultpress: ready( VAULT ),
		},
		{ kind: 'unknown' },
	],
	[
		'A123: the vault plugin is off or missing, on its plans',
		{ ...unavailable, isVaultPlan: true, pace: 'daily' },
		{ kind: 'vault-plugin' },
	],
	[
		'A298: an upgrade for a connected owner',
		{ ...unavailable, offer: 'upgrade' },
		{ kind: 'upgrade' },
	],
	[
		'A298: a connect prompt without one',
		{ ...unavailable, offer: 'connect' },
		{ kind: 'connect' },
	],
	[
		'loads until it is known what to offer',
		{ ...unavailable, isPlanLoading: true },
		{ kind: 'loading', record: { kind: 'none' } },
	],
	[
		'says that it is unavailable where nothing is offered',
		withRewind( { state: 'unavailable', reason: 'host_not_supported' } ),
		{ kind: 'unavailable', reason: 'host_not_supported' },
	],
	[
		'offers backups on this server without an account service',
		{ siteStatus: 'local', areOwnAvailable: true },
		{ kind: 'own-off' },
	],
	[
		'needs an account service where a filter removes the site’s own backups',
		{ siteStatus: 'local' },
		{ kind: 'needs-service' },
	],
	[
		'hidden in local mode on a network, which the plugin can’t back up',
		{ siteStatus: 'local', isMultisite: true },
		{ kind: 'hidden' },
	],
	[ 'shows on a connected network', { isMultisite: true }, active ],
	...( [ 'local', 'offline', 'not-connected' ] as const ).map(
		( siteStatus ): [ string, Partial< BackupInput >, BackupView ] => [
			`shows the site’s own backups (${ siteStatus })`,
			{ ...withOwn(), siteStatus },
			ownActive,
		]
	),
	[
		'shows the own backups while the account service makes none',
		{ ...withOwn(), ...unavailable, offer: 'upgrade' },
		ownActive,
	],
	[ 'prefers the account service’s backups', withOwn(), active ],
	[
		'the first own backup is being created',
		{ siteStatus: 'local', ...withOwn( { is_running: true, last_at: 0 } ) },
		{ kind: 'own-active', isRunning: true, lastBackup: null },
	],
	[
		'an own backup failed',
		{ siteStatus: 'local', ...withOwn( { error: 'The disk is full.' } ) },
		{ kind: 'own-failed', error: 'The disk is full.' },
	],
	[
		'a restore has not finished',
		{
			siteStatus: 'local',
			...withOwn( { error: 'Again.', is_partly_restored: true } ),
		},
		{ kind: 'own-partly-restored', error: 'Again.' },
	],
	[
		'an own backup is tried again',
		{
			siteStatus: 'local',
			...withOwn( { error: 'The disk is full.', is_running: true } ),
		},
		{ ...ownActive, isRunning: true },
	],
	[
		'the own backups are loading',
		{ siteStatus: 'local', areOwnOn: true },
		{ kind: 'loading', record: { kind: 'none' } },
	],
	[
		'the own backups couldn’t be loaded',
		{ siteStatus: 'local', areOwnOn: true, own: FAILED },
		{ kind: 'failed', part: 'backups' },
	],
];

describe( 'the Backup card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( backupView( { ...OWNED, ...input } ) ).toEqual( expected );
	} );
} );
