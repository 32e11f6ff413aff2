import { sendJson } from './http';
import type { Route } from './router';
import { refuseForeignOrigin } from './sandbox-routes';

/** A request that the service answered or whose connection it cut. */
export interface ServedCall {
	method: string;
	/** Without the query string. */
	path: string;
	/** 0 when the connection was cut. */
	status: number;
}

const MAX_CALLS = 1000;

/**
 * The most recent requests since the service started, except those to the
 * control panel.
 */
export class CallLog {
	private calls: ServedCall[] = [];

	add( call: ServedCall ): void {
		this.calls.push( call );
		this.calls = this.calls.slice( -MAX_CALLS );
	}

	all(): readonly ServedCall[] {
		return this.calls;
	}

	clear(): void {
		this.calls = [];
	}
}

/** Lets tests assert what was sent, and that nothing was. */
export function callRoutes( calls: CallLog ): Route[] {
	const path = '/sandbox/calls';
	return [
		{
			method: 'GET',
			path,
			handle: ( { response } ) => sendJson( response, calls.all() ),
		},
		{
			method: 'DELETE',
			path,
			handle: ( call ) => {
				refuseForeignOrigin( call );
				calls.clear();
				sendJson( call.response, [] );
			},
		},
	];
}
