import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canConnectUser,
	canManageModules,
	getSiteStatus,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import { isSettingOn } from '../../../state/settings/selectors';
import { getSiteInfo } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { SiteStatus } from '../../../state/connection/selectors';
import { defineCard } from '../define-card';

/** Site option; managers can set it. */
export const APPS_DISMISSED = 'dismiss_dash_app_card';

export interface AppsInput {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	readonly showsPromotions: boolean;
	/** The site's option `dismiss_dash_app_card`. */
	readonly isDismissed: boolean;
	readonly isInIdentityCrisis: boolean;
	readonly isLinked: boolean;
	readonly canConnectUser: boolean;
}

export type AppsView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'connect' }
	| { readonly kind: 'ready' };

/** The state of the Apps card. Only linked users can get a login link. */
export function appsView( input: AppsInput ): AppsView {
	if (
		! input.isManager ||
		! input.showsPromotions ||
		input.isDismissed ||
		// The apps access the site through the account service.
		input.siteStatus === 'local' ||
		input.siteStatus === 'not-connected'
	) {
		return { kind: 'hidden' };
	}
	if ( input.siteStatus === 'offline' ) {
		return { kind: 'offline' };
	}
	if ( input.isInIdentityCrisis ) {
		return { kind: 'hidden' };
	}
	if ( ! input.isLinked ) {
		return { kind: input.canConnectUser ? 'connect' : 'hidden' };
	}
	return { kind: 'ready' };
}

function getAppsInput( state: RootState ): AppsInput {
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		showsPromotions: getSiteInfo( state ).showsPromotions,
		isDismissed: isSettingOn( state, APPS_DISMISSED ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		isLinked: isUserLinked( state ),
		canConnectUser: canConnectUser( state ),
	};
}

export const appsCard = defineCard( {
	slug: 'apps',
	title: () => __( 'Mobile apps', 'jetpack-dashboard' ),
	icon: 'phone',
	input: getAppsInput,
	view: appsView,
	samples: isDevelopment && {
		offline: {},
		connect: {},
		ready: {},
	},
} );
