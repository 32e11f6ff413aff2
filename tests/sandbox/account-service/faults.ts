import { setTimeout as wait } from 'node:timers/promises';

import { sendJson, sendPage } from './http';
import type { Call } from './http';
import { errorPage } from './pages/layout';
import { matchPath } from './router';
import type { Fault, ServiceState } from './state';

const DEFAULT_RETRY_AFTER_S = 5;

function fits( key: string, method: string, path: string ): boolean {
	const [ first = '', second ] = key.split( ' ' );
	return second === undefined
		? matchPath( first, path ) !== null
		: first === method && matchPath( second, path ) !== null;
}

/** The fault of a route; `*` applies to routes without their own. */
export function faultOf(
	{ faults }: Pick< ServiceState, 'faults' >,
	method: string,
	path: string
): Fault | undefined {
	const own = Object.keys( faults ).find( ( key ) =>
		fits( key, method, path )
	);
	return faults[ own ?? '*' ];
}

/**
 * Responds with the fault. Returns false if the request should go on as usual,
 * after the configured latency.
 */
export async function playFault(
	{ kind, latency_ms = 0, status, retry_after }: Fault,
	{ request, response }: Pick< Call, 'request' | 'response' >
): Promise< boolean > {
	if ( latency_ms > 0 ) {
		await wait( latency_ms, undefined, { ref: false } );
	}
	switch ( kind ) {
		case 'slow':
			return false;
		case 'status':
			sendJson(
				response,
				{
					code: 'sandbox_fault',
					message: `The control panel asked for a ${
						status ?? 500
					}.`,
				},
				status ?? 500
			);
			return true;
		case 'malformed':
			response
				.writeHead( status ?? 200, {
					'Content-Type': 'application/json',
				} )
				.end( '{"state": "act' );
			return true;
		case 'html':
			sendPage(
				response,
				errorPage( 'A page instead of data.', 'sandbox_fault' ),
				status
			);
			return true;
		case 'empty':
			response
				.writeHead( status ?? 200, {
					'Content-Type': 'application/json',
				} )
				.end();
			return true;
		case 'empty-object':
			sendJson( response, {}, status );
			return true;
		case 'wrong-types':
			sendJson( response, [ 42, null, 'text' ] );
			return true;
		case 'closed':
			request.socket.destroy();
			return true;
		case 'busy':
			response.setHeader(
				'Retry-After',
				String( retry_after ?? DEFAULT_RETRY_AFTER_S )
			);
			sendJson(
				response,
				{ code: 'too_many_requests', message: 'Ask again later.' },
				429
			);
			return true;
	}
}
