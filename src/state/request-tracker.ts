/** Counts requests and writes to detect outdated responses. One per store. */
export interface RequestTracker {
	/**
	 * Returns a sequence number; only the response with the latest one is used.
	 */
	readonly begin: ( id: string ) => number;
	/** The number of requests started on this page so far. */
	readonly count: () => number;
	readonly isLatest: ( id: string, turn: number ) => boolean;
	readonly recordWrite: ( slice: string ) => void;
	readonly writesTo: ( slice: string ) => number;
}

export function createRequestTracker(): RequestTracker {
	const turns = new Map< string, number >();
	const writes = new Map< string, number >();
	let startedCount = 0;

	return {
		begin( id ) {
			const turn = ( turns.get( id ) ?? 0 ) + 1;
			turns.set( id, turn );
			startedCount += 1;
			return turn;
		},
		count: () => startedCount,
		isLatest: ( id, turn ) => turns.get( id ) === turn,
		recordWrite( slice ) {
			writes.set( slice, ( writes.get( slice ) ?? 0 ) + 1 );
		},
		writesTo: ( slice ) => writes.get( slice ) ?? 0,
	};
}
