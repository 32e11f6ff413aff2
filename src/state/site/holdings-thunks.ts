import type { PartName } from '../../api/dashboard';
import { fetchModules } from '../modules/thunks';
import type { AppThunk, RootState } from '../root-state';
import { getPart, getPartData } from './parts-selectors';
import { fetchDashboardParts } from './parts-thunks';

/** Parts with the plan and the purchases. */
const HOLDINGS: readonly PartName[] = [ 'site', 'purchases' ];

/** Parts that depend on the purchases. */
const FOLLOWERS: readonly PartName[] = [ 'features', 'rewind', 'scan' ];

/** Avoids a request each time that the user switches tabs. */
const PAUSE_MS = 15_000;

/**
 * Fetches the plan and the purchases without using the server's cache. If they
 * have changed, also refetches what depends on them.
 */
export function refreshHoldings(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		const before = describe( getState() );
		await dispatch( fetchDashboardParts( HOLDINGS, { isRefresh: true } ) );
		if ( describe( getState() ) !== before ) {
			const known = FOLLOWERS.filter(
				( name ) => getPart( getState(), name ).kind !== 'loading'
			);
			await Promise.all( [
				dispatch( fetchModules( { isRefresh: true } ) ),
				dispatch( fetchDashboardParts( known, { isRefresh: true } ) ),
			] );
		}
	};
}

/**
 * How long to wait before fetching the purchases again on return to the tab,
 * in milliseconds; 0 if they are old enough.
 */
export function getHoldingsPause( state: RootState ): number {
	const part = getPart( state, 'purchases' );
	return part.kind === 'ready'
		? Math.max( 0, part.updatedAt + PAUSE_MS - Date.now() )
		: 0;
}

/** Changes with every purchase, renewal, expiry or refund. */
function describe( state: RootState ): string {
	const site = getPartData( state, 'site' );
	return JSON.stringify( [
		site?.planSlug,
		site?.productSlugs,
		getPartData( state, 'purchases' ),
	] );
}
