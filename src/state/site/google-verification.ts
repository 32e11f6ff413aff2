import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/google-verification';
import type { GoogleVerification } from '../../api/google-verification';
import { describeError } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import type { RequestNotices } from '../notices/request-notices';
import { createRequest } from '../create-request';
import { getRequest } from '../request-selectors';
import type { RequestOutcome, RequestStatus } from '../request';
import { updateSettings } from '../settings/thunks';
import type { AppThunk, RootState } from '../root-state';
import type { FetchGoogleVerification, VerifyWithGoogle } from './types';

/** The settings key of Google's token. */
const GOOGLE_KEY = 'google';
/** Google no longer recognizes the stored token. */
const UNVERIFIED = 'unverify-site-error';

const fetchVerification = createRequest< FetchGoogleVerification >( {
	slice: 'site',
	name: 'fetch-google-verification',
	kind: 'read',
	key: ( connectionId ) => String( connectionId ?? '' ),
	call: api.fetchGoogleVerification,
} );

const sendVerification = createRequest< VerifyWithGoogle >( {
	slice: 'site',
	name: 'verify-with-google',
	kind: 'write',
	call: api.verifyWithGoogle,
} );

/** Fetches whether the site is verified at Google. */
export function checkGoogleVerification(): AppThunk<
	Promise< RequestOutcome< GoogleVerification > >
> {
	return ( dispatch ) => dispatch( fetchVerification( undefined ) );
}

/**
 * Fetches the token for the user's Google connection, saves it so that the site
 * prints it, and asks Google to verify it.
 *
 * @param connectionId Received from the pop-up.
 */
export function verifyGoogle(
	connectionId: number
): AppThunk< Promise< void > > {
	return async ( dispatch ) => {
		const failed = await dispatch( tryToVerify( connectionId ) );
		if ( failed?.code === UNVERIFIED ) {
			// Uses a separate notice ID, so that the error stays visible.
			await dispatch(
				updateSettings(
					{ [ GOOGLE_KEY ]: '' },
					{ ...NOTICES, id: 'unverify-google' }
				)
			);
			await dispatch( fetchVerification( undefined ) );
		}
	};
}

/** @return The error, for which a notice is already shown; null on success. */
function tryToVerify(
	connectionId: number
): AppThunk< Promise< ApiError | null > > {
	return async ( dispatch ) => {
		const checked = await dispatch(
			fetchVerification( connectionId, NOTICES )
		);
		if ( ! checked.isOk ) {
			return checked.error;
		}
		if ( checked.result.token ) {
			const saved = await dispatch(
				updateSettings(
					{ [ GOOGLE_KEY ]: checked.result.token },
					NOTICES
				)
			);
			if ( ! saved.isOk ) {
				return saved.error;
			}
		}
		const verified = await dispatch(
			sendVerification( connectionId, {
				...NOTICES,
				success: ( { isVerified } ) =>
					isVerified
						? __( 'Site is verified', 'jetpack-dashboard' )
						: null,
			} )
		);
		return verified.isOk ? null : verified.error;
	};
}

/** Three requests share one notice. */
const NOTICES = {
	id: 'verify-google',
	progress: () => __( 'Verifying…', 'jetpack-dashboard' ),
	success: () => null,
	failure: ( error ) =>
		sprintf(
			/* translators: %s: the server's message */
			__( 'Site failed to verify: %s', 'jetpack-dashboard' ),
			describeError( error )
		),
} as const satisfies RequestNotices< unknown >;

/** Null until known. */
export function getGoogleVerification(
	state: RootState
): GoogleVerification | null {
	return state.site.googleVerification;
}

/** The status of the check on page load, or after an error. */
export function getGoogleCheck( state: RootState ): RequestStatus {
	return getRequest( state, 'site', 'fetch-google-verification' );
}

/** The status of the last verification attempt. */
export function getGoogleAttempt( state: RootState ): RequestStatus {
	return getRequest( state, 'site', 'verify-with-google' );
}
