import { createSelector } from 'reselect';
import type { ApiError } from '../../api/errors';
import { isRecord } from '../../lib/is-record';
import type { RootState } from '../root-state';
import { hasSessionNotice } from '../notices/session-notice';
import { getPart } from './parts-selectors';

/** Why the site's data could not be fetched, for the notice. */
export interface SiteFailure {
	readonly kind: 'connection' | 'parse' | 'logged-out' | 'other';
	/** The server's message, which overrides the default; '' if none. */
	readonly message: string;
	readonly code: string;
}

const HTTP_UNAUTHORIZED = 401;
const HTTP_FORBIDDEN = 403;

/** Null if there is no error, or a page-wide notice already covers it. */
export const getSiteFailure = createSelector(
	[ ( state: RootState ) => getPart( state, 'site' ), hasSessionNotice ],
	( part, hasNotice ): SiteFailure | null => {
		const error =
			part.kind === 'failed' || part.kind === 'stale' ? part.error : null;
		if ( ! error || error.name === 'UserChangedError' ) {
			return null;
		}
		if ( error.name === 'LoggedOutError' ) {
			return hasNotice
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

/** An invalid token, or a 401 or 403 from the account service. */
function isConnectionProblem( { response }: ApiError ): boolean {
	const body = isRecord( response ) ? response : {};
	// The part's own route nests these one level deeper.
	const { api_error_code: code, api_http_code: status } = {
		...body,
		...( isRecord( body.data ) ? body.data : {} ),
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
