import { readConnectionStatus } from '../api/connection';
import { readCachedParts } from '../api/dashboard';
import type {
	AccountService,
	InitialState,
	PageData,
} from '../api/initial-state';
import { readIdentityCrisis } from '../api/identity-crisis';
import { readLicenseNoticeDismissal } from '../api/license-notice';
import { readModules } from '../api/modules';
import { readDismissedNotices } from '../api/notices';
import { readSettings } from '../api/settings';
import { readConnectionErrors, readUser } from '../api/user';
import {
	readConnectedPlugins,
	readDetachedCount,
	readOwnPlugins,
	readReleaseNote,
	readSiteFacts,
} from '../api/site-facts';
import { initialConnectionState } from './connection/reducer';
import { initialLicensingState } from './licensing/reducer';
import { initialModulesState } from './modules/reducer';
import { createOverruledNotices } from './notices/overruled-notices';
import { initialNoticesState } from './notices/reducer';
import { initialRecommendationsState } from './recommendations/reducer';
import { initialSettingsState } from './settings/reducer';
import { toCachedParts } from './site/parts';
import { initialSiteState } from './site/reducer';
import type { RootState } from './root-state';

/**
 * Maps the page's initial state to the slices.
 *
 * @param given   The page's initial state.
 * @param preload Preloaded responses by path.
 */
export function toPreloadedState(
	given: InitialState,
	preload: PageData[ 'preload' ] = {}
): Omit< RootState, 'simulation' > {
	return {
		connection: {
			...initialConnectionState,
			status: readConnectionStatus( given.connectionStatus ),
			user: readUser( given.userData.currentUser ),
			errors: readConnectionErrors( given.connectionStatus.errors ),
			accountService: toAccountService( given.accountService ),
			connectUrl: given.connectUrl,
			registrationNonce: given.registrationNonce,
			isInIdentityCrisis: Boolean(
				given.connectionStatus.isInIdentityCrisis
			),
			identityCrisis: readIdentityCrisis(
				given.connectionStatus.identityCrisis
			),
			sandboxDomain: given.connectionStatus.sandboxDomain,
			connectedPlugins: readConnectedPlugins( given.connectedPlugins ),
			hasSeenWooModal: given.hasSeenWCConnectionModal,
			isTracked: Boolean( given.tracksUserData ),
		},
		licensing: {
			...initialLicensingState,
			error: given.licensing.error,
			showsLicensing: given.licensing.showLicensingUi,
			detachedCount: readDetachedCount( given.licensing.userCounts ),
			dismissal: readLicenseNoticeDismissal(
				given.licensing.activationNoticeDismiss
			),
			coupon: given.partnerCoupon || null,
		},
		modules: {
			...initialModulesState,
			items: readModules( given.getModules, 'getModules' ),
		},
		settings: {
			...initialSettingsState,
			items: readSettings( given.settings ),
		},
		site: {
			...initialSiteState,
			facts: readSiteFacts( given ),
			parts: toCachedParts(
				readCachedParts( given.dashboard.parts, preload ),
				Date.now()
			),
			ownPlugins: readOwnPlugins( given.ownPlugins ),
		},
		recommendations: {
			...initialRecommendationsState,
			isEnabled: given.siteData.showRecommendations,
			step: given.recommendationsStep,
			unread: given.newRecommendations,
		},
		notices: {
			...initialNoticesState,
			items: createOverruledNotices( given.overruledChanges ),
			dismissed: readDismissedNotices( given.dismissedNotices ),
			stateNotices: {
				messageCode: given.jetpackStateNotices.messageCode,
				errorCode: given.jetpackStateNotices.errorCode,
				errorDescription: given.jetpackStateNotices.errorDescription,
				releaseNote: readReleaseNote(
					given.jetpackStateNotices.messageContent
				),
			},
		},
	};
}

/** Older pages have only the host and no URL. */
function toAccountService( service: AccountService ): AccountService {
	const { host, url } = service;
	return { ...service, url: url || ( host && `https://${ host }` ) };
}
