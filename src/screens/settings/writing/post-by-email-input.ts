import {
	isLocalMode,
	isRegistered,
	isUserLinked,
} from '../../../state/connection/selectors';
import {
	getModule,
	isModuleActive,
	isModuleUnavailableInSiteConnection,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import { getSettingText, isSaving } from '../../../state/settings/selectors';
import { getAdminPages } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { OutOfReach, PostByEmailInput } from './post-by-email-view';

const POST_BY_EMAIL = 'post-by-email';
export const MAILBOX_PAGE = 'jetpack-post-by-email';
export const ADDRESS = 'post_by_email_address';

export function getPostByEmailInput( state: RootState ): PostByEmailInput {
	return {
		isActive: isModuleActive( state, POST_BY_EMAIL ),
		// Without an account service, no link is needed.
		isLinked: isUserLinked( state ) || isLocalMode( state ),
		address: getAddress( state ),
		outOfReach: findReach( state ),
		needsMailbox: isLocalMode( state ),
		hasMailbox:
			getModule( state, POST_BY_EMAIL )?.extra[ 'mailbox' ] ===
			'configured',
		canSetUp: getAdminPages( state ).includes( MAILBOX_PAGE ),
		isSaving: isSaving( state ),
	};
}

/**
 * While a request is in flight, the optimistic value is the command that was
 * sent, not an address.
 */
function getAddress( state: RootState ): string {
	const text = getSettingText( state, ADDRESS );
	return text.includes( '@' ) ? text : '';
}

function findReach( state: RootState ): OutOfReach | false {
	if ( isModuleUnavailableOffline( state, POST_BY_EMAIL ) ) {
		return 'offline';
	}
	const needsSite =
		! isRegistered( state ) &&
		( getModule( state, POST_BY_EMAIL )?.requiresConnection ?? false );
	return needsSite ||
		isModuleUnavailableInSiteConnection( state, POST_BY_EMAIL )
		? 'not-connected'
		: false;
}
