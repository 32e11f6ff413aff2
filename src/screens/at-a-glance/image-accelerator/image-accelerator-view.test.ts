import { imageAcceleratorView } from './image-accelerator-view';
import type { ModuleInput } from '../module-input';
import type { ImageAcceleratorView } from './image-accelerator-view';

const ACCELERATING: ModuleInput = {
	isManager: true,
	isFound: true,
	override: null,
	isUnavailableOffline: false,
	siteStatus: 'connected',
	isAvailable: true,
	unavailableReason: '',
	isOn: true,
};

const TABLE: readonly [
	string,
	Partial< ModuleInput >,
	ImageAcceleratorView,
][] = [
	[ 'on', {}, { kind: 'on' } ],
	[ 'A275: off, to be activated', { isOn: false }, { kind: 'off' } ],
	[
		'A288: offline, before what is missing',
		{ isUnavailableOffline: true, isAvailable: false },
		{ kind: 'offline' },
	],
	[
		'B487: not connected, it asks to connect',
		{ siteStatus: 'not-connected', isAvailable: false },
		{ kind: 'not-connected' },
	],
	[
		'no behavior yet: says so',
		{
			isAvailable: false,
			unavailableReason: 'Not part of this version yet.',
		},
		{ kind: 'unavailable', reason: 'Not part of this version yet.' },
	],
	[
		'in local mode, without a connection',
		{ siteStatus: 'local', isOn: false },
		{ kind: 'off' },
	],
	[
		'A301: hidden by an override',
		{ override: 'inactive', isUnavailableOffline: true },
		{ kind: 'hidden' },
	],
	[
		'an override that switches it on',
		{ override: 'active' },
		{ kind: 'on' },
	],
	[ 'A291: for managers only', { isManager: false }, { kind: 'hidden' } ],
	[ 'not on this site', { isFound: false }, { kind: 'hidden' } ],
];

it.each( TABLE )(
	'the Image Accelerator card: %s',
	( _title, input, expected ) => {
		expect( imageAcceleratorView( { ...ACCELERATING, ...input } ) ).toEqual(
			expected
		);
	}
);
