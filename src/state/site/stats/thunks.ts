import { __, sprintf } from '@wordpress/i18n';
import { fetchStatsSeries as fetchSeries } from '../../../api/stats';
import { describeError } from '../../../api/errors';
import type { ApiError } from '../../../api/errors';
import { canManageOptions } from '../../connection/selectors';
import { dismissNotice } from '../../notices/thunks';
import { createRequest } from '../../create-request';
import { updateSettings } from '../../settings/thunks';
import type { AppThunk } from '../../root-state';
import { EMPTY_STATS_CARD, getStatsSeries } from './selectors';
import type { FetchStatsSeries, StatsAction, StatsRange } from './types';

export const fetchStatsSeries = createRequest< FetchStatsSeries >( {
	slice: 'site',
	name: 'fetch-stats-series',
	kind: 'read',
	key: ( { range } ) => range,
	call: ( { range, ...options } ) => fetchSeries( range, options ),
} );

/** Selects a tab; its data is fetched once and cached. */
export function setStatsRange(
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
 * Dismisses the empty card optimistically: for the whole site if the user is a
 * manager, otherwise for this user. If the request fails, the card is shown
 * again with a notice.
 */
export function dismissEmptyStatsCard(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		const notices = { failure: describeDismissalFailure };
		dispatch( recordDismissal( true ) );
		const { isOk } = canManageOptions( getState() )
			? await dispatch(
					updateSettings(
						{ dismiss_empty_stats_card: true },
						notices
					)
			  )
			: await dispatch( dismissNotice( EMPTY_STATS_CARD, notices ) );
		if ( ! isOk ) {
			dispatch( recordDismissal( false ) );
		}
	};
}

function recordDismissal( isDismissed: boolean ): StatsAction {
	return { type: 'site/empty-stats-card-dismissed', isDismissed };
}

function describeDismissalFailure( error: ApiError ): string {
	return sprintf(
		/* translators: %s: the server's message or its error code */
		__( 'This could not be dismissed. %s', 'jetpack-dashboard' ),
		describeError( error )
	);
}
