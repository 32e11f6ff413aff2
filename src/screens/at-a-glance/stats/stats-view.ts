import { __ } from '@wordpress/i18n';
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

/** One of the three series, or why it is not here. */
export type SeriesState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'ready'; readonly series: StatsSeries };

export interface StatsInput {
	readonly isManager: boolean;
	readonly canView: boolean;
	/** The site has the module at all. */
	readonly isFound: boolean;
	readonly isActive: boolean;
	readonly override: ModuleOverride;
	/** The module as people call it. */
	readonly moduleName: string;
	/** Offline, and the module needs the account service. */
	readonly isUnavailableOffline: boolean;
	/** The module needs a connected site, and this one is not. */
	readonly needsConnection: boolean;
	/** Null until known. */
	readonly summary: StatsSummary | null;
	/** The report, with the summary in it, could not be read. */
	readonly isReportMissing: boolean;
	/** The tab. */
	readonly range: StatsRange;
	/** What the tab shows; null until known. */
	readonly series: StatsSeries | null;
	/** Why it could not be read; '' = it could, or still may. */
	readonly seriesFailure: string;
	/** By the option, by this user, or on this page. */
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
 * The Site Stats card's state. The guards are in the order of
 * docs/spec/decisions.md#5, but
 * for `inactive`: statistics that are off have nothing to wait for. Unlike
 * other cards it stays when an override switches it off, and says so.
 */
export function statsView( input: StatsInput ): StatsView {
	// Managers always, so that they can switch it on.
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

/** Of the range that is loaded. */
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

/** Not while it is tried again. */
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
} );
