/** What the request helper remembers beside the store, one per store. */
export interface RequestLedger {
	/** Opens a turn of this request; later turns outrank earlier ones. */
	readonly begin: ( id: string ) => number;
	readonly isLatest: ( id: string, turn: number ) => boolean;
	readonly noteWrite: ( slice: string ) => void;
	readonly writesTo: ( slice: string ) => number;
}

export function createRequestLedger(): RequestLedger {
	const turns = new Map< string, number >();
	const writes = new Map< string, number >();

	return {
		begin( id ) {
			const turn = ( turns.get( id ) ?? 0 ) + 1;
			turns.set( id, turn );
			return turn;
		},
		isLatest: ( id, turn ) => turns.get( id ) === turn,
		noteWrite( slice ) {
			writes.set( slice, ( writes.get( slice ) ?? 0 ) + 1 );
		},
		writesTo: ( slice ) => writes.get( slice ) ?? 0,
	};
}
