import type { AppRequest } from './actions';
import type { RequestStatus } from './request';
import type { RootState } from './root-state';

type SliceName = AppRequest[ 'slice' ];

export type RequestName< Slice extends SliceName > = Extract<
	AppRequest,
	{ readonly slice: Slice }
>[ 'name' ];

const IDLE: RequestStatus = { kind: 'idle' };

/** A request's status; idle until it is sent. */
export function getRequest< Slice extends SliceName >(
	state: RootState,
	slice: Slice,
	name: RequestName< Slice >,
	key = ''
): RequestStatus {
	return state[ slice ].requests[ key ? `${ name }/${ key }` : name ] ?? IDLE;
}

/** The keys of this request's calls in flight; '' for a call without a key. */
export function getPendingKeys< Slice extends SliceName >(
	state: RootState,
	slice: Slice,
	name: RequestName< Slice >
): readonly string[] {
	return Object.entries( state[ slice ].requests ).flatMap(
		( [ id, { kind } ] ) =>
			kind === 'pending' &&
			( id === name || id.startsWith( `${ name }/` ) )
				? [ id.slice( name.length + 1 ) ]
				: []
	);
}
