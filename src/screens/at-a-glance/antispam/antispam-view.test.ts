import { FAILED, LOADING, ready, stale } from '../../shared/part.fixture';
import { antispamView } from './antispam-view';
import type { AntispamInput, AntispamView } from './antispam-view';

const CHECKING: AntispamInput = {
	isManager: true,
	isOffline: false,
	akismet: ready( { kind: 'count', count: 1234 } ),
	plugin: 'active',
	isLocal: false,
	isFilterOn: false,
	isFilterAvailable: true,
	filter: LOADING,
};

const REPORT = {
	stands_aside: false,
	caught: 7,
	reasons: [ { text: 'Links', count: 3 } ],
};
const FILTER: AntispamView = {
	kind: 'filter',
	caught: 7,
	reasons: [ { text: 'Links', count: 3 } ],
	canModerate: true,
};

const TABLE: readonly [ string, Partial< AntispamInput >, AntispamView ][] = [
	[
		'C009: hidden for who doesn’t manage the site',
		{ isManager: false },
		{ kind: 'hidden' },
	],
	[
		'A288: unavailable offline',
		{ isOffline: true, plugin: 'not-installed' },
		{ kind: 'offline' },
	],
	[
		'A128: N/A is loading',
		{ akismet: LOADING },
		{ kind: 'loading', canModerate: true },
	],
	[
		'says when it could not be loaded',
		{ akismet: FAILED },
		{ kind: 'failed' },
	],
	[
		'A129: not installed, which the page knows at once',
		{ plugin: 'not-installed', akismet: LOADING },
		{ kind: 'not-installed' },
	],
	[
		'A129: not installed, for whom the page isn’t told',
		{ plugin: null, akismet: ready( { kind: 'not-installed' } ) },
		{ kind: 'not-installed' },
	],
	[
		'A130: not active, which the page knows at once',
		{ plugin: 'inactive', akismet: LOADING },
		{ kind: 'not-active' },
	],
	[
		'A130: not active, for whom the page isn’t told',
		{ plugin: null, akismet: ready( { kind: 'not-active' } ) },
		{ kind: 'not-active' },
	],
	[
		'A131: the key is invalid',
		{ akismet: ready( { kind: 'invalid-key' } ) },
		{ kind: 'invalid-key' },
	],
	[
		'A132: a number is the count of blocked items',
		{},
		{ kind: 'blocked', count: 1234 },
	],
	[
		'A132: a count of 0',
		{ akismet: ready( { kind: 'count', count: 0 } ) },
		{ kind: 'nothing-blocked' },
	],
	[
		'shows an old count when it could not be refreshed',
		{ akismet: stale( { kind: 'count', count: 7 } ) },
		{ kind: 'blocked', count: 7 },
	],
	[
		'also offers the filter without an account service',
		{ isLocal: true, plugin: 'not-installed' },
		{ kind: 'filter-off' },
	],
	[
		'offers the plugin if the filter can’t be turned on',
		{ isLocal: true, plugin: 'inactive', isFilterAvailable: false },
		{ kind: 'not-active' },
	],
	[
		'shows what the filter did, also offline and without the plugin',
		{
			isFilterOn: true,
			filter: ready( REPORT ),
			plugin: 'not-installed',
			isOffline: true,
		},
		{ ...FILTER, canModerate: false },
	],
	[
		'waits for the filter, offline without the link to the comments',
		{ isFilterOn: true, isOffline: true },
		{ kind: 'loading', canModerate: false },
	],
	[
		'A132: the plugin with a key comes first',
		{
			isFilterOn: true,
			filter: ready( { ...REPORT, stands_aside: true } ),
		},
		{ kind: 'blocked', count: 1234 },
	],
	[
		'the filter works where the plugin has no key',
		{
			isFilterOn: true,
			filter: ready( REPORT ),
			akismet: ready( { kind: 'invalid-key' } ),
		},
		FILTER,
	],
	[
		'waits for the filter',
		{ isFilterOn: true },
		{ kind: 'loading', canModerate: true },
	],
	[
		'says that the filter’s count could not be loaded',
		{ isFilterOn: true, filter: FAILED },
		{ kind: 'failed', part: 'spam-filter' },
	],
];

describe( 'the Anti-spam card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( antispamView( { ...CHECKING, ...input } ) ).toEqual( expected );
	} );
} );
