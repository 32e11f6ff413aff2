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

/** The part of the state that is in the store; the rest is local to the field. */
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
