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
 * The dialog says how it went. The store forgets account and site ids with it:
 * what asks for feedback reads them before.
 *
 * @return Resolves to null when a disconnect was under way already.
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
			// Which of them can do anything now is another list.
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

/** @return Resolves to null when it was under way already. */
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
						/* translators: %1$s: the account service's host, %2$s: the server's words or its error code */
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
 * Thanks are due however it ends, so it only tells whether it was sent. Without
 * both ids no call is made.
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
