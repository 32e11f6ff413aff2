import { getRequest } from '../request-selectors';
import type { RequestName } from '../request-selectors';
import type { RequestStatus } from '../request';
import type { RootState } from '../root-state';
import type { License, LicenseNoticeDismissal, PartnerCoupon } from './types';

export function getPartnerCoupon( state: RootState ): PartnerCoupon | null {
	return state.licensing.coupon;
}

/** Licenses of this user that are attached to no site. */
export function getDetachedCount( state: RootState ): number {
	return state.licensing.detachedCount;
}

/** Null: never. */
export function getLicenseNoticeDismissal(
	state: RootState
): LicenseNoticeDismissal | null {
	return state.licensing.dismissal;
}

/** May this user enter license keys on My Plan? */
export function showsLicensing( state: RootState ): boolean {
	return state.licensing.showsLicensing;
}

/** What went wrong with the last license that was entered; '' = nothing. */
export function getLicensingError( state: RootState ): string {
	return state.licensing.error;
}

/** Null until fetched. */
export function getLicenses( state: RootState ): readonly License[] | null {
	return state.licensing.licenses;
}

/** Of the license that this page activated; null before. */
export function getActivatedProductId( state: RootState ): number | null {
	return state.licensing.activatedProductId;
}

export function getLicensingRequest(
	state: RootState,
	name: RequestName< 'licensing' >
): RequestStatus {
	return getRequest( state, 'licensing', name );
}
