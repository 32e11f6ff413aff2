import type { SiteStatus } from '../../../state/connection/selectors';

export interface AppsFacts {
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

/** The mobile apps' look: a log-in link goes to linked users. */
export function appsView( facts: AppsFacts ): AppsView {
	if (
		! facts.isManager ||
		! facts.showsPromotions ||
		facts.isDismissed ||
		// The apps show a site through the account service.
		facts.siteStatus === 'local' ||
		facts.siteStatus === 'not-connected'
	) {
		return { kind: 'hidden' };
	}
	if ( facts.siteStatus === 'offline' ) {
		return { kind: 'offline' };
	}
	if ( facts.isInIdentityCrisis ) {
		return { kind: 'hidden' };
	}
	if ( ! facts.isLinked ) {
		return { kind: facts.canConnectUser ? 'connect' : 'hidden' };
	}
	return { kind: 'ready' };
}
