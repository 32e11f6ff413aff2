import { videoPressView } from './videopress-view';
import type { VideoPressInput, VideoPressView } from './videopress-view';

const HOSTING: VideoPressInput = {
	isManager: true,
	isFound: true,
	override: null,
	isUnavailableOffline: false,
	isAvailable: true,
	unavailableReason: '',
	siteStatus: 'connected',
	isLinked: true,
	isOn: true,
	site: 'known',
	usedMb: 350_000,
	hasStorage: true,
	offer: 'none',
	siteVideos: '2 videos',
};

const HALF_FULL = {
	kind: 'storage',
	usedMb: 350_000,
	percent: 35,
	offer: 'none',
	siteVideos: '2 videos',
} as const;

const TABLE: readonly [ string, Partial< VideoPressInput >, VideoPressView ][] =
	[
		[
			'A165 A166 A170: the storage used, as percent of 1 TB',
			{},
			HALF_FULL,
		],
		[
			'A169 A170: nothing used is 0 percent',
			{ usedMb: null },
			{ ...HALF_FULL, usedMb: 0, percent: 0 },
		],
		[
			'A169: more than 1 TB fills the bar, no more',
			{ usedMb: 1_200_000 },
			{ ...HALF_FULL, usedMb: 1_200_000, percent: 100 },
		],
		[
			'A167: an upgrade banner without the storage feature',
			{ hasStorage: false, offer: 'upgrade' },
			{ ...HALF_FULL, offer: 'upgrade' },
		],
		[
			'no banner with it, whatever could be offered',
			{ offer: 'upgrade' },
			HALF_FULL,
		],
		[
			'A168: one free video, and the banner',
			{ hasStorage: false, usedMb: null, offer: 'upgrade' },
			{ kind: 'free', offer: 'upgrade', siteVideos: '2 videos' },
		],
		[
			'A168: nothing used of a terabyte that it doesn’t have is one free video',
			{ hasStorage: false, usedMb: 0 },
			{ kind: 'free', offer: 'none', siteVideos: '2 videos' },
		],
		[
			'A168: one free video, once the banner is declined',
			{ hasStorage: false, usedMb: null },
			{ kind: 'free', offer: 'none', siteVideos: '2 videos' },
		],
		[ 'A164: off', { isOn: false, site: 'loading' }, { kind: 'off' } ],
		[
			'A164: an unlinked user is asked to connect',
			{ isLinked: false },
			{ kind: 'connect' },
		],
		[
			'A164: so they are while it is off',
			{ isLinked: false, isOn: false },
			{ kind: 'connect' },
		],
		[
			'B487: it asks to connect where the site isn’t connected',
			{ siteStatus: 'not-connected', isAvailable: false },
			{ kind: 'connect' },
		],
		[ 'loading', { site: 'loading' }, { kind: 'loading' } ],
		[ 'could not be loaded', { site: 'failed' }, { kind: 'failed' } ],
		[
			'A288: offline, before anything else about it',
			{ isUnavailableOffline: true, isAvailable: false },
			{ kind: 'offline' },
		],
		[
			'A301: hidden by an override',
			{ override: 'inactive', isUnavailableOffline: true },
			{ kind: 'hidden' },
		],
		[ 'A291: for managers only', { isManager: false }, { kind: 'hidden' } ],
		[ 'not on this site', { isFound: false }, { kind: 'hidden' } ],
		[
			'unavailable: shows the reason, without asking to connect',
			{
				isAvailable: false,
				unavailableReason: 'Your plan does not include it.',
				isLinked: false,
			},
			{ kind: 'unavailable', reason: 'Your plan does not include it.' },
		],
		[
			'local mode: nobody to link to, nothing to wait for',
			{
				siteStatus: 'local',
				isLinked: false,
				isOn: false,
				site: 'loading',
			},
			{ kind: 'off' },
		],
		[
			'local mode, on: the provider’s storage is none of it',
			{
				siteStatus: 'local',
				isLinked: false,
				site: 'loading',
				usedMb: null,
			},
			{ kind: 'on', siteVideos: '2 videos' },
		],
		[
			'offline without an account service: as in local mode',
			{
				siteStatus: 'offline',
				isLinked: false,
				isOn: false,
				site: 'loading',
			},
			{ kind: 'off' },
		],
	];

it.each( TABLE )( 'the VideoPress card: %s', ( _title, input, expected ) => {
	expect( videoPressView( { ...HOSTING, ...input } ) ).toEqual( expected );
} );
