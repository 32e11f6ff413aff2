import type { PartName } from '../../api/dashboard';
import { fetchModules } from '../modules/thunks';
import type { AppThunk, RootState } from '../root-state';
import { getPart, getPartData } from './parts-selectors';
import { fetchDashboardParts } from './parts-thunks';

/** What says what the site has bought. */
const HOLDINGS: readonly PartName[] = [ 'site', 'purchases' ];

/** What a purchase brings with it. */
const FOLLOWERS: readonly PartName[] = [ 'features', 'rewind', 'scan' ];

/** Whoever switches between two tabs doesn't ask each time. */
const PAUSE_MS = 15_000;

/**
 * Asks the account service what the site has bought, past all caches. What
 * depends on it is read again once that has changed.
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

/** The same on coming back to the tab, where something may have been bought meanwhile. */
export function refreshHoldingsOnReturn(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		const part = getPart( getState(), 'purchases' );
		const isFresh =
			part.kind === 'ready' && Date.now() - part.updatedAt < PAUSE_MS;
		if ( ! isFresh ) {
			await dispatch( refreshHoldings() );
		}
	};
}

/** Differs where anything was bought, renewed, ended or given back. */
function describe( state: RootState ): string {
	const site = getPartData( state, 'site' );
	return JSON.stringify( [
		site?.planSlug,
		site?.productSlugs,
		getPartData( state, 'purchases' ),
	] );
}
