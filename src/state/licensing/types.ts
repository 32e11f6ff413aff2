/** Only the initial state so far; the license screens will extend it. */
export interface LicensingState {
	/** Error of the last license that was entered; '' if none. */
	readonly error: string;
	readonly showsLicensing: boolean;
	/** The user's licenses that are not attached to a site. */
	readonly detachedCount: number;
}
