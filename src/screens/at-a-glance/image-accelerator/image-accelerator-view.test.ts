import { imageAcceleratorView } from './image-accelerator-view';
import type {
	ImageAcceleratorFacts,
	ImageAcceleratorView,
} from './image-accelerator-view';

const ACCELERATING: ImageAcceleratorFacts = {
	isManager: true,
	isFound: true,
	override: null,
	isUnavailableOffline: false,
	isAvailable: true,
	unavailableReason: '',
	isOn: true,
};

const TABLE: readonly [
	string,
	Partial< ImageAcceleratorFacts >,
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
		'not connected, or no behaviour yet: the reason says it',
		{
			isAvailable: false,
			unavailableReason: 'Needs the site to be connected.',
		},
		{ kind: 'unavailable', reason: 'Needs the site to be connected.' },
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
	( _title, facts, expected ) => {
		expect( imageAcceleratorView( { ...ACCELERATING, ...facts } ) ).toEqual(
			expected
		);
	}
);
