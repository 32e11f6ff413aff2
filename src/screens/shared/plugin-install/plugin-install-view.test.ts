import { pluginInstallView } from './plugin-install-view';
import type {
	PluginInstallInput,
	PluginInstallView,
} from './plugin-install-view';

const MANAGER: PluginInstallInput = {
	plugin: 'not-installed',
	canManagePlugins: true,
	canInstallPlugins: true,
	isBusy: false,
};

const TABLE: readonly [
	string,
	Partial< PluginInstallInput >,
	PluginInstallView,
][] = [
	[
		'A149 offers to install what is not there',
		{},
		{ kind: 'install', isBusy: false },
	],
	[
		'A148 offers to activate what is there and off',
		{ plugin: 'inactive' },
		{ kind: 'activate', isBusy: false },
	],
	[
		'says that it installs',
		{ isBusy: true },
		{ kind: 'install', isBusy: true },
	],
	[
		'says that it activates',
		{ plugin: 'inactive', isBusy: true },
		{ kind: 'activate', isBusy: true },
	],
	[ 'is done once it is on', { plugin: 'active' }, { kind: 'active' } ],
	[
		'installs nothing for who may not manage plugins',
		{ canManagePlugins: false },
		{ kind: 'refused', why: 'no-permission' },
	],
	[
		'activates nothing for who may not manage plugins',
		{ plugin: 'inactive', canManagePlugins: false },
		{ kind: 'refused', why: 'no-permission' },
	],
	[
		'tells who is not told its state that others must do it',
		{ plugin: null },
		{ kind: 'refused', why: 'no-permission' },
	],
	[
		'installs nothing where files must not be changed',
		{ canInstallPlugins: false },
		{ kind: 'refused', why: 'no-file-changes' },
	],
	[
		'activates what is there even where files must not be changed',
		{ plugin: 'inactive', canInstallPlugins: false },
		{ kind: 'activate', isBusy: false },
	],
];

describe( 'a plugin that a card needs', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( pluginInstallView( { ...MANAGER, ...input } ) ).toEqual(
			expected
		);
	} );
} );
