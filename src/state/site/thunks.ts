import { __, sprintf } from '@wordpress/i18n';
import * as pluginsApi from '../../api/plugins';
import * as protectApi from '../../api/protect';
import type { UnlockTarget } from '../../api/protect';
import { describeError } from '../../api/errors';
import { fetchFirewallSettings } from '../../api/waf';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import type {
	FetchFirewall,
	FetchLockouts,
	FetchPlugins,
	FetchPluginUpdates,
	Unlock,
} from './types';

export const fetchLockouts = createRequest< FetchLockouts >( {
	slice: 'site',
	name: 'fetch-lockouts',
	kind: 'read',
	call: ( options ) => protectApi.fetchLockouts( options ),
} );

export const fetchPlugins = createRequest< FetchPlugins >( {
	slice: 'site',
	name: 'fetch-plugins',
	kind: 'read',
	call: ( options ) => pluginsApi.fetchPlugins( options ),
} );

/** @planned A352 */
export const fetchPluginUpdates = createRequest< FetchPluginUpdates >( {
	slice: 'site',
	name: 'fetch-plugin-updates',
	kind: 'read',
	call: ( options ) => pluginsApi.fetchPluginUpdates( options ),
} );

export const fetchFirewall = createRequest< FetchFirewall >( {
	slice: 'site',
	name: 'fetch-firewall',
	kind: 'read',
	call: ( options ) => fetchFirewallSettings( options ),
} );

const sendUnlock = createRequest< Unlock >( {
	slice: 'site',
	name: 'unlock',
	kind: 'write',
	key: nameTarget,
	call: protectApi.unlock,
} );

function nameTarget( target: UnlockTarget ): string {
	return 'address' in target ? target.address : target.account;
}

export function unlockAddress(
	address: string
): AppThunk< Promise< RequestOutcome< void > > > {
	return unlockTarget( { address } );
}

export function unlockAccount(
	account: string
): AppThunk< Promise< RequestOutcome< void > > > {
	return unlockTarget( { account } );
}

function unlockTarget(
	target: UnlockTarget
): AppThunk< Promise< RequestOutcome< void > > > {
	return async ( dispatch ) => {
		const name = nameTarget( target );
		const outcome = await dispatch(
			sendUnlock( target, {
				success: () =>
					sprintf(
						/* translators: %s: an IP address or a user name */
						__( '%s is unlocked.', 'jetpack-dashboard' ),
						name
					),
				failure: ( error ) =>
					sprintf(
						/* translators: %1$s: an IP address or a user name, %2$s: the server's message */
						__(
							'%1$s could not be unlocked. %2$s',
							'jetpack-dashboard'
						),
						name,
						describeError( error )
					),
			} )
		);
		if ( outcome.isOk ) {
			await dispatch( fetchLockouts( undefined ) );
		}
		return outcome;
	};
}
