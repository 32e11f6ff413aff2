import type { ApiError } from '../api/errors';

/**
 * A request has a type in the slice's types.ts (arguments and result) and a
 * value created with createRequest() (how it is sent). The slice keeps one
 * status per key.
 */
export type RequestStatus =
	| { readonly kind: 'idle' }
	| { readonly kind: 'pending' }
	| { readonly kind: 'succeeded' }
	| { readonly kind: 'failed'; readonly error: ApiError };

type SliceName =
	| 'connection'
	| 'licensing'
	| 'modules'
	| 'settings'
	| 'site'
	| 'recommendations'
	| 'notices';

export interface RequestType {
	readonly slice: SliceName;
	readonly name: string;
	readonly args: unknown;
	readonly result: unknown;
}

/** The actions that a request of type R dispatches. R may be a union. */
export type RequestAction< R extends RequestType > = R extends RequestType
	? {
			readonly key: string;
			readonly args: R[ 'args' ];
	  } & (
			| { readonly type: `${ R[ 'slice' ] }/${ R[ 'name' ] }/pending` }
			| {
					readonly type: `${ R[ 'slice' ] }/${ R[ 'name' ] }/succeeded`;
					readonly result: R[ 'result' ];
			  }
			| {
					readonly type: `${ R[ 'slice' ] }/${ R[ 'name' ] }/failed`;
					readonly error: ApiError;
			  }
	  )
	: never;

/** The outcome, for callers that continue afterwards. Never rejects. */
export type RequestOutcome< T > =
	| { readonly isOk: true; readonly result: T }
	| { readonly isOk: false; readonly error: ApiError };

/** Statuses of one slice, by `name` or `name/key`. */
export type Requests = Readonly< Record< string, RequestStatus > >;

interface LooseRequestAction {
	readonly type: string;
	readonly key?: string;
	readonly error?: ApiError;
}

const PENDING: RequestStatus = { kind: 'pending' };
const SUCCEEDED: RequestStatus = { kind: 'succeeded' };

/** Shared reducer for each slice's `requests`. */
export function reduceRequests(
	slice: SliceName,
	requests: Requests,
	action: LooseRequestAction
): Requests {
	const [ actionSlice, name, phase ] = action.type.split( '/' );
	if ( actionSlice !== slice || name === undefined ) {
		return requests;
	}
	const id = action.key ? `${ name }/${ action.key }` : name;
	switch ( phase ?? '' ) {
		case 'pending':
			return { ...requests, [ id ]: PENDING };
		case 'succeeded':
			return { ...requests, [ id ]: SUCCEEDED };
		case 'failed':
			return action.error
				? {
						...requests,
						[ id ]: { kind: 'failed', error: action.error },
				  }
				: requests;
		default:
			return requests;
	}
}
