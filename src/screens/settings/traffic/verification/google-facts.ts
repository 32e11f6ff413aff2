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
import { getSiteFacts } from '../../../../state/site/selectors';
import type { GoogleFacts } from './google-view';

/** What the store knows; the rest is the field's own. */
export const getGoogleFacts = createSelector(
	[
		getSiteStatus,
		isUserLinked,
		getSiteFacts,
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
	): Omit< GoogleFacts, 'isVerifying' | 'isManual' > => ( {
		canAsk:
			siteStatus === 'connected' && isLinked && googleConnectUrl !== '',
		check,
		attempt,
		verification,
	} )
);
