import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	getConnectionOwnerName,
	getConnectionRequest,
	getSiteStatus,
	hasConnectedOwner,
	isConnectionOwner,
	isInIdentityCrisis,
} from '../../../state/connection/selectors';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { RequestStatus } from '../../../state/request';
import type { RootState } from '../../../state/store';
import { defineCard } from '../define-card';

export interface SiteConnectionInput {
	readonly siteStatus: SiteStatus;
	readonly isInIdentityCrisis: boolean;
	readonly hasConnectedOwner: boolean;
	/** This user owns the connection. */
	readonly isOwner: boolean;
	/** '' if unknown. */
	readonly ownerName: string;
	/** Status of the request that loads the owner's name. */
	readonly ownerRequest: RequestStatus[ 'kind' ];
}

export type ConnectionOwner =
	| { readonly kind: 'none' }
	| { readonly kind: 'you' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'other'; readonly name: string };

export type SiteConnectionView =
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'safe-mode' }
	| { readonly kind: 'connected'; readonly owner: ConnectionOwner };

/** The state of the Site connection card. */
export function siteConnectionView(
	input: SiteConnectionInput
): SiteConnectionView {
	if ( input.siteStatus !== 'connected' ) {
		return { kind: input.siteStatus };
	}
	return input.isInIdentityCrisis
		? { kind: 'safe-mode' }
		: { kind: 'connected', owner: connectionOwner( input ) };
}

function connectionOwner( input: SiteConnectionInput ): ConnectionOwner {
	if ( ! input.hasConnectedOwner ) {
		return { kind: 'none' };
	}
	if ( input.isOwner ) {
		return { kind: 'you' };
	}
	if ( input.ownerName !== '' ) {
		return { kind: 'other', name: input.ownerName };
	}
	// Shows the owner without a name if it couldn't be loaded.
	return input.ownerRequest === 'idle' || input.ownerRequest === 'pending'
		? { kind: 'loading' }
		: { kind: 'other', name: '' };
}

function getSiteConnectionInput( state: RootState ): SiteConnectionInput {
	return {
		siteStatus: getSiteStatus( state ),
		isInIdentityCrisis: isInIdentityCrisis( state ),
		hasConnectedOwner: hasConnectedOwner( state ),
		isOwner: isConnectionOwner( state ),
		ownerName: getConnectionOwnerName( state ) ?? '',
		ownerRequest: getConnectionRequest( state, 'fetch-data' ).kind,
	};
}

export const siteConnectionCard = defineCard( {
	slug: 'site-connection',
	title: () => __( 'Site connection', 'jetpack-dashboard' ),
	icon: 'link',
	input: getSiteConnectionInput,
	view: siteConnectionView,
	samples: isDevelopment && {
		offline: {},
		local: {},
		'not-connected': {},
		'safe-mode': {},
		connected: { owner: { kind: 'you' } },
	},
} );
