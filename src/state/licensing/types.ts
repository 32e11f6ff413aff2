import type { LicenseNoticeDismissal } from '../../api/license-notice';
import type { License } from '../../api/licensing';
import type { RequestAction, Requests } from '../request';

export type { LicenseNoticeDismissal } from '../../api/license-notice';
export type { License } from '../../api/licensing';
export type { PartnerCoupon } from '../../api/partner-coupon';

export interface LicensingState {
	/** Error of the last license that was entered; '' if none. */
	readonly error: string;
	/** Whether the user can enter license keys on My Plan. */
	readonly showsLicensing: boolean;
	/** The user's licenses that are not attached to a site. */
	readonly detachedCount: number;
	/** Null if the activation notice was never dismissed. */
	readonly dismissal: LicenseNoticeDismissal | null;
	/** Null until fetched. */
	readonly licenses: readonly License[] | null;
	/** ID of the product activated on this page load; null if none. */
	readonly activatedProductId: number | null;
	/** As PHP sends it, read by getPartnerCoupon(); null if there is none. */
	readonly coupon: unknown;
	readonly requests: Requests;
}

interface LicensingRequestType< Name extends string, Args, Result > {
	readonly slice: 'licensing';
	readonly name: Name;
	readonly args: Args;
	readonly result: Result;
}

/** Results in the product's ID. */
export type AttachLicense = LicensingRequestType< 'attach', string, number >;
export type SetLicense = LicensingRequestType< 'set', string, void >;
export type FetchDetachedCount = LicensingRequestType<
	'fetch-counts',
	undefined,
	number
>;
export type FetchLicenses = LicensingRequestType<
	'fetch-licenses',
	undefined,
	readonly License[]
>;
/** Sends the number of licenses in the notice. */
export type DismissLicenseNotice = LicensingRequestType<
	'dismiss-notice',
	number,
	LicenseNoticeDismissal | null
>;
export type UpdateLicensingError = LicensingRequestType<
	'update-error',
	string,
	void
>;

export type LicensingRequest =
	| AttachLicense
	| SetLicense
	| FetchDetachedCount
	| FetchLicenses
	| DismissLicenseNotice
	| UpdateLicensingError;

export type LicensingAction =
	| RequestAction< LicensingRequest >
	/** The activation screen was closed. */
	| { readonly type: 'licensing/activation-left' };
