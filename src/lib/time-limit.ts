/** What `withTimeLimit` rejects with when the time is over. */
export class TimeoutError extends Error {
	constructor( limitMs: number ) {
		super( `No end after ${ limitMs } ms.` );
		this.name = 'TimeOver';
	}
}

/**
 * Ends what takes too long, whether or not it listens to its signal: a server
 * that accepts a request and never answers is no error to a browser.
 *
 * @param limitMs From the start to the last byte.
 * @param run     Hands the signal to whatever can be broken off.
 */
export async function withTimeLimit< T >(
	limitMs: number,
	run: ( signal: AbortSignal ) => Promise< T >
): Promise< T > {
	const controller = new AbortController();
	let timer: ReturnType< typeof setTimeout > | undefined;
	const end = new Promise< never >( ( _resolve, reject ) => {
		timer = setTimeout( () => {
			// First, so that this is the reason and not the broken request.
			reject( new TimeoutError( limitMs ) );
			controller.abort();
		}, limitMs );
	} );
	try {
		return await Promise.race( [ run( controller.signal ), end ] );
	} finally {
		clearTimeout( timer );
	}
}
