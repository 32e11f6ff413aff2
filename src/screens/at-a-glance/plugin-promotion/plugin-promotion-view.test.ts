import { pluginPromotionView } from './plugin-promotion-view';
import type {
	PluginPromotionInput,
	PluginPromotionView,
} from './plugin-promotion-view';

const NOT_INSTALLED: PluginPromotionInput = {
	canManagePlugins: true,
	siteStatus: 'connected',
	plugin: 'not-installed',
	showsPromotions: true,
	isDismissed: false,
};

const TABLE: readonly [
	string,
	Partial< PluginPromotionInput >,
	PluginPromotionView,
][] = [
	[
		'A293 A294: to who can manage plugins',
		{},
		{ kind: 'promoted', isInstalled: false },
	],
	[
		'A293 A294: to nobody else',
		{ canManagePlugins: false },
		{ kind: 'hidden' },
	],
	[
		'installed, to be activated',
		{ plugin: 'inactive' },
		{ kind: 'promoted', isInstalled: true },
	],
	[ 'B442: active, to be managed', { plugin: 'active' }, { kind: 'active' } ],
	[
		'active and once declined: nothing is promoted any more',
		{ plugin: 'active', isDismissed: true, showsPromotions: false },
		{ kind: 'active' },
	],
	[ 'declined, for good', { isDismissed: true }, { kind: 'hidden' } ],
	[
		'declined, though it is installed',
		{ isDismissed: true, plugin: 'inactive' },
		{ kind: 'hidden' },
	],
	[ 'promotions off', { showsPromotions: false }, { kind: 'hidden' } ],
	[
		'nothing promoted in local mode',
		{ siteStatus: 'local' },
		{ kind: 'hidden' },
	],
	[
		'active in local mode',
		{ siteStatus: 'local', plugin: 'active' },
		{ kind: 'active' },
	],
	[ 'A288: offline', { siteStatus: 'offline' }, { kind: 'offline' } ],
	[
		'A288 A289: offline there is no manage link either',
		{ siteStatus: 'offline', plugin: 'active' },
		{ kind: 'offline' },
	],
	[ 'before anything is known', { plugin: null }, { kind: 'hidden' } ],
];

it.each( TABLE )( 'a promoted plugin: %s', ( _title, input, expected ) => {
	expect( pluginPromotionView( { ...NOT_INSTALLED, ...input } ) ).toEqual(
		expected
	);
} );
