import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { default as Provider } from 'oidc-provider';

import { PortInUseError, isInUse } from '../ports';
import { browserRoutes } from './browser-routes';
import { CallLog, callRoutes } from './call-log';
import type { ServedCall } from './call-log';
import { connectRoutes } from './connect-service';
import { consentRoutes } from './consent';
import { faultOf, playFault } from './faults';
import { ApiError, sendError, sendPage } from './http';
import { playIdTokenFault } from './id-token-faults';
import { IDENTITY_ROUTES, loadProvider } from './identity';
import { errorPage } from './pages/layout';
import { revocationRoutes } from './revoking';
import { findRoute } from './router';
import type { Route } from './router';
import { publicState, sandboxRoutes } from './sandbox-routes';
import type { PublicState } from './sandbox-routes';
import type { ServiceScenario } from './scenarios';
import { siteReadRoutes } from './site-reads';
import { siteWriteRoutes } from './site-writes';
import { Store } from './store';
import { surveyRoutes } from './survey';

const HOST = '127.0.0.1';

export interface AccountServiceOptions {
	/** 0 picks a free port. */
	port: number;
	/** The file that keeps the state across restarts. */
	statePath: string;
	/** Turns off the request log on standard error. */
	quiet?: boolean;
}

export interface AccountService {
	url: string;
	port: number;
	state(): PublicState;
	/** Same as `PATCH /sandbox/state`; throws a PatchError. */
	patch( patch: unknown ): PublicState;
	loadScenario( name: ServiceScenario ): PublicState;
	stop(): Promise< void >;
}

async function listen( server: Server, port: number ): Promise< number > {
	await new Promise< void >( ( resolve, reject ) => {
		server.once( 'error', ( error ) =>
			reject(
				isInUse( error )
					? new PortInUseError( port, 'choose another: --port.' )
					: error
			)
		);
		server.listen( { port, host: HOST }, resolve );
	} );
	return ( server.address() as AddressInfo ).port;
}

/**
 * Each consent flow asks for the account again, so one browser can use several
 * accounts.
 */
function forgetSession( request: IncomingMessage, path: string ): void {
	if ( path.startsWith( IDENTITY_ROUTES.authorization ) ) {
		request.headers.cookie = ( request.headers.cookie ?? '' )
			.split( '; ' )
			.filter( ( cookie ) => ! /^_session(?:\.|=)/.test( cookie ) )
			.join( '; ' );
	}
}

interface Parts {
	provider: Provider;
	store: Store;
	routes: readonly Route[];
	url: string;
}

async function handleRequest(
	{ provider, store, routes, url: base }: Parts,
	request: IncomingMessage,
	response: ServerResponse
): Promise< void > {
	const url = new URL( request.url ?? '/', base );
	const method = request.method ?? 'GET';
	const path = url.pathname;
	const fault = path.startsWith( '/sandbox' )
		? undefined
		: faultOf( store.state, method, path );
	if ( fault && ( await playFault( fault, { request, response } ) ) ) {
		return;
	}
	if ( playIdTokenFault( store, method, path, response ) ) {
		return;
	}
	const match = findRoute( routes, method, path );
	if ( match ) {
		const { route, params } = match;
		await route.handle( { request, response, url, params } );
		return;
	}
	if ( path.startsWith( '/v1/' ) || path.startsWith( '/sandbox' ) ) {
		throw new ApiError( 404, 'not_found', `Nothing is at ${ path }.` );
	}
	forgetSession( request, path );
	await provider.callback()( request, response );
}

/**
 * The path without the query, which may hold a code or a state; null for the
 * control panel.
 */
function callOf(
	request: IncomingMessage,
	response: ServerResponse
): ServedCall | null {
	const path = request.url?.replace( /\?.*/, '' ) ?? '/';
	return /^\/sandbox(?:\/|$)/.test( path )
		? null
		: {
				method: request.method ?? 'GET',
				path,
				// A cut connection has no status.
				status: response.headersSent ? response.statusCode : 0,
		  };
}

/** An expired or unknown consent flow is a client error. */
function fail( response: ServerResponse, error: unknown ): void {
	if ( error instanceof Error && error.name === 'SessionNotFound' ) {
		sendPage(
			response,
			errorPage(
				'This page was used already, or is too old. Start again from your site.',
				'session_not_found'
			),
			400
		);
		return;
	}
	sendError( response, error );
}

/**
 * Starts the service on 127.0.0.1. No other process may use the same state
 * file.
 */
export async function startAccountService( {
	port: wanted,
	statePath,
	quiet = false,
}: AccountServiceOptions ): Promise< AccountService > {
	const createProvider = await loadProvider();
	const store = new Store( statePath );
	const calls = new CallLog();
	const server = createServer();
	const port = await listen( server, wanted );
	const url = `http://${ HOST }:${ port }`;
	const provider = createProvider( store, url );
	const parts: Parts = {
		provider,
		store,
		url,
		routes: [
			...surveyRoutes( store ),
			...siteReadRoutes( provider, store ),
			...siteWriteRoutes( provider, store ),
			...browserRoutes( store ),
			...connectRoutes( store ),
			...consentRoutes( provider, store ),
			...sandboxRoutes( store ),
			...callRoutes( calls ),
			...revocationRoutes( store ),
		],
	};
	server.on( 'request', ( request, response ) => {
		response.on( 'close', () => {
			const call = callOf( request, response );
			if ( call ) {
				calls.add( call );
				if ( ! quiet ) {
					process.stderr.write(
						`${ call.method } ${ call.path } ${ call.status }\n`
					);
				}
			}
		} );
		handleRequest( parts, request, response ).catch( ( error: unknown ) =>
			fail( response, error )
		);
	} );

	return {
		url,
		port,
		state: () => structuredClone( publicState( store ) ),
		patch( patch ) {
			store.patch( patch );
			return structuredClone( publicState( store ) );
		},
		loadScenario( name ) {
			store.loadScenario( name );
			return structuredClone( publicState( store ) );
		},
		stop: () =>
			new Promise( ( resolve ) => {
				server.close( () => {
					store.flush();
					resolve();
				} );
				server.closeAllConnections();
			} ),
	};
}
