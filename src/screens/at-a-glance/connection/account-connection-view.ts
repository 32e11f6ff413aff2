import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	getCurrentUser,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../../state/connection/selectors';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { CurrentUser } from '../../../state/connection/types';
import type { RootState } from '../../../state/store';
import { defineCard } from '../define-card';

export interface AccountConnectionInput {
	readonly siteStatus: SiteStatus;
	/** Blocks linking until the identity crisis is resolved. */
	readonly isInIdentityCrisis: boolean;
	readonly isLinked: boolean;
	readonly isOwner: boolean;
	readonly hasConnectedOwner: boolean;
	readonly account: CurrentUser[ 'account' ];
}

export type AccountConnectionView =
	| { readonly kind: 'offline' }
	/** In local mode, there is no account to connect. */
	| { readonly kind: 'hidden' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'safe-mode' }
	/** The first user to connect becomes the connection's owner. */
	| { readonly kind: 'no-owner' }
	| { readonly kind: 'unlinked' }
	| {
			readonly kind: 'linked';
			readonly isOwner: boolean;
			/** Name and email address; the service may omit both. */
			readonly account: CurrentUser[ 'account' ];
	  };

/** The state of the Account connection card. */
export function accountConnectionView(
	input: AccountConnectionInput
): AccountConnectionView {
	if ( input.siteStatus === 'local' ) {
		return { kind: 'hidden' };
	}
	if ( input.siteStatus !== 'connected' ) {
		return { kind: input.siteStatus };
	}
	if ( input.isLinked ) {
		return {
			kind: 'linked',
			isOwner: input.isOwner,
			account: input.account,
		};
	}
	if ( input.isInIdentityCrisis ) {
		return { kind: 'safe-mode' };
	}
	return { kind: input.hasConnectedOwner ? 'unlinked' : 'no-owner' };
}

function getAccountConnectionInput( state: RootState ): AccountConnectionInput {
	return {
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		isLinked: isUserLinked( state ),
		isOwner: isConnectionOwner( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		account: getCurrentUser( state ).account,
	};
}

export const accountConnectionCard = defineCard( {
	slug: 'account-connection',
	title: () => __( 'Account connection', 'jetpack-dashboard' ),
	icon: 'person',
	input: getAccountConnectionInput,
	view: accountConnectionView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		'safe-mode': {},
		'no-owner': {},
		unlinked: {},
		linked: {
			isOwner: true,
			account: {
				id: 4242,
				login: 'sample',
				displayName: 'Sample User',
				email: 'sample@example.com',
				avatar: '',
			},
		},
	},
} );
