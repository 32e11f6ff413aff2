import { createSelector } from 'reselect';
import type { ApiError } from '../../api/errors';
import { isRecord } from '../../lib/is-record';
import type { RootState } from '../root-state';
import { hasSessionNotice } from '../notices/session-notice';
import { getPart } from './parts-selectors';

/** Why the site's data could not be fetched, as the notice tells it. */
export interface SiteFailure {
	readonly kind: 'connection' | 'parse' | 'logged-out' | 'other';
	/** The server's, which stand in place of the defaults; '' where it gave none. */
	readonly message: string;
	readonly code: string;
}

const HTTP_UNAUTHORIZED = 401;
const HTTP_FORBIDDEN = 403;

/** Null while nothing has failed, or when a notice of the whole page says why. */
export const getSiteFailure = createSelector(
	[ ( state: RootState ) => getPart( state, 'site' ), hasSessionNotice ],
	( part, isToldAlready ): SiteFailure | null => {
		const error =
			part.kind === 'failed' || part.kind === 'stale' ? part.error : null;
		if ( ! error || error.name === 'UserChangedError' ) {
			return null;
		}
		if ( error.name === 'LoggedOutError' ) {
			return isToldAlready
				? null
				: { kind: 'logged-out', message: error.message, code: '' };
		}
		return {
			kind: kindOf( error ),
			message: textOf( error.response, 'message' ),
			code: error.code ?? '',
		};
	}
);

function kindOf(
	error: ApiError
): Exclude< SiteFailure[ 'kind' ], 'logged-out' > {
	if (
		error.name === 'JsonParseError' ||
		error.name === 'JsonParseAfterRedirectError'
	) {
		return 'parse';
	}
	return isConnectionProblem( error ) ? 'connection' : 'other';
}

/** A token that the service doesn't take, or its 401 or 403. */
function isConnectionProblem( { response }: ApiError ): boolean {
	const facts = isRecord( response ) ? response : {};
	// Its own route has them one level below.
	const { api_error_code: code, api_http_code: status } = {
		...facts,
		...( isRecord( facts.data ) ? facts.data : {} ),
	};
	return (
		( typeof code === 'string' && /(^|_)token(_|$)/.test( code ) ) ||
		Number( status ) === HTTP_UNAUTHORIZED ||
		Number( status ) === HTTP_FORBIDDEN
	);
}

function textOf( value: unknown, key: string ): string {
	const text = isRecord( value ) ? value[ key ] : undefined;
	return typeof text === 'string' ? text : '';
}
