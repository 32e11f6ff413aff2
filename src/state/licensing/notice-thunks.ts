import { dismissLicenseNotice as send } from '../../api/license-notice';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import { getDetachedCount } from './selectors';
import type { DismissLicenseNotice, LicenseNoticeDismissal } from './types';

const sendDismissal = createRequest< DismissLicenseNotice >( {
	slice: 'licensing',
	name: 'dismiss-notice',
	kind: 'write',
	call: send,
} );

/** Dismisses the activation notice until there are more licenses, or for 14 days. */
export function dismissLicenseNotice(): AppThunk<
	Promise< RequestOutcome< LicenseNoticeDismissal | null > >
> {
	return ( dispatch, getState ) =>
		dispatch( sendDismissal( getDetachedCount( getState() ) ) );
}
