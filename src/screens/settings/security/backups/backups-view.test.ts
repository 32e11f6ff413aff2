import type { Rewind } from '../../../../api/parts/rewind';
import type { Scan, Threat } from '../../../../api/parts/scan';
import type { Vaultpress } from '../../../../api/parts/small-parts';
import type { PartState } from '../../../../state/site/types';
import { backupsView, getThreatCount, includesScan } from './backups-view';
import type { BackupsInput, BackupsView } from './backups-view';

const LOADING = { kind: 'loading' } as const;
const FAILED = {
	kind: 'failed',
	error: { name: 'ApiError', message: 'Broken.' },
} as const;

function ready< T >( data: T ): PartState< T > {
	return { kind: 'ready', data, updatedAt: 0 };
}

function rewind(
	state: Rewind[ 'state' ],
	reason = ''
): { rewind: PartState< Rewind > } {
	return {
		rewind: ready( {
			state,
			reason,
			credentials: [],
			lastUpdated: null,
			lastBackup: null,
		} ),
	};
}

function scan( state: Scan[ 'state' ], threatCount = 0 ): PartState< Scan > {
	const threat: Threat = {
		id: 1,
		signature: 'Core',
		description: '',
		filename: '',
		firstDetected: null,
		isFixable: false,
	};
	return ready( {
		state,
		reason: '',
		threats: Array.from( { length: threatCount }, () => threat ),
		credentials: [],
		mostRecent: null,
	} );
}

function vault(
	fields: Partial< Extract< Vaultpress, { kind: 'registered' } > >
): { vaultpress: PartState< Vaultpress > } {
	return {
		vaultpress: ready( {
			kind: 'registered',
			hasBackups: false,
			hasSecurity: false,
			threatCount: 0,
			lastBackup: null,
			...fields,
		} ),
	};
}

const NO_VAULT = { vaultpress: ready< Vaultpress >( { kind: 'not-active' } ) };

const INPUT: BackupsInput = {
	siteStatus: 'connected',
	...rewind( 'active' ),
	scan: scan( 'unavailable' ),
	...NO_VAULT,
	vaultPlugin: 'active',
	offer: 'none',
	isPlanLoading: false,
	areOwnOn: false,
};

