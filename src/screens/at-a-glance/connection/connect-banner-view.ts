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

/** Once the site has an owner, others are asked by the shell's banner. */
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
