import { createSelector } from 'reselect';
import {
	getSiteStatus,
	isUserLinked,
} from '../../../../state/connection/selectors';
import {
	getGoogleAttempt,
	getGoogleCheck,
	getGoogleVerification,
} from '../../../../state/site/google-verification';
import { getSiteInfo } from '../../../../state/site/selectors';
import type { GoogleInput } from './google-view';

/** The part of the state that is in the store; the rest is local to the field. */
export const getGoogleInput = createSelector(
	[
		getSiteStatus,
		isUserLinked,
		getSiteInfo,
		getGoogleCheck,
		getGoogleAttempt,
		getGoogleVerification,
	],
	(
		siteStatus,
		isLinked,
		{ googleConnectUrl },
		check,
		attempt,
		verification
	): Omit< GoogleInput, 'isVerifying' | 'isManual' > => ( {
		canAsk:
			siteStatus === 'connected' && isLinked && googleConnectUrl !== '',
		check,
		attempt,
		verification,
	} )
);
