/** @jest-environment ./tools/jest/browser-environment.js */
import { readBody, text, value } from './parts.fixture';
import type { PartRow } from './parts.fixture';

const BODIES: readonly PartRow[] = [
	[
		'rewind’s state and reason (A235, C309)',
		'rewind',
		text( {
			state: 'active',
			reason: '',
			last_updated: 1656650000,
			credentials: [
				{ role: 'main', type: 'managed', still_valid: true },
			],
			backup_status: { last_backup_time: '2022-07-01 03:00:00' },
		} ),
		{
			state: 'active',
			reason: '',
			credentials: [ { role: 'main', type: 'managed', isValid: true } ],
			lastUpdated: new Date( 1656650000000 ),
			lastBackup: new Date( '2022-07-01T03:00:00Z' ),
		},
	],
	[
		'a rewind that is off, without a word more',
		'rewind',
		text( { state: 'inactive', reason: null } ),
		{
			state: 'unavailable',
			reason: '',
			credentials: [],
			lastUpdated: null,
			lastBackup: null,
		},
	],
	[
		'a rewind state that nobody has told us of',
		'rewind',
		text( { state: 'resting' } ),
		expect.objectContaining( { state: 'unknown' } ),
	],
	[
		'scan’s state, threats, credentials and reason (A236, C310)',
		'scan',
		text( {
			state: 'idle',
			reason: null,
			credentials: [],
			threats: [
				{
					id: '501',
					signature: 'Core.File.Modification',
					first_detected: '2022-06-30T01:00:00.000Z',
					fixable: { fixer: 'replace' },
					filename: null,
				},
			],
			most_recent: { timestamp: '2022-07-01T02:00:00+00:00' },
		} ),
		{
			state: 'idle',
			reason: '',
			credentials: [],
			threats: [
				{
					id: 501,
					signature: 'Core.File.Modification',
					description: '',
					filename: '',
					firstDetected: new Date( '2022-06-30T01:00:00Z' ),
					isFixable: true,
				},
			],
			mostRecent: new Date( '2022-07-01T02:00:00Z' ),
		},
	],
	...[ 'unavailable', 'provisioning', 'idle', 'scanning' ].map(
		( state ): PartRow => [
			`scan’s state ${ state } (A237)`,
			'scan',
			text( { state, reason: 'vp_active_on_site' } ),
			expect.objectContaining( { state, reason: 'vp_active_on_site' } ),
		]
	),
	[
		'the vault plugin on a site that stands elsewhere (A238)',
		'scan',
		text( { state: 'unavailable', reason: 'vp_active_on_site' } ),
		expect.objectContaining( { reason: 'vp_active_on_site' } ),
	],
	[
		'activity',
		'activity',
		value( [
			{
				id: 'event-1',
				summary: 'Marta published a post',
				actor: 'Marta',
				published: '2022-07-01T02:00:00+00:00',
			},
		] ),
		[
			{
				id: 'event-1',
				summary: 'Marta published a post',
				actor: 'Marta',
				published: new Date( '2022-07-01T02:00:00Z' ),
			},
		],
	],
	[
		'the monitor of a site that was never down',
		'monitor',
		{ last_down: null, last_checked: '2022-07-01T02:00:00+00:00' },
		{
			lastDown: null,
			lastChecked: new Date( '2022-07-01T02:00:00Z' ),
		},
	],
	[ 'an anti-spam count', 'akismet', 12, { kind: 'count', count: 12 } ],
	[
		'an anti-spam count as people write it',
		'akismet',
		'1,234',
		{ kind: 'count', count: 1234 },
	],
	[
		'no anti-spam plugin',
		'akismet',
		'not_installed',
		{ kind: 'not-installed' },
	],
	[
		'an anti-spam plugin that is off',
		'akismet',
		'not_active',
		{ kind: 'not-active' },
	],
	[
		'an anti-spam key that is wrong',
		'akismet',
		'invalid_key',
		{ kind: 'invalid-key' },
	],
	[
		'the vault plugin without a key (A240)',
		'vaultpress',
		{ code: 'not_registered', message: 'Register it.' },
		{ kind: 'not-registered' },
	],
	[
		'the vault plugin’s features and threats (A239, B384, C205)',
		'vaultpress',
		{
			code: 'success',
			message: 'Good.',
			data: {
				features: { backups: true, security: true },
				security: { notice_count: '2' },
				backups: { last_backup: 1660000000 },
			},
		},
		{
			kind: 'registered',
			hasBackups: true,
			hasSecurity: true,
			threatCount: 2,
			lastBackup: new Date( 1660000000000 ),
		},
	],
	[
		'the vault plugin before its first backup',
		'vaultpress',
		{ features: { backups: true, security: false } },
		expect.objectContaining( {
			kind: 'registered',
			hasSecurity: false,
			lastBackup: null,
		} ),
	],
	[ 'blocked logins, as text', 'protect', '1289', 1289 ],
	[ 'blocked logins that were never counted', 'protect', false, 0 ],
];

it.each( BODIES )( 'reads %s', async ( _title, name, body, expected ) => {
	expect( await readBody( name, body ) ).toEqual( {
		kind: 'body',
		data: expected,
		updatedAt: expect.any( Number ),
		error: null,
	} );
} );

it.each( [
	[ 'text that is no JSON', 'scan', { code: 'success', data: '<p>' } ],
	[ 'an envelope without data', 'rewind', { code: 'success' } ],
	[ 'an empty object', 'site', text( {} ) ],
	[ 'a list in place of an object', 'scan', text( [] ) ],
	[ 'an object in place of a list', 'activity', value( {} ) ],
	[ 'numbers in place of text', 'features', text( { active: [ 7 ] } ) ],
	[ 'text in place of a number', 'protect', 'many' ],
	[ 'null', 'akismet', null ],
	[ 'true', 'monitor', true ],
	[ 'a stray envelope', 'vaultpress', { code: 'success', data: null } ],
] as const )( 'takes %s for a failure', async ( _title, name, body ) => {
	expect( await readBody( name, body ) ).toMatchObject( {
		kind: 'failure',
		error: { message: expect.stringMatching( /./ ) },
	} );
} );
