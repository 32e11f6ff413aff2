import { ApiError } from './http';
import type { Handler } from './http';

export interface Route {
	method: string;
	/** In `/v1/sites/{id}`, a name matches one segment. */
	path: string;
	handle: Handler;
}

/** The values of the path's names, or null if it doesn't match. */
export function matchPath(
	pattern: string,
	path: string
): Record< string, string > | null {
	const expected = pattern.split( '/' );
	const actual = path.split( '/' );
	if ( expected.length !== actual.length ) {
		return null;
	}
	const params: Record< string, string > = {};
	for ( const [ index, segment ] of expected.entries() ) {
		const value = actual[ index ] ?? '';
		const name = /^\{(\w+)\}$/.exec( segment )?.[ 1 ];
		if ( name !== undefined && value !== '' ) {
			params[ name ] = value;
		} else if ( segment !== value ) {
			return null;
		}
	}
	return params;
}

export interface Match {
	route: Route;
	params: Record< string, string >;
}

/**
 * Returns null if no route matches the path; throws an ApiError if none of them
 * has the method.
 */
export function findRoute(
	routes: readonly Route[],
	method: string,
	path: string
): Match | null {
	const matches = routes.flatMap( ( route ) => {
		const params = matchPath( route.path, path );
		return params ? [ { route, params } ] : [];
	} );
	const match = matches.find( ( { route } ) => route.method === method );
	if ( match === undefined && matches.length > 0 ) {
		throw new ApiError(
			405,
			'method_not_allowed',
			`${ path } doesn’t support ${ method }.`
		);
	}
	return match ?? null;
}
