import * as api from '../../api/plugins';
import { PART_NAMES } from '../../api/dashboard';
import type { RequestNotices } from '../notices/request-notices';
import { createRequest } from '../request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../store';
import { fetchDashboardParts } from './parts-thunks';
import { getPlugins } from './selectors';
import { fetchPlugins } from './thunks';
import type { InstallPlugin } from './types';

/** A plugin sets itself up in the requests after its activation (002 §9). */
const PLUGIN_SETTLE_MS = 2500;

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
 * Installs a plugin of our own list where needed and activates it; once it has
 * settled, reads again what its card shows.
 */
export function installPlugin(
	slug: string,
	{ source, notices }: InstallOptions = {}
): AppThunk< Promise< RequestOutcome< void > > > {
	return async ( dispatch, getState ) => {
		const outcome = await dispatch(
			sendInstall( { slug, ...( source ? { source } : {} ) }, notices )
		);
		if ( outcome.isOk ) {
			void dispatch(
				fetchDashboardParts(
					PART_NAMES.filter( ( name ) => name === slug )
				)
			);
			if ( getPlugins( getState() ) ) {
				void dispatch( fetchPlugins( { isRefresh: true } ) );
			}
		}
		return outcome;
	};
}
