import type { ApiError } from '../../api/errors';
import type { ConnectionTestResult } from '../../state/connection/types';
import type { RequestStatus } from '../../state/request';

export interface ConnectionTestInput {
	/** '' for the production account service. */
	readonly sandboxDomain: string;
	/** Whether the user may run the test. */
	readonly isManager: boolean;
	/** Registered and not offline. */
	readonly isConnected: boolean;
	readonly request: RequestStatus;
	readonly result: ConnectionTestResult | null;
}

/** Only sites with a sandboxed account service are tested. */
export type ConnectionTestView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'untested' }
	| { readonly kind: 'testing' }
	| { readonly kind: 'not-tested'; readonly error: ApiError }
	| { readonly kind: 'passed'; readonly message: string }
	| {
			readonly kind: 'failed';
			readonly message: string;
			readonly resolution: string;
	  };

export function connectionTestView( {
	sandboxDomain,
	isManager,
	isConnected,
	request,
	result,
}: ConnectionTestInput ): ConnectionTestView {
	if ( ! sandboxDomain || ! isManager || ! isConnected ) {
		return { kind: 'hidden' };
	}
	if ( request.kind === 'pending' ) {
		return { kind: 'testing' };
	}
	if ( request.kind === 'failed' ) {
		return { kind: 'not-tested', error: request.error };
	}
	if ( ! result ) {
		return { kind: 'untested' };
	}
	const { isOk, message, resolution } = result;
	return isOk
		? { kind: 'passed', message }
		: { kind: 'failed', message, resolution };
}
