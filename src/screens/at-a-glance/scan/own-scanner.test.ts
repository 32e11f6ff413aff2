import type { Scanner } from '../../../api/parts/small-parts';
import { FAILED, LOADING, ready } from '../../shared/part.fixture';
import { CLEAN, OWNED, SCANNED } from './scan.fixture';
import { scanView } from './scan-view';
import type { ScanInput, ScanView } from './scan-view';

const SCANNER: Scanner = {
	is_running: false,
	finished_at: SCANNED.getTime() / 1000,
	threats: 2,
};
const OWN_THREATS: ScanView = {
	kind: 'threats',
	count: 2,
	canManage: true,
	part: 'scanner',
};
const OWN = { isScannerOn: true, scanner: ready( SCANNER ) };

/** The main site of a network in local mode, for its administrators. */
const ON_NETWORK: Partial< ScanInput > = {
	siteStatus: 'local',
	isMultisite: true,
	isScannerOn: true,
	scan: LOADING,
};
const unavailable = {
	scan: ready( { ...CLEAN, state: 'unavailable' } as const ),
};

const TABLE: readonly [ string, Partial< ScanInput >, ScanView ][] = [
	[
		'offers the site’s own scanner without an account service',
		{ siteStatus: 'local' },
		{ kind: 'scanner-off' },
	],
	[
		'needs an account service where a filter removes the scanner',
		{ siteStatus: 'local', isScannerAvailable: false },
		{ kind: 'needs-service' },
	],
	...( [ 'local', 'offline', 'not-connected' ] as const ).map(
		( siteStatus ): [ string, Partial< ScanInput >, ScanView ] => [
			`shows what the site’s own scanner found (${ siteStatus })`,
			{ ...OWN, siteStatus },
			OWN_THREATS,
		]
	),
	[
		'shows the own scanner while the account service doesn’t scan the site',
		{ ...OWN, ...unavailable, offer: 'upgrade' },
		OWN_THREATS,
	],
	[
		'prefers the account service’s results',
		OWN,
		{
			kind: 'no-threats',
			isScanning: false,
			lastScan: SCANNED,
			canManage: true,
			part: 'scan',
		},
	],
	[
		'says when the own scanner found nothing',
		{
			siteStatus: 'local',
			isScannerOn: true,
			scanner: ready( { ...SCANNER, threats: 0, is_running: true } ),
		},
		{
			kind: 'no-threats',
			isScanning: true,
			lastScan: SCANNED,
			canManage: true,
			part: 'scanner',
		},
	],
	[
		'doesn’t say that nothing was found before the first scan',
		{
			siteStatus: 'local',
			isScannerOn: true,
			scanner: ready( { ...SCANNER, threats: 0, finished_at: 0 } ),
		},
		{ kind: 'provisioning', part: 'scanner' },
	],
	[
		'loads the own scanner’s results',
		{ isScannerOn: true, siteStatus: 'local' },
		{ kind: 'loading' },
	],
	[
		'says that the own scanner’s results couldn’t be loaded',
		{ isScannerOn: true, siteStatus: 'local', scanner: FAILED },
		{ kind: 'failed', part: 'scanner' },
	],
	[
		'shows what the own scanner found on a network in local mode',
		{ ...ON_NETWORK, scanner: ready( SCANNER ) },
		OWN_THREATS,
	],
	[
		'loads the own scanner’s results on a network',
		ON_NETWORK,
		{ kind: 'loading' },
	],
	[
		'says that the results of a network couldn’t be loaded',
		{ ...ON_NETWORK, scanner: FAILED },
		{ kind: 'failed', part: 'scanner' },
	],
	[
		'hidden on a network’s other sites, which the main site scans',
		{ ...ON_NETWORK, isScannerOn: false, isScannerAvailable: false },
		{ kind: 'hidden' },
	],
	[
		'hidden for a network’s users who may not see what was found',
		{ ...ON_NETWORK, canOpenScanner: false },
		{ kind: 'hidden' },
	],
	[
		'offers the scanner on the main site of a network',
		{ ...ON_NETWORK, isScannerOn: false },
		{ kind: 'scanner-off' },
	],
	[
		'hidden in local mode where code of the site forbids the scanner',
		{ siteStatus: 'local', scannerOverride: 'inactive' },
		{ kind: 'hidden' },
	],
	[
		'asks to connect where code of the site forbids the scanner',
		{ siteStatus: 'not-connected', scannerOverride: 'inactive' },
		{ kind: 'not-connected' },
	],
	...( [ 'connected', 'offline', 'not-connected' ] as const ).map(
		( siteStatus ): [ string, Partial< ScanInput >, ScanView ] => [
			`A155: hidden on a network that is ${ siteStatus }, also with the own scanner`,
			{ ...ON_NETWORK, siteStatus, scanner: ready( SCANNER ) },
			{ kind: 'hidden' },
		]
	),
];

describe( 'the Scan card with the site’s own scanner', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( scanView( { ...OWNED, ...input } ) ).toEqual( expected );
	} );
} );
