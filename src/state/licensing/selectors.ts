import { getRequest } from '../request-selectors';
import type { RequestName } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { RootState } from '../root-state';
import type { License, LicenseNoticeDismissal } from './types';

export function hasPartnerCoupon( state: RootState ): boolean {
	return state.licensing.coupon !== null;
}

/** The number of the user's licenses that are not attached to a site. */
export function getDetachedCount( state: RootState ): number {
	return state.licensing.detachedCount;
}

/** Null if never dismissed. */
export function getLicenseNoticeDismissal(
	state: RootState
): LicenseNoticeDismissal | null {
	return state.licensing.dismissal;
}

/** Whether the user can enter license keys on My Plan. */
export function showsLicensing( state: RootState ): boolean {
	return state.licensing.showsLicensing;
}

/** Error of the last license key; '' if none. */
export function getLicensingError( state: RootState ): string {
	return state.licensing.error;
}

/** Null until fetched. */
export function getLicenses( state: RootState ): readonly License[] | null {
	return state.licensing.licenses;
}

/** ID of the product activated on this page load; null if none. */
export function getActivatedProductId( state: RootState ): number | null {
	return state.licensing.activatedProductId;
}

export function getLicensingRequest(
	state: RootState,
	name: RequestName< 'licensing' >
): RequestStatus {
	return getRequest( state, 'licensing', name );
}
