import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { CallLog, callRoutes } from '../account-service/call-log';
import { faultOf, playFault } from '../account-service/faults';
import {
	ApiError,
	readJson,
	sendError,
	sendJson,
} from '../account-service/http';
import { isRecord } from '../account-service/merge';
import { findRoute } from '../account-service/router';
import type { Route } from '../account-service/router';
import { refuseForeignOrigin } from '../account-service/sandbox-routes';
import { antispamRoutes } from './antispam-service';
import { networkRoutes } from './network-routes';
import { emptyNetworks } from './networks';
import { panelRoutes } from './panel';
import { directoryRoutes } from './plugin-directory';
import { startState } from './state';
import type { PublicServicesState } from './state';
import { vaultRoutes } from './vault-service';

const HOST = '127.0.0.1';

export interface PublicServices {
	/**
	 * Without a trailing slash; the first path segment is the simulated host.
	 */
	url: string;
	stop(): Promise< void >;
}

/**
 * A patch replaces whole properties: each is small, and a test sets all of it.
 */
function patched(
	state: PublicServicesState,
	patch: Record< string, unknown >
): PublicServicesState {
	for ( const [ key, value ] of Object.entries( patch ) ) {
		if ( ! Object.hasOwn( state, key ) || ! isRecord( value ) ) {
			throw new ApiError(
				400,
				'invalid_state',
				`“${ key }” is one of ${ Object.keys( state ).join(
					', '
				) }, and an object.`
			);
		}
	}
	return { ...state, ...patch };
}

function controlRoutes( memory: { state: PublicServicesState } ): Route[] {
	const path = '/sandbox/state';
	return [
		{
			method: 'GET',
			path,
			handle: ( { response } ) => sendJson( response, memory.state ),
		},
		{
			method: 'PATCH',
			path,
			handle: async ( call ) => {
				refuseForeignOrigin( call );
				memory.state = patched(
					memory.state,
					await readJson( call.request )
				);
				sendJson( call.response, memory.state );
			},
		},
		{
			method: 'DELETE',
			path,
			handle: ( call ) => {
				refuseForeignOrigin( call );
				memory.state = startState();
				sendJson( call.response, memory.state );
			},
		},
	];
}

/**
 * Simulates the public services that the site uses: the plugin directory, the
 * anti-spam service, the vault plugin's service and social networks. Runs on 127.0.0.1 in the
 * process that started the site; its state isn't saved.
 */
export async function startPublicServices(): Promise< PublicServices > {
	const memory = { state: startState() };
	const networks = emptyNetworks();
	const calls = new CallLog();
	const routes: Route[] = [
		...directoryRoutes( () => memory.state ),
		...antispamRoutes(),
		...vaultRoutes( () => memory.state ),
		...controlRoutes( memory ),
		...callRoutes( calls ),
		...networkRoutes( networks ),
		...panelRoutes( memory, networks ),
	];

	const handleRequest = async (
		request: IncomingMessage,
		response: ServerResponse
	): Promise< void > => {
		const url = new URL( request.url ?? '/', `http://${ HOST }` );
		const method = request.method ?? 'GET';
		const path = url.pathname;
		const isControl = path.startsWith( '/sandbox' );
		if ( ! isControl ) {
			response.on( 'close', () =>
				calls.add( {
					method,
					path,
					status: response.headersSent ? response.statusCode : 0,
				} )
			);
		}
		const fault = isControl
			? undefined
			: faultOf( memory.state, method, path );
		if ( fault && ( await playFault( fault, { request, response } ) ) ) {
			return;
		}
		const match = findRoute( routes, method, path );
		if ( ! match ) {
			throw new ApiError( 404, 'not_found', `Nothing is at ${ path }.` );
		}
		const { route, params } = match;
		await route.handle( { request, response, url, params } );
	};

	const server = createServer( ( request, response ) => {
		handleRequest( request, response ).catch( ( error: unknown ) =>
			sendError( response, error )
		);
	} );
	await new Promise< void >( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( 0, HOST, resolve );
	} );
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://${ HOST }:${ port }`,
		stop: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() );
				server.closeAllConnections();
			} ),
	};
}
