import { getAccountUrl } from './connection/selectors';
import { fetchConnection } from './connection/thunks';
import { fetchDetachedCount } from './licensing/notice-thunks';
import { getSettings } from './settings/selectors';
import { addNotice } from './notices/actions';
import { loggedOutNotice } from './notices/session-notice';
import { fetchSettings } from './settings/thunks';
import { PART_NAMES } from '../api/dashboard';
import { getPart } from './site/parts-selectors';
import { getHoldingsPause, refreshHoldings } from './site/holdings-thunks';
import { fetchDashboardParts } from './site/parts-thunks';
import { isReferredBy } from '../lib/wp-admin';
import type { AppThunk } from './root-state';

/**
 * Refreshes what may have changed in another tab when the user returns to this
 * one: the settings, which Undo depends on, who is logged in, the purchases and the
 * number of licenses.
 * Users who can't read the settings fetch the connection instead, which
 * everyone can read.
 */
export function refreshOnReturn(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		const canReadSettings =
			Object.keys( getSettings( getState() ) ).length > 0;
		const outcome = canReadSettings
			? await dispatch( fetchSettings( undefined ) )
			: await dispatch( fetchConnection() );
		if ( outcome.isOk ) {
			void dispatch( retryRefusedParts() );
			dispatch( refreshOldPurchases() );
		} else if ( outcome.error.name === 'LoggedOutError' ) {
			dispatch( addNotice( loggedOutNotice( outcome.error.message ) ) );
		}
	};
}

/**
 * Refetches the purchases and the number of licenses if the user comes from the
 * account service, where they may have bought something.
 */
export function refreshOnArrival(): AppThunk {
	return ( dispatch, getState ) => {
		const serviceUrl = getAccountUrl( getState() );
		if ( serviceUrl && isReferredBy( serviceUrl ) ) {
			dispatch( refreshPurchases() );
		}
	};
}

let delayed: ReturnType< typeof setTimeout > | undefined;

/**
 * Refetches the purchases, later if they were just fetched: users who return
 * within seconds may have bought something, too.
 */
function refreshOldPurchases(): AppThunk {
	return ( dispatch, getState ) => {
		const refresh = () => {
			// Else they were fetched in the meantime.
			if ( getHoldingsPause( getState() ) === 0 ) {
				dispatch( refreshPurchases() );
			}
		};
		clearTimeout( delayed );
		const pause = getHoldingsPause( getState() );
		if ( pause === 0 ) {
			refresh();
		} else {
			delayed = setTimeout( refresh, pause );
		}
	};
}

/** Also refetches the number of licenses, which can be bought instead. */
function refreshPurchases(): AppThunk {
	return ( dispatch ) => {
		void dispatch( refreshHoldings() );
		void dispatch( fetchDetachedCount() );
	};
}

/**
 * Retries parts that failed while the user was logged out or someone else was
 * logged in.
 */
function retryRefusedParts(): AppThunk< Promise< unknown > > {
	return ( dispatch, getState ) =>
		dispatch(
			fetchDashboardParts(
				PART_NAMES.filter( ( name ) => {
					const part = getPart( getState(), name );
					const error =
						part.kind === 'failed' || part.kind === 'stale'
							? part.error
							: null;
					return (
						error?.name === 'LoggedOutError' ||
						error?.name === 'UserChangedError'
					);
				} )
			)
		);
}
