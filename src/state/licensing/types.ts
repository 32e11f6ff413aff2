/** So far what the page brings; the licence screens come on top of it. */
export interface LicensingState {
	/** Of the last licence that was entered; '' = none. */
	readonly error: string;
	readonly showsLicensing: boolean;
	/** Licences of this user that are attached to no site. */
	readonly detachedCount: number;
}
