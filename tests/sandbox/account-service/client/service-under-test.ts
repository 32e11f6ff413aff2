import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { spawnAccountService } from '../spawn';
import type { SpawnedAccountService } from '../spawn';
import { json, postJson } from './service-client';

/**
 * Starts a service for one test file, with its own state, which is deleted at
 * the end.
 */
export function serviceUnderTest(): {
	url: () => string;
	restart: () => Promise< void >;
	patch: ( patch: unknown ) => Promise< Response >;
	state: < T >() => Promise< T >;
	load: ( scenario: string ) => Promise< Response >;
} {
	const folder = mkdtempSync( join( tmpdir(), 'account-service-' ) );
	const statePath = join( folder, 'state.json' );
	let service: SpawnedAccountService;

	beforeAll( async () => {
		service = await spawnAccountService( statePath );
	} );
	afterAll( async () => {
		await service.stop();
		rmSync( folder, { recursive: true } );
	} );

	return {
		url: () => service.url,
		restart: async () => {
			await service.stop();
			service = await spawnAccountService( statePath );
		},
		patch: ( patch ) =>
			fetch( `${ service.url }/sandbox/state`, {
				method: 'PATCH',
				body: JSON.stringify( patch ),
			} ),
		state: async () =>
			json( await fetch( `${ service.url }/sandbox/state` ) ),
		load: ( scenario ) =>
			postJson( `${ service.url }/sandbox/scenario/${ scenario }`, {} ),
	};
}
