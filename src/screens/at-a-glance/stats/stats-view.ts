import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	canViewStats,
	getSiteStatus,
} from '../../../state/connection/selectors';
import {
	getModule,
	getModuleName,
	getModuleOverride,
	isModuleActive,
	isModuleFound,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import {
	getPart,
	getPartData,
	isPartRefreshing,
} from '../../../state/site/parts-selectors';
import {
	getStatsRange,
	getStatsSeries,
	getStatsSeriesRequest,
	isEmptyStatsCardDismissed,
} from '../../../state/site/stats/selectors';
import type { RootState } from '../../../state/store';
import type { StatsRange, StatsSeries, StatsSummary } from '../../../api/stats';
import type { ModuleOverride } from '../../../state/modules/types';
import { defineCard } from '../define-card';

export const STATS_MODULE = 'stats';

/** One of the three series, or why it isn't available. */
export type SeriesState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'ready'; readonly series: StatsSeries };

export interface StatsInput {
	readonly isManager: boolean;
	readonly canView: boolean;
	/** The module is available on this site. */
	readonly isFound: boolean;
	readonly isActive: boolean;
	readonly override: ModuleOverride;
	/** The module's display name. */
	readonly moduleName: string;
	/** Offline mode, and the module needs the account service. */
	readonly isUnavailableOffline: boolean;
	/** The module needs a connected site, and this one isn't connected. */
	readonly needsConnection: boolean;
	/** Null until loaded. */
	readonly summary: StatsSummary | null;
	/** The report, which includes the summary, failed to load. */
	readonly isReportMissing: boolean;
	/** The selected tab. */
	readonly range: StatsRange;
	/** The selected tab's data; null until loaded. */
	readonly series: StatsSeries | null;
	/** Why loading failed; '' if it hasn't. */
	readonly seriesFailure: string;
	/** Dismissed by the site option, by this user, or since the page loaded. */
	readonly isEmptyCardDismissed: boolean;
}

export type StatsView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'overridden'; readonly moduleName: string }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'inactive'; readonly canActivate: boolean }
	| { readonly kind: 'loading' }
	| { readonly kind: 'errors' }
	| { readonly kind: 'empty' }
	| {
			readonly kind: 'chart';
			readonly range: StatsRange;
			readonly summary: StatsSummary;
			readonly series: SeriesState;
	  };

/**
 * The state of the Site Stats card. Conditions are in the order of
 * docs/spec/decisions.md#5, except for `inactive`, which has no loading state.
 * Unlike other cards, it stays visible, with an explanation, if an override
 * forces the module off.
 */
export function statsView( input: StatsInput ): StatsView {
	// Managers always see the card, so that they can turn stats on.
	if ( ! input.isFound || ! ( input.isManager || input.canView ) ) {
		return { kind: 'hidden' };
	}
	if ( input.override === 'inactive' ) {
		return { kind: 'overridden', moduleName: input.moduleName };
	}
	if ( input.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( input.needsConnection ) {
		return { kind: 'not-connected' };
	}
	if ( ! input.isActive ) {
		return { kind: 'inactive', canActivate: input.isManager };
	}
	const { summary, range } = input;
	if ( summary === null ) {
		return { kind: input.isReportMissing ? 'errors' : 'loading' };
	}
	const series = seriesState( input );
	if (
		series.kind === 'ready' &&
		totalViews( series.series ) <= 0 &&
		! input.isEmptyCardDismissed
	) {
		return { kind: 'empty' };
	}
	return { kind: 'chart', range, summary, series };
}

function seriesState( { series, seriesFailure }: StatsInput ): SeriesState {
	if ( series !== null ) {
		return { kind: 'ready', series };
	}
	return seriesFailure
		? { kind: 'failed', reason: seriesFailure }
		: { kind: 'loading' };
}

/** Total of the loaded range. */
function totalViews( series: StatsSeries ): number {
	return series.reduce( ( total, { views } ) => total + views, 0 );
}

function getStatsInput( state: RootState ): StatsInput {
	const range = getStatsRange( state );
	return {
		isManager: canManageModules( state ),
		canView: canViewStats( state ),
		isFound: isModuleFound( state, STATS_MODULE ),
		isActive: isModuleActive( state, STATS_MODULE ),
		override: getModuleOverride( state, STATS_MODULE ),
		moduleName: getModuleName( state, STATS_MODULE ),
		isUnavailableOffline: isModuleUnavailableOffline( state, STATS_MODULE ),
		needsConnection:
			getSiteStatus( state ) === 'not-connected' &&
			Boolean( getModule( state, STATS_MODULE )?.requiresConnection ),
		summary: getPartData( state, 'stats' )?.summary ?? null,
		isReportMissing: isReportMissing( state ),
		range,
		series:
			range === 'day'
				? getPartData( state, 'stats' )?.days ?? null
				: getStatsSeries( state, range ),
		seriesFailure: range === 'day' ? '' : getSeriesFailure( state, range ),
		isEmptyCardDismissed: isEmptyStatsCardDismissed( state ),
	};
}

/** False during a retry. */
function isReportMissing( state: RootState ): boolean {
	return (
		getPart( state, 'stats' ).kind === 'failed' &&
		! isPartRefreshing( state, 'stats' )
	);
}

function getSeriesFailure( state: RootState, range: 'week' | 'month' ): string {
	const request = getStatsSeriesRequest( state, range );
	return request.kind === 'failed' ? request.error.message : '';
}

export const statsCard = defineCard( {
	slug: 'stats',
	title: () => __( 'Site Stats', 'jetpack-dashboard' ),
	icon: 'bars',
	parts: [ 'stats' ],
	isWide: true,
	input: getStatsInput,
	view: statsView,
	samples: isDevelopment && {
		overridden: { moduleName: 'Site Stats' },
		offline: {},
		'not-connected': {},
		inactive: { canActivate: true },
		loading: {},
		errors: {},
		empty: {},
		chart: {
			range: 'day',
			summary: {
				views: 94210,
				viewsToday: 1284,
				bestDay: '2026-04-02',
				bestDayViews: 3910,
				comments: 212,
				posts: 27,
			},
			series: {
				kind: 'ready',
				series: [
					{ day: '2026-04-01', views: 120, visitors: null },
					{ day: '2026-04-02', views: 3910, visitors: null },
					{ day: '2026-04-03', views: 1284, visitors: null },
				],
			},
		},
	},
} );