const ROWS: [ string, Partial< BackupsInput >, BackupsView ][] = [
	[
		'B488 offline, before all else',
		{ siteStatus: 'offline', rewind: FAILED },
		{ kind: 'offline' },
	],
	[ 'local mode', { siteStatus: 'local' }, { kind: 'hidden' } ],
	[
		'not connected',
		{ siteStatus: 'not-connected' },
		{ kind: 'not-connected' },
	],
	[ 'B152 provisioning', rewind( 'provisioning' ), { kind: 'provisioning' } ],
	[
		'B153 awaiting credentials',
		rewind( 'awaiting_credentials' ),
		{ kind: 'awaiting-credentials' },
	],
	[ 'B154 active', {}, { kind: 'active' } ],
	[
		'B155 unavailable: the other service’s backups',
		{ ...rewind( 'unavailable' ), ...vault( { hasBackups: true } ) },
		{ kind: 'vault' },
	],
	[
		'B155 unavailable: the other service has no key yet',
		{
			...rewind( 'unavailable' ),
			vaultpress: ready( { kind: 'not-registered' } ),
		},
		{ kind: 'vault-not-registered' },
	],
	[
		'B155 unavailable: the other service hasn’t answered',
		{ ...rewind( 'unavailable' ), vaultpress: LOADING },
		{ kind: 'checking' },
	],
	[
		'B155 unavailable: the other service can’t be read',
		{ ...rewind( 'unavailable' ), vaultpress: FAILED },
		{ kind: 'oops', part: 'vaultpress' },
	],
	[
		'unavailable, no other service: an upgrade',
		{ ...rewind( 'unavailable', 'missing_plan' ), offer: 'upgrade' },
		{ kind: 'upgrade' },
	],
	[
		'unavailable, no other service, no owner: a connection',
		{ ...rewind( 'unavailable', 'missing_plan' ), offer: 'connect' },
		{ kind: 'connect' },
	],
	[
		'unavailable, and whether there is an offer isn’t known',
		{ ...rewind( 'unavailable' ), isPlanLoading: true },
		{ kind: 'checking' },
	],
	[
		'unavailable, and nothing to offer: why',
		rewind( 'unavailable', 'host_not_supported' ),
		{
			kind: 'unavailable',
			reason: 'host_not_supported',
			areOwnOn: false,
		},
	],
	[
		'B155 a new site that the other service backs up',
		{
			...rewind( 'unavailable', 'site_new' ),
			...vault( { hasBackups: true } ),
		},
		{ kind: 'vault' },
	],
	[
		'unavailable since the site is new',
		rewind( 'unavailable', 'site_new' ),
		{ kind: 'preparing' },
	],
	[
		'B156 any other value',
		{ ...rewind( 'unknown' ), ...vault( { hasBackups: true } ) },
		{ kind: 'oops', part: 'rewind' },
	],
	[
		'B156 a failed request',
		{ rewind: FAILED },
		{ kind: 'oops', part: 'rewind' },
	],
	[
		'B157 state false, the other service without features',
		{ rewind: LOADING, ...vault( {} ) },
		{ kind: 'checking' },
	],
	[
		'B157 state false, the other service unknown',
		{ rewind: LOADING, vaultpress: LOADING },
		{ kind: 'checking' },
	],
	[
		'state false, the other service with features',
		{ rewind: LOADING, ...vault( { hasBackups: true } ) },
		{ kind: 'vault' },
	],
	[
		'old data are data',
		{
			rewind: {
				kind: 'stale',
				data: {
					state: 'provisioning',
					reason: '',
					credentials: [],
					lastUpdated: null,
					lastBackup: null,
				},
				updatedAt: 0,
				error: FAILED.error,
			},
		},
		{ kind: 'provisioning' },
	],
];

it.each( ROWS )( 'the backups card: %s', ( _title, input, expected ) => {
	expect( backupsView( { ...INPUT, ...input } ) ).toEqual( expected );
} );

it.each< [ string, Partial< BackupsInput >, number ] >( [
	[ 'none', {}, 0 ],
	[ 'of the provider’s scan', { scan: scan( 'idle', 2 ) }, 2 ],
	[
		'B155 B158 of the other service, which backs up the site',
		{
			...rewind( 'unavailable' ),
			...vault( { hasBackups: true, hasSecurity: true, threatCount: 1 } ),
		},
		1,
	],
	[
		'B155 B159 of the other service, which only scans the site',
		{
			...rewind( 'unavailable' ),
			...vault( { hasSecurity: true, threatCount: 3 } ),
		},
		3,
	],
	[
		'not the notices of a service without the security feature',
		{
			...rewind( 'unavailable' ),
			...vault( { hasBackups: true, threatCount: 3 } ),
		},
		0,
	],
	[
		'none while the provider’s backups are set up',
		{ ...rewind( 'provisioning' ), scan: scan( 'idle', 2 ) },
		0,
	],
] )( 'the threats that the card warns of: %s', ( _title, fields, expected ) => {
	const input = { ...INPUT, ...fields };
	expect( getThreatCount( backupsView( input ).kind, input ) ).toBe(
		expected
	);
} );

it.each( [
	[ 'the provider scans', { scan: scan( 'idle' ) }, true ],
	[ 'the other service scans', vault( { hasSecurity: true } ), true ],
	[ 'nobody scans', {}, false ],
	[ 'nothing is known yet', { scan: LOADING, vaultpress: LOADING }, false ],
] )(
	'B145 the card is about scanning as well: %s',
	( _title, input, expected ) => {
		expect( includesScan( { ...INPUT, ...input } ) ).toBe( expected );
	}
);
