import type { StatsSeries } from '../../../api/stats';
import { statsView } from './stats-view';
import type { SeriesState, StatsInput, StatsView } from './stats-view';

const SUMMARY = {
	views: 3590,
	viewsToday: 4,
	bestDay: '2026-04-02',
	bestDayViews: 183,
	comments: 41,
	posts: 27,
};

const series = ( ...views: number[] ): StatsSeries =>
	views.map( ( count, index ) => ( {
		day: `2026-11-0${ index + 1 }`,
		views: count,
		visitors: null,
	} ) );
const ready = ( ...views: number[] ): SeriesState => ( {
	kind: 'ready',
	series: series( ...views ),
} );

const VISITED: StatsInput = {
	isManager: true,
	canView: true,
	isFound: true,
	isActive: true,
	override: null,
	moduleName: 'Jetpack Stats',
	isUnavailableOffline: false,
	needsConnection: false,
	summary: SUMMARY,
	isReportMissing: false,
	range: 'day',
	series: series( 12, 4 ),
	seriesFailure: '',
	isEmptyCardDismissed: false,
};

const CHART: StatsView = {
	kind: 'chart',
	range: 'day',
	summary: SUMMARY,
	series: ready( 12, 4 ),
};
const EMPTY_CHART: StatsView = { ...CHART, series: ready( 0, 0 ) };
const UNKNOWN = { summary: null, series: null };
const LOADING = { kind: 'loading' } as const;
const FAILED = { kind: 'failed', reason: 'No network.' } as const;

const TABLE: readonly [ string, Partial< StatsInput >, StatsView ][] = [
	[ 'shows the chart in every other state (A177)', {}, CHART ],
	[
		'is hidden where the site has no such module',
		{ isFound: false },
		{ kind: 'hidden' },
	],
	[
		'is hidden for who may not view stats',
		{ isManager: false, canView: false },
		{ kind: 'hidden' },
	],
	[
		'shows to subscribers and others who may view stats',
		{ isManager: false },
		CHART,
	],
	[
		'shows to managers always, so that they can switch it on',
		{ canView: false, isActive: false, ...UNKNOWN },
		{ kind: 'inactive', canActivate: true },
	],
	[
		'says that an administrator has switched the module off for good (A171)',
		{ override: 'inactive', isActive: false, isUnavailableOffline: true },
		{ kind: 'overridden', moduleName: 'Jetpack Stats' },
	],
	[
		'stands when an administrator has switched the module on for good',
		{ override: 'active' },
		CHART,
	],
	[
		'is unavailable offline, before it asks to connect',
		{ isUnavailableOffline: true, needsConnection: true },
		{ kind: 'offline' },
	],
	[
		'asks to connect a site that is not, before it offers to activate',
		{ needsConnection: true, isActive: false },
		{ kind: 'not-connected' },
	],
	[
		'offers to activate with the option off, and waits for no counts (A172)',
		{ isActive: false, ...UNKNOWN },
		{ kind: 'inactive', canActivate: true },
	],
	[
		'says that it is off to those who can’t switch it on',
		{ isActive: false, isManager: false },
		{ kind: 'inactive', canActivate: false },
	],
	[ 'loads before the first response', UNKNOWN, { kind: 'loading' } ],
	[
		'shows the errors message with stats errors (A173)',
		{ ...UNKNOWN, isReportMissing: true },
		{ kind: 'errors' },
	],
	[
		'keeps the counts that it has when reading them again fails',
		{ isReportMissing: true },
		CHART,
	],
	[
		'keeps a range that it has when reading it again fails',
		{ seriesFailure: 'No network.' },
		CHART,
	],
	[
		'shows the empty card when total views are 0 (A174)',
		{ series: series( 0, 0 ) },
		{ kind: 'empty' },
	],
	[
		'shows the empty card when total views are fewer than 0 (A174)',
		{ series: series( 0, -1 ) },
		{ kind: 'empty' },
	],
	[
		'shows the empty card where there is no period at all',
		{ series: series() },
		{ kind: 'empty' },
	],
	[
		'goes by the range that is loaded, not by all views ever (A174)',
		{ summary: { ...SUMMARY, views: 0 } },
		{ ...CHART, summary: { ...SUMMARY, views: 0 } },
	],
	[
		'shows the chart once the empty card was dismissed (A174, A177)',
		{ series: series( 0, 0 ), isEmptyCardDismissed: true },
		EMPTY_CHART,
	],
	[
		'keeps its summary and its tabs while another range loads',
		{ range: 'week', series: null },
		{ ...CHART, range: 'week', series: LOADING },
	],
	[
		'keeps its summary and its tabs when another range fails',
		{ range: 'month', series: null, seriesFailure: 'No network.' },
		{ ...CHART, range: 'month', series: FAILED },
	],
];

describe( 'the Site Stats card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( statsView( { ...VISITED, ...input } ) ).toEqual( expected );
	} );
} );
