import { __, sprintf } from '@wordpress/i18n';
import { fetchStatsSeries as fetchSeries } from '../../../api/stats';
import { describeError } from '../../../api/errors';
import type { ApiError } from '../../../api/errors';
import { canManageOptions } from '../../connection/selectors';
import { dismissNotice } from '../../notices/thunks';
import { createRequest } from '../../request';
import { updateSettings } from '../../settings/thunks';
import type { AppThunk } from '../../store';
import { EMPTY_STATS_CARD, getStatsSeries } from './selectors';
import type { FetchStatsSeries, StatsRange } from './types';

export const fetchStatsSeries = createRequest< FetchStatsSeries >( {
	slice: 'site',
	name: 'fetch-stats-series',
	kind: 'read',
	key: ( { range } ) => range,
	call: ( { range, ...options } ) => fetchSeries( range, options ),
} );

/** Shows a tab; what it shows is fetched once, and kept (000 §2). */
export function chooseStatsRange(
	range: StatsRange
): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		dispatch( { type: 'site/stats-range-chosen', range } );
		if ( range !== 'day' && getStatsSeries( getState(), range ) === null ) {
			await dispatch( fetchStatsSeries( { range } ) );
		}
	};
}

/**
 * Puts the empty card away: for the whole site where a manager does it, else
 * for this user (decision 55). A failure is told, and the card stays.
 *
 * @return Whether it is put away.
 */
export function dismissEmptyStatsCard(): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		const notices = { failure: describeDismissalFailure };
		const { isOk } = await dispatch(
			canManageOptions( getState() )
				? updateSettings( { dismiss_empty_stats_card: true }, notices )
				: dismissNotice( EMPTY_STATS_CARD, notices )
		);
		if ( isOk ) {
			dispatch( { type: 'site/empty-stats-card-dismissed' } );
		}
		return isOk;
	};
}

function describeDismissalFailure( error: ApiError ): string {
	return sprintf(
		/* translators: %s: the server's words or its error code */
		__( 'This could not be dismissed. %s', 'jetpack-dashboard' ),
		describeError( error )
	);
}
