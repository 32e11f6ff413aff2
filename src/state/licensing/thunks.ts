import { __ } from '@wordpress/i18n';
import * as api from '../../api/licensing';
import { createRequest } from '../create-request';
import { fetchModules } from '../modules/thunks';
import { fetchSettings } from '../settings/thunks';
import { refreshHoldings } from '../site/holdings-thunks';
import type { AppThunk } from '../root-state';
import { dismissLicenseNotice, fetchDetachedCount } from './notice-thunks';
import { getLicensingRequest } from './selectors';
import type { LicensingAction } from './types';
import type {
	AttachLicense,
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

export const fetchLicenses = () => fetchUserLicenses( undefined );

/**
 * Attaches a key to this site and refetches what depends on it. A no-op while
 * another key is in flight.
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
	return async ( dispatch, getState ) => {
		void dispatch( refreshHoldings() );
		void dispatch( fetchModules( { isRefresh: true } ) );
		void dispatch( fetchSettings( undefined ) );
		await dispatch( fetchDetachedCount() );
		// The user has just seen the remaining licenses. Without a new count, the
		// dismissal would also hide a license that is bought later.
		if (
			getLicensingRequest( getState(), 'fetch-counts' ).kind ===
			'succeeded'
		) {
			await dispatch( dismissLicenseNotice() );
		}
	};
}

/**
 * Adds a key from My Plan's license box. A no-op while another key is in
 * flight.
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

/** Clears the error of the last license key, also on the server. */
export function clearLicensingError(): AppThunk< Promise< unknown > > {
	return sendError( '' );
}

/** Resets the activation screen. */
export function leaveActivation(): LicensingAction {
	return { type: 'licensing/activation-left' };
}
