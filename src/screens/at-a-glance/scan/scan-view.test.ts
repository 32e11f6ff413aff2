import type { Scan } from '../../../api/parts/scan';
import type { Vaultpress } from '../../../api/parts/small-parts';
import { FAILED, LOADING, ready, stale } from '../../shared/part.fixture';
import { CLEAN, OWNED, SCANNED } from './scan.fixture';
import { scanView } from './scan-view';
import type { ScanInput, ScanView } from './scan-view';

const THREAT: Scan[ 'threats' ][ number ] = {
	id: 501,
	signature: 'Core.File.Modification',
	description: '',
	filename: '',
	firstDetected: null,
	isFixable: false,
};
const NO_SCAN: Scan = { ...CLEAN, state: 'unavailable', credentials: [] };
const VAULT_SCANS: Scan = { ...NO_SCAN, reason: 'vp_active_on_site' };
const VAULT: Vaultpress = {
	kind: 'registered',
	hasBackups: true,
	hasSecurity: true,
	threatCount: 0,
	lastBackup: null,
};

const withScan = ( fields: Partial< Scan > ) => ( {
	scan: ready( { ...CLEAN, ...fields } ),
} );
const unavailable = { scan: ready( NO_SCAN ) };

const TABLE: readonly [ string, Partial< ScanInput >, ScanView ][] = [
	[
		'C009: hidden for who doesn’t manage the site',
		{ isManager: false },
		{ kind: 'hidden' },
	],
	[ 'A155: hidden on a network', { isMultisite: true }, { kind: 'hidden' } ],
	[
		'A155: hidden on a network until the reason is known',
		{ isMultisite: true, scan: LOADING },
		{ kind: 'hidden' },
	],
	[
		'A155: shows on a network that the vault plugin scans',
		{
			isMultisite: true,
			scan: ready( VAULT_SCANS ),
			vaultpress: ready( VAULT ),
		},
		{ kind: 'vault-no-threats' },
	],
	[
		'A155: shows on a network of the provider’s',
		{ isMultisite: true, isAtomic: true },
		{
			kind: 'no-threats',
			isScanning: false,
			lastScan: SCANNED,
			canManage: false,
			part: 'scan',
		},
	],
	[
		'A139 B489: unavailable offline',
		{ siteStatus: 'offline', scan: LOADING },
		{ kind: 'offline' },
	],
	[
		'B487: asks to connect before the site is connected',
		{ siteStatus: 'not-connected', scan: LOADING },
		{ kind: 'not-connected' },
	],
	[ 'A138: loads', { scan: LOADING }, { kind: 'loading' } ],
	[
		'says when it could not be loaded',
		{ scan: FAILED },
		{ kind: 'failed', part: 'scan' },
	],
	[
		'shows old data when they could not be refreshed',
		{ scan: stale( CLEAN ) },
		{
			kind: 'no-threats',
			isScanning: false,
			lastScan: SCANNED,
			canManage: true,
			part: 'scan',
		},
	],
	[
		'A140: threats were found',
		withScan( { threats: [ THREAT, { ...THREAT, id: 502 } ] } ),
		{ kind: 'threats', count: 2, canManage: true, part: 'scan' },
	],
	[
		'A140: threats come before missing credentials',
		withScan( { threats: [ THREAT ], credentials: [] } ),
		{ kind: 'threats', count: 1, canManage: true, part: 'scan' },
	],
	[
		'A141: credentials are missing',
		withScan( { credentials: [] } ),
		{ kind: 'no-credentials', canManage: true },
	],
	[
		'A141: missing credentials come before the set-up',
		withScan( { state: 'provisioning', credentials: [] } ),
		{ kind: 'no-credentials', canManage: true },
	],
	[
		'A142: it is being set up',
		withScan( { state: 'provisioning' } ),
		{ kind: 'provisioning', part: 'scan' },
	],
	[
		'A143: no threats after a scan',
		{},
		{
			kind: 'no-threats',
			isScanning: false,
			lastScan: SCANNED,
			canManage: true,
			part: 'scan',
		},
	],
	[
		'A143: no threats so far, while it scans',
		withScan( { state: 'scanning' } ),
		{
			kind: 'no-threats',
			isScanning: true,
			lastScan: SCANNED,
			canManage: true,
			part: 'scan',
		},
	],
	[
		'a state that nobody knows says so',
		withScan( { state: 'unknown' } ),
		{ kind: 'unknown', canManage: true },
	],
	[
		'A156: no manage action where the provider hosts the site',
		{ isAtomic: true, ...withScan( { threats: [ THREAT ] } ) },
		{ kind: 'threats', count: 1, canManage: false, part: 'scan' },
	],
	[
		'A144: the vault plugin’s data count, once they are there',
		{ scan: ready( VAULT_SCANS ) },
		{ kind: 'loading' },
	],
	[
		'A144: the vault plugin’s data can’t be loaded',
		{ scan: ready( VAULT_SCANS ), vaultpress: FAILED },
		{ kind: 'failed', part: 'vaultpress' },
	],
	[
		'A144: the vault plugin found threats',
		{
			scan: ready( VAULT_SCANS ),
			vaultpress: ready( { ...VAULT, threatCount: 3 } ),
		},
		{ kind: 'vault-threats', count: 3 },
	],
	[
		'A146: the vault plugin has no registration key',
		{
			scan: ready( VAULT_SCANS ),
			vaultpress: ready( { kind: 'not-registered' } ),
		},
		{ kind: 'vault-not-registered' },
	],
	[
		'A147: the vault plugin found none',
		{ scan: ready( VAULT_SCANS ), vaultpress: ready( VAULT ) },
		{ kind: 'vault-no-threats' },
	],
	[
		'a vault plugin that scans nothing says nothing of threats',
		{
			scan: ready( VAULT_SCANS ),
			vaultpress: ready( { ...VAULT, hasSecurity: false } ),
			offer: 'upgrade',
		},
		{ kind: 'upgrade' },
	],
	[
		'A150: the vault plugin that is on, on its plans, whatever the reason',
		{
			...unavailable,
			isVaultPlan: true,
			vaultPlugin: 'active',
			vaultpress: ready( VAULT ),
		},
		{ kind: 'vault-no-threats' },
	],
	[
		'A148 A149: the vault plugin is off or missing, on its plans',
		{ ...unavailable, isVaultPlan: true },
		{ kind: 'vault-plugin' },
	],
	[
		'A150: no vault plugin on any other plan',
		{ ...unavailable, offer: 'upgrade' },
		{ kind: 'upgrade' },
	],
	[
		'A150: nor for whom its state is not told',
		{ ...unavailable, isVaultPlan: true, vaultPlugin: null },
		{ kind: 'unavailable', reason: '' },
	],
	[
		'A145: an upgrade for a connected owner',
		{ ...unavailable, offer: 'upgrade' },
		{ kind: 'upgrade' },
	],
	[
		'A145: a connect prompt without one',
		{ ...unavailable, offer: 'connect' },
		{ kind: 'connect' },
	],
	[
		'loads until it is known what to offer',
		{ ...unavailable, isPlanLoading: true },
		{ kind: 'loading' },
	],
	[
		'says that it is unavailable where nothing is offered',
		{ scan: ready( { ...NO_SCAN, reason: 'host_not_supported' } ) },
		{ kind: 'unavailable', reason: 'host_not_supported' },
	],
];

describe( 'the Scan card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( scanView( { ...OWNED, ...input } ) ).toEqual( expected );
	} );
} );
