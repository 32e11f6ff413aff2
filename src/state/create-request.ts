import { toApiError } from '../api/errors';
import type { AppRequest } from './actions';
import {
	clearProgress,
	showOutcome,
	showProgress,
} from './notices/request-notices';
import type { RequestNotices } from './notices/request-notices';
import { updateSessionNotice } from './notices/session-notice';
import type { RequestOutcome } from './request';
import type { RequestTracker } from './request-tracker';
import type { AppThunk } from './root-state';

interface RequestDefinition< R extends AppRequest > {
	readonly slice: R[ 'slice' ];
	readonly name: R[ 'name' ];
	/**
	 * A read is skipped while the same one is in flight, and repeated if a
	 * write to its slice overlapped it. A write is always sent.
	 */
	readonly kind: 'read' | 'write';
	readonly call: ( args: R[ 'args' ] ) => Promise< R[ 'result' ] >;
	/** Distinguishes requests with the same name; '' by default. */
	readonly key?: ( args: R[ 'args' ] ) => string;
}

export type RequestThunk< R extends AppRequest > = (
	args: R[ 'args' ],
	notices?: RequestNotices< R[ 'result' ] >
) => AppThunk< Promise< RequestOutcome< R[ 'result' ] > > >;

type Reads< R extends AppRequest > = Map<
	string,
	Promise< RequestOutcome< R[ 'result' ] > >
>;

export function createRequest< R extends AppRequest >(
	definition: RequestDefinition< R >
): RequestThunk< R > {
	const { slice, name, kind, call, key: getKey } = definition;
	const pendingReads = new WeakMap< RequestTracker, Reads< R > >();

	return ( args, notices ) => ( dispatch, _getState, tracker ) => {
		const key = getKey?.( args ) ?? '';
		const id = `${ slice }/${ name }/${ key }`;

		const run = async (): Promise< RequestOutcome< R[ 'result' ] > > => {
			const turn = tracker.begin( id );
			const startedAs = tracker.count();
			dispatch( { type: `${ slice }/${ name }/pending`, key, args } );
			if ( notices ) {
				dispatch( showProgress( id, notices ) );
			}
			let outcome: RequestOutcome< R[ 'result' ] >;
			let writes: number;
			do {
				writes = tracker.writesTo( slice );
				outcome = await attempt( () => call( args ) );
				// Retry until no write overlaps: a response from before a write
				// would revert it in the UI.
			} while (
				kind === 'read' &&
				outcome.isOk &&
				tracker.writesTo( slice ) !== writes
			);
			dispatch( updateSessionNotice( outcome ) );
			if ( kind === 'write' ) {
				tracker.recordWrite( slice );
			}
			if ( ! tracker.isLatest( id, turn ) ) {
				// A newer request is responsible for the state and its notice.
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
		const reads = pendingReads.get( tracker ) ?? none;
		pendingReads.set( tracker, reads );
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
