import type { LicensingState } from './types';

export const initialLicensingState: LicensingState = {
	error: '',
	showsLicensing: false,
	detachedCount: 0,
};
