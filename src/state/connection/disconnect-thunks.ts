import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/connection';
import { describeError } from '../../api/errors';
import * as surveyApi from '../../api/survey';
import { fetchModules } from '../modules/thunks';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import {
	getAccountHost,
	getAccountUrl,
	isDisconnecting,
	isUnlinking,
} from './selectors';
import type {
	Disconnect,
	DisconnectResult,
	DisconnectSurvey,
	SendSurvey,
	Unlink,
} from './types';

const sendDisconnect = createRequest< Disconnect >( {
	slice: 'connection',
	name: 'disconnect',
	kind: 'write',
	call: api.disconnectSite,
} );

/**
 * The dialog reports the outcome. This clears the account and site IDs, so read
 * them first if the feedback survey needs them.
 *
 * @return Resolves to null if a disconnect was already in flight.
 */
export function disconnectSite(): AppThunk<
	Promise< RequestOutcome< DisconnectResult > | null >
> {
	return async ( dispatch, getState ) => {
		if ( isDisconnecting( getState() ) ) {
			return null;
		}
		const outcome = await dispatch( sendDisconnect( undefined ) );
		if ( outcome.isOk ) {
			// Disconnecting changes which modules are available.
			void dispatch( fetchModules( undefined ) );
		}
		return outcome;
	};
}

const sendUnlink = createRequest< Unlink >( {
	slice: 'connection',
	name: 'unlink',
	kind: 'write',
	call: api.unlinkUser,
} );

/** @return Resolves to null if it was already in flight. */
export function unlinkUser(): AppThunk<
	Promise< RequestOutcome< void > | null >
> {
	return async ( dispatch, getState ) => {
		if ( isUnlinking( getState() ) ) {
			return null;
		}
		const host = getAccountHost( getState() );
		return dispatch(
			sendUnlink( undefined, {
				id: 'unlink-user',
				success: () =>
					sprintf(
						/* translators: %s: the account service's host */
						__( 'Unlinked from %s.', 'jetpack-dashboard' ),
						host
					),
				failure: ( error ) =>
					sprintf(
						/* translators: %1$s: the account service's host, %2$s: the server's message or its error code */
						__(
							'Error unlinking from %1$s. Error: %2$s',
							'jetpack-dashboard'
						),
						host,
						describeError( error )
					),
			} )
		);
	};
}

const postSurvey = createRequest< SendSurvey >( {
	slice: 'connection',
	name: 'send-survey',
	kind: 'write',
	call: ( { serviceUrl, survey } ) =>
		surveyApi.sendDisconnectSurvey( serviceUrl, survey ),
} );

/**
 * The dialog thanks the user either way, so this only reports whether it was
 * sent. Does nothing without both IDs.
 */
export function sendDisconnectSurvey(
	survey: DisconnectSurvey
): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		const serviceUrl = getAccountUrl( getState() );
		if ( ! survey.siteId || ! survey.userId || ! serviceUrl ) {
			return false;
		}
		const { isOk } = await dispatch( postSurvey( { serviceUrl, survey } ) );
		return isOk;
	};
}
