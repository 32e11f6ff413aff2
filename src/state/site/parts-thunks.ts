import * as api from '../../api/dashboard';
import type { PartResponses, PartName } from '../../api/dashboard';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import { shouldFetchPart, partsKey } from './parts-selectors';
import type { FetchParts } from './types';

const fetchParts = createRequest< FetchParts >( {
	slice: 'site',
	name: 'fetch-parts',
	kind: 'read',
	// A refresh is a request of its own, even if a read is in flight.
	key: ( { parts, isRefresh } ) =>
		partsKey( parts ) + ( isRefresh ? ',refresh' : '' ),
	call: ( { parts, isRetry, isRefresh = false } ) => {
		const [ first ] = parts;
		return isRetry && first
			? api.fetchPart( first, { isRefresh: true } )
			: api.fetchDashboard( parts, { isRefresh } );
	},
} );

type Fetched = Promise< RequestOutcome< PartResponses > | null >;

/**
 * Fetches several parts in one request; with `isRefresh`, the server ignores its
 * caches. Resolves to null if there is nothing to fetch.
 */
export function fetchDashboardParts(
	wanted: readonly PartName[],
	options: { readonly isRefresh?: boolean } = {}
): AppThunk< Fetched > {
	return async ( dispatch, getState ) => {
		const parts = [ ...new Set( wanted ) ].filter( ( name ) =>
			shouldFetchPart( getState(), name )
		);
		return parts.length > 0
			? dispatch( fetchParts( { parts, ...options } ) )
			: null;
	};
}

/** For 'Try again': the server bypasses its caches. */
export function retryPart( name: PartName ): AppThunk< Fetched > {
	return ( dispatch ) =>
		dispatch( fetchParts( { parts: [ name ], isRetry: true } ) );
}
