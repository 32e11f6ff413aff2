import { searchView } from './search-view';
import type { SearchInput, SearchView } from './search-view';

const SEARCHING: SearchInput = {
	isManager: true,
	isFound: true,
	override: null,
	isUnavailableOffline: false,
	siteStatus: 'connected',
	purchases: 'known',
	hasFeature: true,
	offer: 'none',
	isAvailable: true,
	unavailableReason: '',
	isOn: true,
	isInstant: true,
};

const NOT_HAD = { hasFeature: false, isOn: false };
const NO_BEHAVIOR = {
	isAvailable: false,
	unavailableReason: 'Needs a separate plugin.',
};
const REASON = {
	kind: 'unavailable',
	reason: 'Needs a separate plugin.',
} as const;

const TABLE: readonly [ string, Partial< SearchInput >, SearchView ][] = [
	[ 'A161 A162: on, with instant search', {}, { kind: 'instant' } ],
	[
		'A161 A163: on, with classic search',
		{ isInstant: false },
		{ kind: 'classic' },
	],
	[ 'A160: off, with the feature', { isOn: false }, { kind: 'off' } ],
	[
		'A159: no feature, and a connected owner',
		{ ...NOT_HAD, offer: 'upgrade' },
		{ kind: 'offer', offer: 'upgrade' },
	],
	[
		'A159: no feature, and no connected owner',
		{ ...NOT_HAD, offer: 'connect' },
		{ kind: 'offer', offer: 'connect' },
	],
	[
		'no feature, and nothing to offer: nothing to say',
		NOT_HAD,
		{ kind: 'hidden' },
	],
	[ 'A157: loading', { purchases: 'loading' }, { kind: 'loading' } ],
	[ 'could not be loaded', { purchases: 'failed' }, { kind: 'failed' } ],
	[
		'A158 A288: offline, whatever else is known',
		{ isUnavailableOffline: true, siteStatus: 'offline', ...NO_BEHAVIOR },
		{ kind: 'offline' },
	],
	[
		'A301: hidden by an override, even offline',
		{ override: 'inactive', isUnavailableOffline: true },
		{ kind: 'hidden' },
	],
	[
		'an override that switches it on hides nothing',
		{ override: 'active' },
		{ kind: 'instant' },
	],
	[ 'A291: for managers only', { isManager: false }, { kind: 'hidden' } ],
	[ 'not on this site', { isFound: false }, { kind: 'hidden' } ],
	[ 'no behavior yet: says so', NO_BEHAVIOR, REASON ],
	[
		'neither code nor feature: the offer comes first',
		{ ...NOT_HAD, ...NO_BEHAVIOR, offer: 'upgrade' },
		{ kind: 'offer', offer: 'upgrade' },
	],
	[
		'local mode: waits for no plan',
		{
			...NOT_HAD,
			...NO_BEHAVIOR,
			siteStatus: 'local',
			purchases: 'loading',
		},
		REASON,
	],
	[
		'local mode, once it works there',
		{ ...NOT_HAD, siteStatus: 'local', purchases: 'loading' },
		{ kind: 'off' },
	],
	[
		'B487: not connected, it asks to connect',
		{ ...NOT_HAD, ...NO_BEHAVIOR, siteStatus: 'not-connected' },
		{ kind: 'not-connected' },
	],
];

it.each( TABLE )( 'the Search card: %s', ( _title, input, expected ) => {
	expect( searchView( { ...SEARCHING, ...input } ) ).toEqual( expected );
} );
