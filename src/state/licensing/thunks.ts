import { __ } from '@wordpress/i18n';
import * as api from '../../api/licensing';
import { isConnectionOwner, isUserLinked } from '../connection/selectors';
import { createRequest } from '../create-request';
import { fetchModules } from '../modules/thunks';
import { fetchSettings } from '../settings/thunks';
import { refreshHoldings } from '../site/holdings-thunks';
import type { AppThunk } from '../root-state';
import { dismissLicenseNotice } from './notice-thunks';
import { getLicensingRequest } from './selectors';
import type { LicensingAction } from './types';
import type {
	AttachLicense,
	FetchDetachedCount,
	FetchLicenses,
	SetLicense,
	UpdateLicensingError,
} from './types';

const sendAttach = createRequest< AttachLicense >( {
	slice: 'licensing',
	name: 'attach',
	kind: 'write',
	call: api.attachLicense,
} );

const sendLicense = createRequest< SetLicense >( {
	slice: 'licensing',
	name: 'set',
	kind: 'write',
	call: api.setLicense,
} );

const fetchCounts = createRequest< FetchDetachedCount >( {
	slice: 'licensing',
	name: 'fetch-counts',
	kind: 'read',
	call: api.fetchDetachedCount,
} );

const fetchUserLicenses = createRequest< FetchLicenses >( {
	slice: 'licensing',
	name: 'fetch-licenses',
	kind: 'read',
	call: () => api.fetchLicenses(),
} );

const sendError = createRequest< UpdateLicensingError >( {
	slice: 'licensing',
	name: 'update-error',
	kind: 'write',
	call: api.updateLicensingError,
} );

/** Counts the licenses that are attached to no site; the owner's alone can be read. */
export function fetchDetachedCount(): AppThunk< Promise< void > > {
	return async ( dispatch, getState ) => {
		const state = getState();
		if ( isUserLinked( state ) && isConnectionOwner( state ) ) {
			await dispatch( fetchCounts( undefined ) );
		}
	};
}

export const fetchLicenses = () => fetchUserLicenses( undefined );

/**
 * Attaches a key to this site, and reads again what comes with it. Does
 * nothing while another key is being attached.
 *
 * @return Whether it was attached.
 */
export function activateLicense( key: string ): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		if ( getLicensingRequest( getState(), 'attach' ).kind === 'pending' ) {
			return false;
		}
		const { isOk } = await dispatch( sendAttach( key ) );
		if ( isOk ) {
			void dispatch( followActivation() );
		}
		return isOk;
	};
}

function followActivation(): AppThunk< Promise< void > > {
	return async ( dispatch ) => {
		await Promise.all( [
			dispatch( fetchDetachedCount() ),
			dispatch( refreshHoldings() ),
			dispatch( fetchModules( { isRefresh: true } ) ),
			dispatch( fetchSettings( undefined ) ),
		] );
		// What is left is no news after that.
		await dispatch( dismissLicenseNotice() );
	};
}

/**
 * Keeps a key for this site, from My Plan's box. Does nothing while another
 * one is being added.
 *
 * @return Whether it was added.
 */
export function applyLicense( key: string ): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		if ( getLicensingRequest( getState(), 'set' ).kind === 'pending' ) {
			return false;
		}
		const { isOk } = await dispatch(
			sendLicense( key, {
				id: 'apply-license',
				success: () =>
					__(
						'Jetpack license key added. It may take a minute for the license to be processed.',
						'jetpack-dashboard'
					),
				failure: () =>
					__(
						'Error adding Jetpack license key.',
						'jetpack-dashboard'
					),
			} )
		);
		if ( isOk ) {
			void dispatch( fetchDetachedCount() );
			void dispatch( refreshHoldings() );
		}
		return isOk;
	};
}

/** Forgets what went wrong with the last license, here and on the server. */
export function clearLicensingError(): AppThunk< Promise< unknown > > {
	return sendError( '' );
}

/** The activation screen starts afresh the next time. */
export function leaveActivation(): LicensingAction {
	return { type: 'licensing/activation-left' };
}
