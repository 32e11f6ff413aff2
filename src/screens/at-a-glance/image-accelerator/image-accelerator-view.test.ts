import { imageAcceleratorView } from './image-accelerator-view';
import type {
	ImageAcceleratorInput,
	ImageAcceleratorView,
} from './image-accelerator-view';

const ACCELERATING: ImageAcceleratorInput = {
	isManager: true,
	isFound: true,
	override: null,
	isUnavailableOffline: false,
	siteStatus: 'connected',
	isAvailable: true,
	unavailableReason: '',
	isOn: true,
	files: 'not-here',
	saved: '',
};

const TABLE: readonly [
	string,
	Partial< ImageAcceleratorInput >,
	ImageAcceleratorView,
][] = [
	[
		'on',
		{},
		{ kind: 'on', saved: '', canAddFiles: false, canManage: true },
	],
	[
		'what it saves',
		{ saved: '3 images.' },
		{ kind: 'on', saved: '3 images.', canAddFiles: false, canManage: true },
	],
	[ 'A275: off, to be activated', { isOn: false }, { kind: 'off' } ],
	[
		'A275: off, as scripts and styles are',
		{ isOn: false, files: 'off' },
		{ kind: 'off' },
	],
	[
		'only scripts and styles',
		{ isOn: false, files: 'on', saved: '4 scripts.' },
		{ kind: 'only-files', saved: '4 scripts.', canManage: true },
	],
	[
		'images, and scripts and styles to be added',
		{ files: 'off' },
		{ kind: 'on', saved: '', canAddFiles: true, canManage: true },
	],
	[
		'images, scripts and styles',
		{ files: 'on' },
		{ kind: 'on', saved: '', canAddFiles: false, canManage: true },
	],
	[
		'offline without the link to the settings',
		{ siteStatus: 'offline' },
		{ kind: 'on', saved: '', canAddFiles: false, canManage: false },
	],
	[
		'offline, only scripts and styles',
		{ siteStatus: 'offline', isOn: false, files: 'on' },
		{ kind: 'only-files', saved: '', canManage: false },
	],
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
			unavailableReason: 'Needs a separate plugin.',
		},
		{ kind: 'unavailable', reason: 'Needs a separate plugin.' },
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
		{ kind: 'on', saved: '', canAddFiles: false, canManage: true },
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
