/** The rejection of `withTimeLimit()` on timeout. */
export class TimeoutError extends Error {
	constructor( limitMs: number ) {
		super( `Timed out after ${ limitMs } ms.` );
		this.name = 'TimeoutError';
	}
}

/**
 * Rejects if `run` takes too long, even if it ignores its signal: browsers
 * don't time out when a server accepts a request and never responds.
 *
 * @param limitMs Including the time to read the body.
 * @param run     Passes the signal to whatever can be aborted.
 */
export async function withTimeLimit< T >(
	limitMs: number,
	run: ( signal: AbortSignal ) => Promise< T >
): Promise< T > {
	const controller = new AbortController();
	let timer: ReturnType< typeof setTimeout > | undefined;
	const end = new Promise< never >( ( _resolve, reject ) => {
		timer = setTimeout( () => {
			// Before the abort, so that this error wins and not the aborted request's.
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
