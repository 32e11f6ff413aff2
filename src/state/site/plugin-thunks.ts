import * as api from '../../api/plugins';
import { PART_NAMES } from '../../api/dashboard';
import type { RequestNotices } from '../notices/request-notices';
import { createRequest } from '../request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../store';
import { fetchDashboardParts } from './parts-thunks';
import type { InstallPlugin } from './types';

const sendInstall = createRequest< InstallPlugin >( {
	slice: 'site',
	name: 'install-plugin',
	kind: 'write',
	key: ( { slug } ) => slug,
	call: api.installPlugin,
} );

interface InstallOptions {
	readonly source?: string;
	readonly notices?: RequestNotices< void >;
}

/**
 * Installs a plugin of our own list where needed and activates it; then reads
 * again what its card shows.
 */
export function installPlugin(
	slug: string,
	{ source, notices }: InstallOptions = {}
): AppThunk< Promise< RequestOutcome< void > > > {
	return async ( dispatch ) => {
		const outcome = await dispatch(
			sendInstall( { slug, ...( source ? { source } : {} ) }, notices )
		);
		if ( outcome.isOk ) {
			void dispatch(
				fetchDashboardParts(
					PART_NAMES.filter( ( name ) => name === slug )
				)
			);
		}
		return outcome;
	};
}
