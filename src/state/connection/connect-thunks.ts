import * as api from '../../api/connection';
import { adminPageUrl, resolveAdminUrl } from '../../lib/links';
import { goToPage } from '../../lib/wp-admin';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import { getAdminUrl } from '../site/selectors';
import type { AppThunk, RootState } from '../root-state';
import { startRedirect } from './actions';
import { fetchConnectUrl } from './fetch-thunks';
import { isRegistered, isSiteRegistering, isUserConnecting } from './selectors';
import type {
	Redirect,
	FetchAuthorizeUrl,
	MarkCommerceModalSeen,
	Register,
} from './types';

interface ConnectUserOptions {
	/** Where to return to, relative to wp-admin. Defaults to the dashboard. */
	readonly redirectUri?: string | undefined;
}

interface ConnectSiteOptions extends ConnectUserOptions {
	/** The screen that started the connection. */
	readonly from?: string | undefined;
	/** Registers the site only, then goes to `redirectUri`. */
	readonly skipUserConnection?: boolean | undefined;
}

/** Error code if the user is already linked, for example in another tab. */
const ALREADY_LINKED = 'already_authorized';

/** Null if another connection attempt was already in flight. */
type Connecting = Promise< RequestOutcome< string > | null >;

const register = createRequest< Register >( {
	slice: 'connection',
	name: 'register',
	kind: 'write',
	call: api.registerSite,
} );

const fetchAuthorizeUrl = createRequest< FetchAuthorizeUrl >( {
	slice: 'connection',
	name: 'authorize',
	kind: 'read',
	call: api.fetchAuthorizeUrl,
} );

/** Leaves the page; the buttons that started it stay busy until then. */
export function redirectTo( departure: Redirect, url: string ): AppThunk {
	return ( dispatch ) => {
		dispatch( startRedirect( departure ) );
		goToPage( url );
	};
}

/**
 * Registers the site if needed, then redirects to the account service to
 * connect the user. Ignored while in flight.
 */
export function connectSite( {
	from,
	redirectUri,
	skipUserConnection = false,
}: ConnectSiteOptions = {} ): AppThunk< Connecting > {
	return async ( dispatch, getState ) => {
		const state = getState();
		if ( isSiteRegistering( state ) || isUserConnecting( state ) ) {
			return null;
		}
		const destination = getDestination( state, redirectUri );

		if ( isRegistered( state ) ) {
			if ( ! skipUserConnection ) {
				return dispatch( connectUser( { redirectUri } ) );
			}
			dispatch( redirectTo( 'connect', destination ) );
			return { isOk: true, result: destination };
		}
		const outcome = await dispatch(
			register( {
				registrationNonce: state.connection.registrationNonce,
				redirectUri,
				from,
			} )
		);
		if ( outcome.isOk ) {
			dispatch(
				redirectTo(
					'connect',
					skipUserConnection ? destination : outcome.result
				)
			);
		} else if ( outcome.error.code === 'invalid_nonce' ) {
			// The page may have been open for a day, so fetch a URL with a
			// fresh nonce.
			return dispatch(
				goToAnswer( fetchConnectUrl( redirectUri ), destination )
			);
		} else if ( outcome.error.code === ALREADY_LINKED ) {
			return dispatch( leaveForDone( destination ) );
		}
		return outcome;
	};
}

/** Redirects to the account service to link this user's account. */
export function connectUser( {
	redirectUri,
}: ConnectUserOptions = {} ): AppThunk< Connecting > {
	return async ( dispatch, getState ) =>
		isUserConnecting( getState() )
			? null
			: dispatch(
					goToAnswer(
						fetchAuthorizeUrl( redirectUri ),
						getDestination( getState(), redirectUri )
					)
			  );
}

/** Where the user ends up after connecting. */
function getDestination(
	state: RootState,
	redirectUri: string | undefined
): string {
	const adminUrl = getAdminUrl( state );
	return redirectUri
		? resolveAdminUrl( adminUrl, redirectUri )
		: adminPageUrl( adminUrl, 'jetpack' );
}

function goToAnswer(
	request: AppThunk< Promise< RequestOutcome< string > > >,
	destination: string
): AppThunk< Promise< RequestOutcome< string > > > {
	return async ( dispatch ) => {
		const outcome = await dispatch( request );
		if ( outcome.isOk ) {
			dispatch( redirectTo( 'connect', outcome.result ) );
		} else if ( outcome.error.code === ALREADY_LINKED ) {
			return dispatch( leaveForDone( destination ) );
		}
		return outcome;
	};
}

/** Another tab has already connected the user, so skip to the destination. */
function leaveForDone(
	destination: string
): AppThunk< RequestOutcome< string > > {
	return ( dispatch ) => {
		dispatch( redirectTo( 'connect', destination ) );
		return { isOk: true, result: destination };
	};
}

const sendCommerceModalSeen = createRequest< MarkCommerceModalSeen >( {
	slice: 'connection',
	name: 'mark-commerce-modal-seen',
	kind: 'write',
	call: api.markCommerceModalSeen,
} );

export const markCommerceModalSeen = () => sendCommerceModalSeen( undefined );
