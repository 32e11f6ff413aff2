import * as api from '../../api/plugins';
import { PART_NAMES } from '../../api/dashboard';
import { isOutcomeUnknown } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import { addNotice, removeNotice } from '../notices/actions';
import type { RequestNotices } from '../notices/request-notices';
import { createRequest } from '../create-request';
import type { AppThunk } from '../root-state';
import { fetchDashboardParts } from './parts-thunks';
import { getOwnPluginState } from './selectors';
import { fetchPlugins } from './thunks';
import type { InstallPlugin } from './types';

/** Plugins may set themselves up in the requests after activation. */
const PLUGIN_SETTLE_MS = 2500;

/** The server reported success, but the plugin is not active. */
const NOT_ACTIVE: ApiError = {
	name: 'ApiError',
	message: '',
	code: 'plugin_not_active',
};

const sendInstall = createRequest< InstallPlugin >( {
	slice: 'site',
	name: 'install-plugin',
	kind: 'write',
	key: ( { slug } ) => slug,
	call: async ( args ) => {
		await api.installPlugin( args );
		await new Promise( ( resolve ) => {
			setTimeout( resolve, PLUGIN_SETTLE_MS );
		} );
	},
} );

interface InstallOptions {
	readonly source?: string;
	readonly notices?: RequestNotices< void >;
}

/**
 * Installs a plugin from our own list if needed and activates it. After a
 * delay, fetches its state and its card's data: a plugin may deactivate itself,
 * and a lost response leaves the outcome unknown.
 *
 * @return Whether the plugin is active.
 */
export function installPlugin(
	slug: string,
	{ source, notices }: InstallOptions = {}
): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		const outcome = await dispatch(
			sendInstall( { slug, ...( source ? { source } : {} ) }, notices )
		);
		if ( outcome.isOk || isOutcomeUnknown( outcome.error ) ) {
			void dispatch(
				fetchDashboardParts(
					PART_NAMES.filter( ( name ) => name === slug )
				)
			);
			await dispatch( fetchPlugins( { isRefresh: true } ) );
		}
		const isActive = getOwnPluginState( getState(), slug ) === 'active';
		const id = notices?.id ?? '';
		const failure = notices?.failure?.( NOT_ACTIVE ) ?? '';
		if ( isActive && ! outcome.isOk ) {
			dispatch( removeNotice( id ) );
		} else if ( ! isActive && outcome.isOk && failure ) {
			dispatch(
				addNotice( { noticeId: id, status: 'error', text: failure } )
			);
		}
		return isActive;
	};
}
