import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApiError, sendError, sendJson } from './http';
import type { AccountService } from './server';

/**
 * Takes the service away and brings it back at its address, told over HTTP, so
 * that a test in any process can do it: `POST /stop`, `POST /start`. While it
 * is away, connections to it are refused.
 */
export function startSwitchServer(
	first: AccountService,
	startAgain: () => Promise< AccountService >
): Promise< { url: string; stopService: () => Promise< void > } > {
	let running: AccountService | null = first;
	// One after the other, whoever asks.
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
		// A page in a browser has no business here.
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
