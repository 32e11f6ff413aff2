import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApiError, sendError, sendJson } from './http';
import type { AccountService } from './server';

/**
 * Stops and restarts the service at the same URL. Controlled over HTTP, so that
 * a test in any process can use it: `POST /stop`, `POST /start`. While the
 * service is stopped, connections to it are refused.
 */
export function startSwitchServer(
	first: AccountService,
	startAgain: () => Promise< AccountService >
): Promise< { url: string; stopService: () => Promise< void > } > {
	let running: AccountService | null = first;
	// Requests are handled one at a time.
	let last: Promise< unknown > = Promise.resolve();

	const stopService = async (): Promise< void > => {
		const service = running;
		running = null;
		await service?.stop();
	};
	const turn = async ( path: string ): Promise< void > => {
		if ( path === '/stop' ) {
			await stopService();
		} else if ( path === '/start' ) {
			running ??= await startAgain();
		} else {
			throw new ApiError( 404, 'not_found', 'POST /stop or /start.' );
		}
	};
	const server = createServer( ( request, response ) => {
		// Reject requests from browsers.
		if ( request.method !== 'POST' || request.headers.origin ) {
			sendError(
				response,
				new ApiError( 403, 'forbidden', 'POST, and from no page.' )
			);
			return;
		}
		const turned = last.then( () => turn( request.url ?? '/' ) );
		last = turned.catch( () => {} );
		turned.then(
			() => sendJson( response, { isRunning: running !== null } ),
			( error: unknown ) => sendError( response, error )
		);
	} );
	return new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( 0, '127.0.0.1', () =>
			resolve( {
				url: `http://127.0.0.1:${
					( server.address() as AddressInfo ).port
				}`,
				stopService,
			} )
		);
	} );
}
