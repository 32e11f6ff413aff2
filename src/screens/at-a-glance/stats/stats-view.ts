import type { StatsRange, StatsSeries, StatsSummary } from '../../../api/stats';
import type { ModuleOverride } from '../../../state/modules/types';

/** One of the three series, or why it is not here. */
export type SeriesState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly reason: string }
	| { readonly kind: 'ready'; readonly series: StatsSeries };

export interface StatsFacts {
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
 * The Site Stats card's look. The guards are in the order of
 * docs/spec/decisions.md#5, but
 * for `inactive`: statistics that are off have nothing to wait for. Unlike
 * other cards it stays when an override switches it off, and says so.
 */
export function statsView( facts: StatsFacts ): StatsView {
	// Managers always, so that they can switch it on.
	if ( ! facts.isFound || ! ( facts.isManager || facts.canView ) ) {
		return { kind: 'hidden' };
	}
	if ( facts.override === 'inactive' ) {
		return { kind: 'overridden', moduleName: facts.moduleName };
	}
	if ( facts.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( facts.needsConnection ) {
		return { kind: 'not-connected' };
	}
	if ( ! facts.isActive ) {
		return { kind: 'inactive', canActivate: facts.isManager };
	}
	const { summary, range } = facts;
	if ( summary === null ) {
		return { kind: facts.isReportMissing ? 'errors' : 'loading' };
	}
	const series = seriesState( facts );
	if (
		series.kind === 'ready' &&
		totalViews( series.series ) <= 0 &&
		! facts.isEmptyCardDismissed
	) {
		return { kind: 'empty' };
	}
	return { kind: 'chart', range, summary, series };
}

function seriesState( { series, seriesFailure }: StatsFacts ): SeriesState {
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
