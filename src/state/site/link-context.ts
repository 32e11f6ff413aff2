import { createSelector } from 'reselect';
import type { LinkContext } from '../../lib/service-links';
import {
	getAccountUrl,
	getAccountUserId,
	isUserLinked,
} from '../connection/selectors';
import { getSiteInfo } from './selectors';

/** Parameters for links to the provider's pages (lib/service-links.ts). */
export const getLinkContext = createSelector(
	[ getAccountUrl, getAccountUserId, isUserLinked, getSiteInfo ],
	( serviceUrl, accountId, isLinked, info ): LinkContext => ( {
		serviceUrl,
		site: info.rawUrl,
		affiliate: info.affiliate,
		subsidiaryId: info.subsidiaryId,
		environment: info.environment,
		userId: accountId ? String( accountId ) : '',
		isLinked,
		purchaseToken: info.purchaseToken,
	} )
);
