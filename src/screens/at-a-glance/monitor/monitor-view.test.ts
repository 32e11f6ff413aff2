import { FAILED, LOADING, ready, stale } from '../../shared/part.fixture';
import { monitorView } from './monitor-view';
import type { MonitorInput, MonitorView } from './monitor-view';

const CHECKED = new Date( '2026-11-20T10:00:00Z' );
const DOWN = new Date( '2026-11-08T10:00:00Z' );

const WATCHING: MonitorInput = {
	isManager: true,
	isFound: true,
	isActive: true,
	override: null,
	isAvailable: true,
	unavailableReason: '',
	siteStatus: 'connected',
	hasConnectedOwner: true,
	requiresConnection: true,
	isSelfChecking: false,
	monitor: ready( { lastDown: DOWN, lastChecked: CHECKED } ),
};

const TABLE: readonly [ string, Partial< MonitorInput >, MonitorView ][] = [
	[
		'C009: hidden for who doesn’t manage the site',
		{ isManager: false },
		{ kind: 'hidden' },
	],
	[
		'hidden where the site has no such module',
		{ isFound: false },
		{ kind: 'hidden' },
	],
	[
		'A301: hidden when it is overridden inactive',
		{ override: 'inactive' },
		{ kind: 'hidden' },
	],
	[
		'stands when it is overridden active',
		{ override: 'active' },
		{ kind: 'active', lastDown: DOWN, lastChecked: CHECKED },
	],
	[
		'A288 B490: unavailable offline',
		{ siteStatus: 'offline' },
		{ kind: 'offline' },
	],
	[
		'offers the self-check in local mode',
		{ siteStatus: 'local', hasConnectedOwner: false },
		{ kind: 'self-check-off' },
	],
	[
		'shows the self-check that is on in local mode',
		{
			siteStatus: 'local',
			hasConnectedOwner: false,
			isSelfChecking: true,
		},
		{ kind: 'self-check' },
	],
	[
		'works in local mode where it needs no service',
		{
			siteStatus: 'local',
			hasConnectedOwner: false,
			requiresConnection: false,
		},
		{ kind: 'active', lastDown: DOWN, lastChecked: CHECKED },
	],
	[
		'A299 B491: asks to connect without a connected owner',
		{ hasConnectedOwner: false, isActive: false },
		{ kind: 'not-connected' },
	],
	[
		'A299: asks to connect before the site is connected',
		{ siteStatus: 'not-connected', hasConnectedOwner: false },
		{ kind: 'not-connected' },
	],
	[
		'says why it can do nothing on this site',
		{ isAvailable: false, unavailableReason: 'Not yet.' },
		{ kind: 'unavailable', reason: 'Not yet.' },
	],
	[
		'A274: offers to activate while it is off, and waits for nothing',
		{ isActive: false, monitor: LOADING },
		{ kind: 'inactive' },
	],
	[ 'loads', { monitor: LOADING }, { kind: 'loading' } ],
	[
		'says when it could not be loaded',
		{ monitor: FAILED },
		{ kind: 'failed' },
	],
	[
		'A104: says when the site was down last',
		{},
		{ kind: 'active', lastDown: DOWN, lastChecked: CHECKED },
	],
	[
		'shows old data when they could not be refreshed',
		{ monitor: stale( { lastDown: null, lastChecked: CHECKED } ) },
		{ kind: 'active', lastDown: null, lastChecked: CHECKED },
	],
];

describe( 'the Downtime monitoring card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( monitorView( { ...WATCHING, ...input } ) ).toEqual( expected );
	} );
} );
