import { isRecord } from '../lib/is-record';
import {
	ApiFailure,
	networkError,
	notFoundError,
	parseError,
	responseError,
	userChangedError,
} from './errors';
import type { ApiError } from './errors';

const HTTP_NO_CONTENT = 204;
const HTTP_UNAUTHORIZED = 401;
const HTTP_FORBIDDEN = 403;
const HTTP_NOT_FOUND = 404;
const HTTP_CONFLICT = 409;
/** Error code of PHP's Rest\Page_User_Check. */
const USER_CHANGED = 'user_changed';

/** WordPress rejects an expired nonce before it dispatches the route. */
export async function isInvalidNonce( response: Response ): Promise< boolean > {
	if ( response.status !== HTTP_FORBIDDEN ) {
		return false;
	}
	const body: unknown = await response
		.clone()
		.json()
		.catch( () => null );
	return isRecord( body ) && body.code === 'rest_cookie_invalid_nonce';
}

/** Every request has a nonce, so a 401 means that no user is logged in. */
export function isLoggedOut( response: Response ): boolean {
	return response.status === HTTP_UNAUTHORIZED;
}

/** Parses the body as JSON, or throws an ApiFailure from the error catalog. */
export async function parseResponse( response: Response ): Promise< unknown > {
	if ( response.status === HTTP_NOT_FOUND ) {
		throw new ApiFailure( notFoundError( response.redirected ) );
	}
	if ( response.status === HTTP_NO_CONTENT ) {
		return null;
	}
	const body = await parseJson( response );
	if ( ! response.ok ) {
		const { message = '', code = '', data } = isRecord( body ) ? body : {};
		if ( response.status === HTTP_CONFLICT && code === USER_CHANGED ) {
			throw new ApiFailure( userChangedError() );
		}
		throw new ApiFailure( {
			...responseError(
				response.status,
				typeof message === 'string' ? message : '',
				typeof code === 'string' ? code : '',
				body
			),
			...readFieldErrors( data ),
		} );
	}
	return body;
}

async function parseJson( response: Response ): Promise< unknown > {
	const text = await response.text().catch( () => {
		// The body was cut off: a network error, not an invalid response.
		throw new ApiFailure( networkError() );
	} );
	try {
		return JSON.parse( text );
	} catch {
		const isRedirected = response.ok && response.redirected;
		throw new ApiFailure( parseError( response.url, isRedirected ) );
	}
}

/** `rest_invalid_param` and `some_updated` list each rejected value. */
function readFieldErrors( data: unknown ): Pick< ApiError, 'fieldErrors' > {
	const params = isRecord( data ) ? data.params : undefined;
	return isRecord( params )
		? {
				fieldErrors: Object.fromEntries(
					Object.entries( params ).map( ( [ key, reason ] ) => [
						key,
						String( reason ),
					] )
				),
		  }
		: {};
}
