import { createSelector } from 'reselect';
import type { LinkContext } from '../../lib/service-links';
import {
	getAccountUrl,
	getAccountUserId,
	isUserLinked,
} from '../connection/selectors';
import { getSiteFacts } from './selectors';

/** Parameters for links to the provider's pages (lib/service-links.ts). */
export const getLinkContext = createSelector(
	[ getAccountUrl, getAccountUserId, isUserLinked, getSiteFacts ],
	( serviceUrl, accountId, isLinked, facts ): LinkContext => ( {
		serviceUrl,
		site: facts.rawUrl,
		affiliate: facts.affiliate,
		subsidiaryId: facts.subsidiaryId,
		environment: facts.environment,
		userId: accountId ? String( accountId ) : '',
		isLinked,
		purchaseToken: facts.purchaseToken,
	} )
);
