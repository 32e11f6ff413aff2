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
import type { StatsFacts } from './stats-view';

export const STATS_MODULE = 'stats';

/** A new object each time: compare with shallowEqual. */
export function getStatsFacts( state: RootState ): StatsFacts {
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
