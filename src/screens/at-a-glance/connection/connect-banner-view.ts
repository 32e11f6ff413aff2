import { hasConnectedOwner } from '../../../state/connection/selectors';
import {
	accountConnectionAction,
	getConnectionActionInput,
	siteConnectionAction,
} from './connection-action-view';
import type { ConnectionActionInput } from './connection-action-view';
import type { RootState } from '../../../state/store';

export interface ConnectBannerInput extends ConnectionActionInput {
	readonly hasConnectedOwner: boolean;
}

export type ConnectBannerView = 'hidden' | 'set-up' | 'connect-account';

/**
 * Shown only while the site has no owner; after that, the shell's banner asks
 * other users to connect.
 */
export function connectBannerView(
	input: ConnectBannerInput
): ConnectBannerView {
	if ( siteConnectionAction( input ) === 'set-up' ) {
		return 'set-up';
	}
	return accountConnectionAction( input ) === 'connect-account' &&
		! input.hasConnectedOwner
		? 'connect-account'
		: 'hidden';
}

export function getConnectBannerInput( state: RootState ): ConnectBannerInput {
	return {
		...getConnectionActionInput( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
	};
}
