import type { Route } from '../account-service/router';
import type { PublicServicesState } from './state';

/**
 * The service of the vault plugin's test double. Its paths are our own; its
 * responses follow docs/contract/rest.md#module-data.
 */
export function vaultRoutes( state: () => PublicServicesState ): Route[] {
	return [
		{
			method: 'POST',
			path: '/vaultpress.com/plugin-data',
			handle: ( { response } ) => {
				const { features, security, backups } = state().vault;
				const data = {
					active: true,
					features,
					security,
					backups:
						backups.last_backup === null
							? {}
							: { ...backups, stats: { revisions: 120 } },
				};
				response
					.writeHead( 200, { 'Content-Type': 'text/plain' } )
					.end(
						Buffer.from( JSON.stringify( data ) ).toString(
							'base64'
						)
					);
			},
		},
	];
}
