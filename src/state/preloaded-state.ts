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
	readSiteInfo,
} from '../api/site-info';
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
 * @param initialState   The page's initial state.
 * @param preload Preloaded responses by path.
 */
export function toPreloadedState(
	initialState: InitialState,
	preload: PageData[ 'preload' ] = {}
): Omit< RootState, 'simulation' > {
	return {
		connection: {
			...initialConnectionState,
			status: readConnectionStatus( initialState.connectionStatus ),
			user: readUser( initialState.userData.currentUser ),
			errors: readConnectionErrors(
				initialState.connectionStatus.errors
			),
			accountService: toAccountService( initialState.accountService ),
			connectUrl: initialState.connectUrl,
			registrationNonce: initialState.registrationNonce,
			isInIdentityCrisis: Boolean(
				initialState.connectionStatus.isInIdentityCrisis
			),
			identityCrisis: readIdentityCrisis(
				initialState.connectionStatus.identityCrisis
			),
			sandboxDomain: initialState.connectionStatus.sandboxDomain,
			connectedPlugins: readConnectedPlugins(
				initialState.connectedPlugins
			),
			hasSeenWooModal: initialState.hasSeenWCConnectionModal,
			isTracked: Boolean( initialState.tracksUserData ),
		},
		licensing: {
			...initialLicensingState,
			error: initialState.licensing.error,
			showsLicensing: initialState.licensing.showLicensingUi,
			detachedCount: readDetachedCount(
				initialState.licensing.userCounts
			),
			dismissal: readLicenseNoticeDismissal(
				initialState.licensing.activationNoticeDismiss
			),
			coupon: initialState.partnerCoupon || null,
		},
		modules: {
			...initialModulesState,
			items: readModules( initialState.getModules, 'getModules' ),
		},
		settings: {
			...initialSettingsState,
			items: readSettings( initialState.settings ),
		},
		site: {
			...initialSiteState,
			info: readSiteInfo( initialState ),
			parts: toCachedParts(
				readCachedParts( initialState.dashboard.parts, preload ),
				Date.now()
			),
			ownPlugins: readOwnPlugins( initialState.ownPlugins ),
		},
		recommendations: {
			...initialRecommendationsState,
			isEnabled: initialState.siteData.showRecommendations,
			step: initialState.recommendationsStep,
			newSteps: initialState.newRecommendations,
		},
		notices: {
			...initialNoticesState,
			items: createOverruledNotices( initialState.overruledChanges ),
			dismissed: readDismissedNotices( initialState.dismissedNotices ),
			stateNotices: {
				messageCode: initialState.jetpackStateNotices.messageCode,
				errorCode: initialState.jetpackStateNotices.errorCode,
				errorDescription:
					initialState.jetpackStateNotices.errorDescription,
				releaseNote: readReleaseNote(
					initialState.jetpackStateNotices.messageContent
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
