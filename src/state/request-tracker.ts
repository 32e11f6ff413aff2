/** Counts requests and writes, to detect outdated responses. One per store. */
export interface RequestTracker {
	/** Numbers a request; only the response with the latest number is used. */
	readonly begin: ( id: string ) => number;
	/** Counts all requests of the page, in the order in which they began. */
	readonly count: () => number;
	readonly isLatest: ( id: string, turn: number ) => boolean;
	readonly noteWrite: ( slice: string ) => void;
	readonly writesTo: ( slice: string ) => number;
}

export function createRequestTracker(): RequestTracker {
	const turns = new Map< string, number >();
	const writes = new Map< string, number >();
	let begun = 0;

	return {
		begin( id ) {
			const turn = ( turns.get( id ) ?? 0 ) + 1;
			turns.set( id, turn );
			begun += 1;
			return turn;
		},
		count: () => begun,
		isLatest: ( id, turn ) => turns.get( id ) === turn,
		noteWrite( slice ) {
			writes.set( slice, ( writes.get( slice ) ?? 0 ) + 1 );
		},
		writesTo: ( slice ) => writes.get( slice ) ?? 0,
	};
}
