import type { ApiError } from '../api/errors';
import { toApiError } from '../api/errors';
import {
	clearProgress,
	showOutcome,
	showProgress,
} from './notices/request-notices';
import type { RequestNotices } from './notices/request-notices';
import { noteUserOf } from './notices/session-notice';
import type { RequestLedger } from './request-ledger';
import type { AppThunk } from './store';

/**
 * The only request-status code. A request is declared once, by type (what it
 * sends and answers) and by value (how it is called); its slice keeps one
 * status per key and changes with the three actions.
 */
export type RequestStatus =
	| { readonly kind: 'idle' }
	| { readonly kind: 'pending' }
	| { readonly kind: 'succeeded' }
	| { readonly kind: 'failed'; readonly error: ApiError };

export type SliceName =
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

/** What a slice's reducer sees of a request of type R. */
export type RequestAction< R extends RequestType > =
	| {
			readonly type: `${ R[ 'slice' ] }/${ R[ 'name' ] }/pending`;
			readonly key: string;
			readonly args: R[ 'args' ];
	  }
	| {
			readonly type: `${ R[ 'slice' ] }/${ R[ 'name' ] }/succeeded`;
			readonly key: string;
			readonly args: R[ 'args' ];
			readonly result: R[ 'result' ];
	  }
	| {
			readonly type: `${ R[ 'slice' ] }/${ R[ 'name' ] }/failed`;
			readonly key: string;
			readonly args: R[ 'args' ];
			readonly error: ApiError;
	  };

/** How it ended, for callers that go on from there. Never a rejection. */
export type RequestOutcome< T > =
	| { readonly isOk: true; readonly result: T }
	| { readonly isOk: false; readonly error: ApiError };

interface RequestDefinition< R extends RequestType > {
	readonly slice: R[ 'slice' ];
	readonly name: R[ 'name' ];
	/**
	 * A read is dropped while the same one is in flight, and asked again when
	 * a write to its slice overtook it. A write always goes out.
	 */
	readonly kind: 'read' | 'write';
	readonly call: ( args: R[ 'args' ] ) => Promise< R[ 'result' ] >;
	/** Tells requests of one name apart; '' by default. */
	readonly key?: ( args: R[ 'args' ] ) => string;
}

export type RequestThunk< R extends RequestType > = (
	args: R[ 'args' ],
	notices?: RequestNotices< R[ 'result' ] >
) => AppThunk< Promise< RequestOutcome< R[ 'result' ] > > >;

type Reads< R extends RequestType > = Map<
	string,
	Promise< RequestOutcome< R[ 'result' ] > >
>;

export function createRequest< R extends RequestType >(
	definition: RequestDefinition< R >
): RequestThunk< R > {
	const { slice, name, kind, call, key: getKey } = definition;
	const readsUnderWay = new WeakMap< RequestLedger, Reads< R > >();

	return ( args, notices ) => ( dispatch, _getState, ledger ) => {
		const key = getKey?.( args ) ?? '';
		const id = `${ slice }/${ name }/${ key }`;

		const run = async (): Promise< RequestOutcome< R[ 'result' ] > > => {
			const turn = ledger.begin( id );
			const startedAs = ledger.count();
			dispatch( { type: `${ slice }/${ name }/pending`, key, args } );
			if ( notices ) {
				dispatch( showProgress( id, notices ) );
			}
			let outcome: RequestOutcome< R[ 'result' ] >;
			let writes: number;
			do {
				writes = ledger.writesTo( slice );
				outcome = await attempt( () => call( args ) );
				// However often: an answer from before a write would show it as undone.
			} while (
				kind === 'read' &&
				outcome.isOk &&
				ledger.writesTo( slice ) !== writes
			);
			dispatch( noteUserOf( outcome ) );
			if ( kind === 'write' ) {
				ledger.noteWrite( slice );
			}
			if ( ! ledger.isLatest( id, turn ) ) {
				// A newer answer has the word, on its notice too.
				return outcome;
			}
			dispatch(
				outcome.isOk
					? {
							type: `${ slice }/${ name }/succeeded`,
							key,
							args,
							result: outcome.result,
					  }
					: {
							type: `${ slice }/${ name }/failed`,
							key,
							args,
							error: outcome.error,
					  }
			);
			if ( notices ) {
				dispatch( clearProgress( id, notices ) );
				dispatch( showOutcome( id, notices, outcome, startedAs ) );
			}
			return outcome;
		};

		if ( kind === 'write' ) {
			return run();
		}
		const none: Reads< R > = new Map();
		const reads = readsUnderWay.get( ledger ) ?? none;
		readsUnderWay.set( ledger, reads );
		const read =
			reads.get( key ) ?? run().finally( () => reads.delete( key ) );
		reads.set( key, read );
		return read;
	};
}

async function attempt< T >(
	call: () => Promise< T >
): Promise< RequestOutcome< T > > {
	try {
		return { isOk: true, result: await call() };
	} catch ( thrown ) {
		return { isOk: false, error: toApiError( thrown ) };
	}
}

/** Statuses of one slice: `name`, or `name/key` where there is a key. */
export type Requests = Readonly< Record< string, RequestStatus > >;

interface LooseRequestAction {
	readonly type: string;
	readonly key?: string;
	readonly error?: ApiError;
}

const IDLE: RequestStatus = { kind: 'idle' };
const PENDING: RequestStatus = { kind: 'pending' };
const SUCCEEDED: RequestStatus = { kind: 'succeeded' };

/** Each slice's reducer hands its `requests` through this. */
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

/** The status of a request that was perhaps never made. */
export function getRequest(
	requests: Requests,
	name: string,
	key = ''
): RequestStatus {
	return requests[ key ? `${ name }/${ key }` : name ] ?? IDLE;
}

/** Is any request of this name under way, whatever its key? */
export function isAnyPending( requests: Requests, name: string ): boolean {
	return Object.entries( requests ).some(
		( [ id, status ] ) =>
			status.kind === 'pending' &&
			( id === name || id.startsWith( `${ name }/` ) )
	);
}
