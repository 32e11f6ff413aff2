import { answerConsent, authorizeUrl } from './consent';
import { readConnection } from './connection-state';
import { site } from './site';
import type { Caller } from './site';

/** The callback URL of an authorization that the user has just approved. */
export const approveConsent = async ( as: Caller = 'admin' ): Promise< URL > =>
	answerConsent( await authorizeUrl( as ) );

/** The same URL with some query parameters replaced, or removed if null. */
export function withQuery(
	url: URL,
	query: Record< string, string | null >
): URL {
	const copy = new URL( url );
	for ( const [ key, value ] of Object.entries( query ) ) {
		if ( value === null ) {
			copy.searchParams.delete( key );
		} else {
			copy.searchParams.set( key, value );
		}
	}
	return copy;
}

/** How many requests to a path the account service received. */
export const callsTo = async ( path: string ): Promise< number > =>
	( await site().accountService.calls() ).filter(
		( call ) => call.path === path
	).length;

export const expectNobodyLinked = async (): Promise< void > =>
	expect( ( await readConnection() ).linked ).toEqual( [] );
