import { sendJson } from './http';
import type { Route } from './router';
import { refuseForeignOrigin } from './sandbox-routes';

/** A call that the service answered, or cut. */
export interface ServedCall {
	method: string;
	/** Without its query. */
	path: string;
	/** 0 when the connection was cut. */
	status: number;
}

const MOST_CALLS = 1000;

/** The last calls since the service started, those to the control panel aside. */
export class CallLog {
	private calls: ServedCall[] = [];

	add( call: ServedCall ): void {
		this.calls.push( call );
		this.calls = this.calls.slice( -MOST_CALLS );
	}

	all(): readonly ServedCall[] {
		return this.calls;
	}

	clear(): void {
		this.calls = [];
	}
}

/** So that a test can tell what was sent, and that nothing was. */
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
