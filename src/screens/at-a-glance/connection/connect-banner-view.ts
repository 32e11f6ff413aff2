import {
	accountConnectionAction,
	siteConnectionAction,
} from './connection-action-view';
import type { ConnectionActionFacts } from './connection-action-view';

export interface ConnectBannerFacts extends ConnectionActionFacts {
	readonly hasConnectedOwner: boolean;
}

export type ConnectBannerView = 'hidden' | 'set-up' | 'connect-account';

/** Once the site has an owner, others are asked by the shell's banner. */
export function connectBannerView(
	facts: ConnectBannerFacts
): ConnectBannerView {
	if ( siteConnectionAction( facts ) === 'set-up' ) {
		return 'set-up';
	}
	return accountConnectionAction( facts ) === 'connect-account' &&
		! facts.hasConnectedOwner
		? 'connect-account'
		: 'hidden';
}
