import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/connection';
import { describeError } from '../../api/errors';
import * as crisisApi from '../../api/identity-crisis';
import { reloadPage } from '../../lib/wp-admin';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import { startRedirect } from './actions';
import { redirectTo } from './connect-thunks';
import { fetchConnection } from './fetch-thunks';
import { getAccountHost, isReconnecting } from './selectors';
import type {
	ConfirmSafeMode,
	Migrate,
	Reconnect,
	StartFresh,
	TestConnection,
} from './types';

const sendReconnect = createRequest< Reconnect >( {
	slice: 'connection',
	name: 'reconnect',
	kind: 'write',
	call: api.reconnectSite,
} );

/**
 * Restores the connection: reloads the page, or redirects to the account
 * service if the user has to authorize again. Ignored while in flight.
 */
export function reconnectSite(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		if ( isReconnecting( getState() ) ) {
			return;
		}
		const outcome = await dispatch(
			sendReconnect( undefined, {
				id: 'reconnect',
				failure: ( error ) =>
					sprintf(
						/* translators: %s: the server's message or its error code */
						__(
							'There was an error reconnecting Jetpack. Error: %s',
							'jetpack-dashboard'
						),
						describeError( error )
					),
			} )
		);
		if ( ! outcome.isOk ) {
			return;
		}
		const { result } = outcome;
		if ( result.kind === 'in-progress' ) {
			dispatch( redirectTo( 'reconnect', result.authorizeUrl ) );
		} else {
			dispatch( startRedirect( 'reconnect' ) );
			reloadPage();
		}
	};
}

const sendTest = createRequest< TestConnection >( {
	slice: 'connection',
	name: 'test',
	kind: 'read',
	call: api.testConnection,
} );

/**
 * For the result see getConnectionTestResult; the request's status only says
 * whether the test ran.
 */
export const testConnection = () => sendTest( undefined );

const sendConfirmation = createRequest< ConfirmSafeMode >( {
	slice: 'connection',
	name: 'confirm-safe-mode',
	kind: 'write',
	call: crisisApi.confirmSafeMode,
} );

/**
 * Identity crisis: confirms safe mode, so nothing is sent to the account
 * service.
 */
export const confirmSafeMode = () => sendConfirmation( undefined );

const sendMigrate = createRequest< Migrate >( {
	slice: 'connection',
	name: 'migrate',
	kind: 'write',
	call: crisisApi.migrateConnection,
} );

/** Identity crisis: moves the registration to this site's URL. */
export function migrateConnection(): AppThunk<
	Promise< RequestOutcome< void > >
> {
	return async ( dispatch, getState ) => {
		const outcome = await dispatch(
			sendMigrate( undefined, {
				id: 'migrate',
				success: () =>
					sprintf(
						/* translators: %s: the account service's host */
						__(
							'%s now uses this site’s new address.',
							'jetpack-dashboard'
						),
						getAccountHost( getState() )
					),
			} )
		);
		if ( outcome.isOk ) {
			await dispatch( fetchConnection() );
		}
		return outcome;
	};
}

const sendStartFresh = createRequest< StartFresh >( {
	slice: 'connection',
	name: 'start-fresh',
	kind: 'write',
	call: crisisApi.startFresh,
} );

/** Relative to wp-admin. */
const AFTER_START = 'admin.php?page=jetpack#/dashboard';

/**
 * Identity crisis: registers this site as a new one and redirects to connect
 * the user.
 */
export function startFresh(): AppThunk< Promise< RequestOutcome< string > > > {
	return async ( dispatch ) => {
		const outcome = await dispatch( sendStartFresh( AFTER_START ) );
		if ( outcome.isOk ) {
			dispatch( redirectTo( 'start-fresh', outcome.result ) );
		}
		return outcome;
	};
}
