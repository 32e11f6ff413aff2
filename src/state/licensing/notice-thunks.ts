import * as api from '../../api/license-notice';
import { isConnectionOwner, isUserLinked } from '../connection/selectors';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import { getDetachedCount } from './selectors';
import type {
	DismissLicenseNotice,
	FetchDetachedCount,
	LicenseNoticeDismissal,
} from './types';

const sendDismissal = createRequest< DismissLicenseNotice >( {
	slice: 'licensing',
	name: 'dismiss-notice',
	kind: 'write',
	call: api.dismissLicenseNotice,
} );

const fetchCounts = createRequest< FetchDetachedCount >( {
	slice: 'licensing',
	name: 'fetch-counts',
	kind: 'read',
	call: api.fetchDetachedCount,
} );

/** Fetches the number of unused licenses, which only the owner can read. */
export function fetchDetachedCount(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		const state = getState();
		if ( isUserLinked( state ) && isConnectionOwner( state ) ) {
			await dispatch( fetchCounts( undefined ) );
		}
	};
}

/** Dismisses the activation notice until there are more licenses, or for 14 days. */
export function dismissLicenseNotice(): AppThunk<
	Promise< RequestOutcome< LicenseNoticeDismissal | null > >
> {
	return ( dispatch, getState ) =>
		dispatch( sendDismissal( getDetachedCount( getState() ) ) );
}
